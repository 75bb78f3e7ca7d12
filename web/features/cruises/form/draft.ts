import { newId } from '#web/lib/ids.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import type { CruiseExtra } from '#web/parts/cruise-fields/form-store.ts';
import { form_shape, type FormValues, readValues } from '#web/parts/cruise-fields/form-values.ts';
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
