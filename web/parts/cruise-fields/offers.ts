import type { Suggestions } from '#contract/suggestions.ts';
import { namesWith } from '#domain/cruise-fields.ts';
import { type FieldName, fields } from './fields.ts';
import type { FormValues } from './form-values.ts';

/** Suggestions by field, as texts of the form. */
export type Offers = Partial<Record<FieldName, string>>;

export function offersOf(suggested: Suggestions): Offers {
  const pairs = namesWith('is_offered').map((name) => [name, suggested[name]] as const);
  return Object.fromEntries(
    pairs.filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * The suggestion to show beside a field, never over typed text. A value that was taken from a suggestion gets the next
 * one, if line or dates have changed since.
 */
export function offerAt(
  name: FieldName,
  { values, offers, taken }: { values: FormValues; offers: Offers; taken: Offers },
): string | undefined {
  const offer = offers[name];
  const value = values[name].trim();
  return offer !== undefined && offer !== value && (value === '' || value === taken[name])
    ? offer
    : undefined;
}

/** Fields that have a suggestion to show. */
export function offeredNames(
  state: { values: FormValues; offers: Offers; taken: Offers },
  among: readonly FieldName[] = fields.map(({ name }) => name),
): FieldName[] {
  return among.filter((name) => offerAt(name, state) !== undefined);
}
