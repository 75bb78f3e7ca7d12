import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentAccount } from '#web/lib/storage.ts';
import type { Field } from '../fields.ts';
import { forgetDraft, keepDraft } from './draft.ts';
import {
  type FieldState,
  fieldStateOf,
  type FormState,
  type FormStore,
  isDirty,
  isSameFieldState,
} from './form-store.ts';

/**
 * A part of the form's state. `select` must return the same value while nothing has changed: a text, or an object of
 * the state.
 */
export function useFormState<Part>(form: FormStore, select: (state: FormState) => Part): Part {
  return useSyncExternalStore(form.subscribe, () => select(form.state()));
}

/** The state of one field. */
export function useFieldState(form: FormStore, field: Field): FieldState {
  const [read] = useState(() => {
    let latest = fieldStateOf(field, form.state());
    return () => {
      const next = fieldStateOf(field, form.state());
      if (!isSameFieldState(latest, next)) latest = next;
      return latest;
    };
  });
  return useSyncExternalStore(form.subscribe, read);
}

/** A pause between two keys: the draft is written after it, and not at each key. */
const pause_ms = 300;

/** Keeps unsaved changes over a reload, for the account that made them. */
export function useDraft(form: FormStore, draft_id: string): void {
  const [account] = useState(currentAccount);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let has_kept = form.state().is_restored;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const state = form.state();
      if (state.is_done || account !== currentAccount()) return;
      if (isDirty(state)) keepDraft(draft_id, draftOf(state));
      // another tab's draft must not be removed here
      else if (has_kept) forgetDraft(draft_id);
      has_kept = isDirty(state);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause_ms);
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    const stop = form.subscribe(keepSoon);
    // a page that is left or hidden may not come back
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      stop();
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [form, draft_id, account]);
}

function draftOf({ base, values, id, passengers, sent, drift }: FormState) {
  return { ...base, values, id, passengers, sent, drift };
}
