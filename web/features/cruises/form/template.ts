import type { Cruise } from '#contract/cruises.ts';
import { namesWith } from '#domain/cruise-fields.ts';
import { emptyValues, type FormValues, valuesOf } from '#web/parts/cruise-fields/form-values.ts';

/** The values of another cruise as the start of a new one. */
export function templateValues(cruise: Cruise): FormValues {
  const values = valuesOf(cruise);
  const empty = emptyValues(undefined);
  for (const name of namesWith('is_of_booking')) values[name] = empty[name];
  return values;
}
