import type { QueryClient } from '@tanstack/react-query';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { type CatalogueKind, type Entry, exactEntry, lookUp } from '#web/parts/fields/catalogue.ts';
import type { CatalogueName } from './fields.ts';
import type { FormValues } from './form-values.ts';
import { pause } from '#web/ui/turns.ts';

export const kinds: Record<CatalogueName, CatalogueKind> = {
  cruise_line: 'line',
  ship_name: 'ship',
  start_port: 'port',
  end_port: 'port',
};

/** The values with an entry of the catalogue in a field. A ship brings its line along. */
export function withEntry(values: FormValues, name: CatalogueName, entry: Entry): FormValues {
  const next = { ...values, [name]: entry.name, [catalogue_ids[name]]: entry.id };
  if (name === 'ship_name' && entry.line !== undefined) {
    next.cruise_line = entry.line.name;
    next.cruise_line_id = entry.line.id;
  }
  // a ship of another line cannot stay
  else if (next.cruise_line_id !== values.cruise_line_id) next.ship_id = '';
  return next;
}

/**
 * The same for an entry that a typed text names exactly. A ship is not linked if the typed line is not in the
 * catalogue: the ship's line would replace it.
 */
export function withTyped(values: FormValues, name: CatalogueName, entry: Entry): FormValues {
  const is_of_other_line =
    name === 'ship_name' && values.cruise_line_id === '' && values.cruise_line.trim() !== '';
  return is_of_other_line ? values : withEntry(values, name, entry);
}

/**
 * Adds ids to names that were typed and not chosen from the list, so that a typed port has its zone too, and a ship its
 * line. A name that the catalogue lacks, or cannot resolve now, stays as typed.
 */
export async function linkNames(
  queries: QueryClient,
  values: FormValues,
  names: readonly CatalogueName[],
): Promise<FormValues> {
  let linked = values;
  // The line first: of two ships with one name, that of the line is linked.
  for (const are_lines of [true, false]) {
    const { cruise_line_id } = linked;
    const found = await Promise.all(
      names
        .filter((name) => (name === 'cruise_line') === are_lines)
        .filter((name) => values[name].trim() !== '' && values[catalogue_ids[name]] === '')
        .map(async (name) => {
          const entries = await inTime(lookUp(queries, kinds[name], values[name], cruise_line_id));
          return { name, entry: exactEntry(entries ?? [], values[name]) };
        }),
    );
    for (const { name, entry } of found) {
      // the typed words of the booking stay
      if (entry !== undefined) linked = { ...withTyped(linked, name, entry), [name]: values[name] };
    }
  }
  return linked;
}

const patience_ms = 2_000;

/**
 * The result if it comes soon, else undefined. The typed name is enough to save, so a lost network must not delay it.
 */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  return (await Promise.race([coming.catch(() => undefined), pause(patience_ms)])) ?? undefined;
}
