import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import { newId } from '#web/lib/ids.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import type { CruiseDraft, CruiseExtra } from '#web/parts/cruise-fields/form-store.ts';
import {
  changedNames,
  form_shape,
  type FormValues,
  readValues,
  type ValueName,
} from '#web/parts/cruise-fields/form-values.ts';
import { readPassengers } from '#web/parts/cruise-fields/passengers.ts';

/** Grows when older drafts can no longer be understood. */
const edition = 1;

/** Unsaved changes of a cruise. @param id of the cruise, or `new` */
export function cruiseDraft(id: string) {
  return draftOf<FormValues, CruiseExtra>(`draft:${edition}:${id}`, {
    shape: form_shape,
    readValues,
    readExtra: ({ passengers, pasted_itinerary }, is_sent) => ({
      passengers: readPassengers(passengers).map((one) => (is_sent ? one : { ...one, id: newId() })),
      ...(typeof pasted_itinerary === 'string' && { pasted_itinerary }),
    }),
  });
}

/**
 * The id under which the cruise of a draft may be recorded, if nothing was typed since it was sent. A browser that is
 * killed may forget that it removed the draft: another voyage typed into it would change that cruise.
 */
export function recordedAs(draft: CruiseDraft | null): string | undefined {
  if (draft === null || draft.version > 0) return undefined;
  const { values, sent } = draft;
  if (sent === null) return draft.former_id;
  const ids: readonly string[] = Object.values(catalogue_ids);
  // a name of the catalogue is written as it has it, and a ship brings its line, on the way to the server
  const isLinked = (name: ValueName) =>
    Object.hasOwn(catalogue_ids, name) && ['', plain(sent[name])].includes(plain(values[name]));
  const typed = changedNames(values, sent).filter((name) => !ids.includes(name) && !isLinked(name));
  return typed.length === 0 ? draft.id : undefined;
}

const plain = (text: string) => text.trim().toLowerCase();

/** Whether a recorded cruise has what its draft has. A pasted itinerary is read after it was recorded. */
export function hasAll({ passengers }: Pick<Cruise, 'passengers'>, draft: CruiseDraft): boolean {
  const is_read = (draft.pasted_itinerary ?? '').trim() === '';
  return is_read && passengers.length >= (draft.passengers?.length ?? 0);
}
