import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '#web/lib/api.ts';
import { type DraftSlot, useDraft } from './draft.ts';
import type { Draft, RecordForm } from './record-form.ts';
import { saveForm, type SaveParts } from './save.ts';

interface UseParts<Values extends object, Problem extends string, Extra extends object, Saved> extends Omit<
  SaveParts<Values, Problem, Saved>,
  'forgetDraft'
> {
  slot: DraftSlot<Draft<Values> & Partial<Extra>>;
  /** the names of the extra state that the draft has; the same array each time */
  kept?: readonly (keyof Extra)[];
}

const no_names: readonly never[] = [];

/** Saves a form and keeps its draft. */
export function useRecordForm<Values extends object, Problem extends string, Extra extends object, Saved>(
  form: RecordForm<Values, Problem, Extra>,
  { slot, kept = no_names, ...parts }: UseParts<Values, Problem, Extra, Saved>,
) {
  const t = useTranslations('outbox');
  const is_open = useRef(false);
  useDraft(form, slot, kept);

  useEffect(() => {
    is_open.current = true;
    return () => {
      is_open.current = false;
    };
  }, []);

  function save(): Promise<void> {
    const at = location.pathname;
    // the form stays until the next screen is loaded, so the address tells whether the user has left
    const isHere = () => is_open.current && location.pathname === at;
    const epoch = session.epoch();
    const isSameSession = () => session.epoch() === epoch;
    return saveForm(
      form,
      { ...parts, texts: { kept: t('kept'), ...parts.texts }, forgetDraft: slot.forget },
      { isHere, isSameSession },
    );
  }

  function discard(): void {
    form.startAfresh();
    slot.forget();
  }

  /** The draft is not needed any more: the record was deleted. */
  function end(): void {
    form.patch({ is_done: true });
    slot.forget();
  }

  return { save, discard, end };
}
