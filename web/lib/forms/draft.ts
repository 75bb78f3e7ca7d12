import { useEffect, useState } from 'react';
import { newId } from '#web/lib/ids.ts';
import { currentAccount, userChoice } from '#web/lib/storage.ts';
import type { FormShape } from './merge.ts';
import type { Draft, RecordForm } from './record-form.ts';

/** The place of a draft in the browser's storage. */
export interface DraftSlot<Kept> {
  read: () => Kept | null;
  write: (draft: Kept) => void;
  forget: () => void;
}

interface DraftParts<Values extends object, Extra extends object> {
  shape: FormShape<Values>;
  /** the values that this version of the form knows; undefined when there are none */
  readValues: (stored: unknown) => Values | undefined;
  /** the same for what is kept besides the values; ids that were never sent have to be made anew */
  readExtra: (stored: Readonly<Record<string, unknown>>, is_sent: boolean) => Partial<Extra>;
}

/**
 * The draft of a form: it survives a reload, and is removed when its account signs out.
 * @param key of the form; it holds a number that grows when older drafts can no longer be understood
 */
export function draftOf<Values extends object, Extra extends object>(
  key: string,
  { shape, readValues, readExtra }: DraftParts<Values, Extra>,
) {
  return userChoice<(Draft<Values> & Partial<Extra>) | null>(key, null, (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const known = stored as Readonly<Record<string, unknown>>;
    const { id, version, drift } = known;
    const values = readValues(known['values']);
    const before = readValues(known['before']);
    if (typeof version !== 'number' || values === undefined || before === undefined) return undefined;
    const sent = readValues(known['sent']) ?? null;
    const keeps_id = typeof id === 'string' && (version > 0 || sent !== null);
    return {
      ...readExtra(known, sent !== null),
      // Two tabs may go on from one draft: under an id that was never sent, the second would find the first's record.
      id: keeps_id ? id : newId(),
      ...(typeof id === 'string' && !keeps_id && { former_id: id }),
      version,
      before,
      values,
      sent,
      drift: Array.isArray(drift) ? (shape.names ?? []).filter((name) => drift.includes(name)) : [],
    };
  });
}

/** The pause between two keys after which the draft is written. */
const pause_ms = 300;

/**
 * Calls `keep` soon after each change, and at once when the page is left or hidden: it may not come back. Then also
 * without a change: another tab may have removed or replaced what is kept.
 * @param subscribe calls its listener at each change
 * @returns ends it, and keeps the last change
 */
export function keepSoon(subscribe: (listener: () => void) => () => void, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    keep();
  };
  const keepHidden = () => {
    if (document.visibilityState === 'hidden') keepNow();
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, pause_ms);
  });
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepHidden);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', keepNow);
    document.removeEventListener('visibilitychange', keepHidden);
    if (timer !== undefined) keepNow();
  };
}

/**
 * Keeps unsaved changes over a reload, for the account that made them.
 * @param kept the names of the extra state that the draft has
 */
export function useDraft<Values extends object, Problem extends string, Extra extends object>(
  form: RecordForm<Values, Problem, Extra>,
  slot: DraftSlot<Draft<Values> & Partial<Extra>>,
  kept: readonly (keyof Extra)[],
): void {
  const [account] = useState(currentAccount);
  useEffect(() => {
    let has_kept = form.state().is_restored;
    const keep = () => {
      const state = form.state();
      if (state.is_done || account !== currentAccount()) return;
      const is_dirty = form.isDirty();
      if (is_dirty) {
        const { base, values, sent, drift } = state;
        const extra = Object.fromEntries(kept.map((name) => [name, state[name]])) as Partial<Extra>;
        slot.write({ ...base, values, sent, drift, ...extra });
      }
      // another tab's draft must not be removed here
      else if (has_kept) slot.forget();
      has_kept = is_dirty;
    };
    // a form may open with changes, such as rows of a file
    if (form.isDirty()) keep();
    return keepSoon((listener) => form.store.subscribe(listener).unsubscribe, keep);
  }, [form, slot, kept, account]);
}
