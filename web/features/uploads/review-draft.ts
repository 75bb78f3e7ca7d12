import { useEffect, useState } from 'react';
import { keepSoon } from '#web/lib/forms/draft.ts';
import { currentAccount, userChoice } from '#web/lib/storage.ts';
import { readValues } from '#web/parts/cruise-fields/form-values.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import type { ReviewCruise } from './review-model.ts';
import type { ReviewStore } from './review-store.ts';

/** Grows when older drafts can no longer be understood. */
const edition = 2;

interface Draft {
  /** of the upload: when it is read again, it proposes other values */
  version: number;
  cruises: ReviewCruise[];
}

function slot(upload_id: string) {
  return userChoice<Draft | null>(`review:${edition}:${upload_id}`, null, checkDraft);
}

/** The corrections made to a document before; undefined when there are none, or it was read again since. */
export function readReviewDraft(upload_id: string, version: number): ReviewCruise[] | undefined {
  const draft = slot(upload_id).read();
  return draft !== null && draft.version === version ? draft.cruises : undefined;
}

export function forgetReviewDraft(upload_id: string): void {
  slot(upload_id).forget();
}

/** A draft of another shape is dropped: the document proposes its values again. */
function checkDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { version, cruises } = stored as { version?: unknown; cruises?: unknown };
  if (typeof version !== 'number' || !Array.isArray(cruises)) return undefined;
  const known = (cruises as unknown[]).flatMap((cruise) => checkCruise(cruise) ?? []);
  return known.length === cruises.length && known.length > 0 ? { version, cruises: known } : undefined;
}

function checkCruise(stored: unknown): ReviewCruise | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const cruise = stored as ReviewCruise;
  const values = readValues(cruise.values);
  const is_whole =
    typeof cruise.id === 'string' &&
    typeof cruise.sources === 'object' &&
    [cruise.rows, cruise.matches, cruise.kept_old].every(Array.isArray) &&
    part_kinds.every((kind) =>
      Array.isArray((cruise.parts as Partial<ReviewCruise['parts']> | null)?.[kind]),
    );
  return is_whole && values !== undefined ? { ...cruise, values } : undefined;
}

/** Keeps corrections over a reload, for the account that made them. */
export function useReviewDraft(store: ReviewStore, upload_id: string, version: number): void {
  const [account] = useState(currentAccount);
  useEffect(() => {
    let latest = JSON.stringify(store.state().items.map(store.read));
    const keep = () => {
      const { items, is_done } = store.state();
      if (is_done || account !== currentAccount()) return;
      const cruises = items.map(store.read);
      const text = JSON.stringify(cruises);
      // showing another field is no change
      if (text !== latest) slot(upload_id).write({ version, cruises });
      latest = text;
    };
    return keepSoon(store.subscribe, keep);
  }, [store, upload_id, version, account]);
}
