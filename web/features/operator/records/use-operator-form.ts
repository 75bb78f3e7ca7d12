import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { type DraftSlot, draftOf, useDraft } from '#web/lib/forms/draft.ts';
import { createRecordForm, type Draft } from '#web/lib/forms/record-form.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';

/** Grows when older drafts can no longer be understood. */
const edition = 2;
const nothing_kept: readonly never[] = [];
const no_draft: DraftSlot<never> = { read: () => null, write: () => undefined, forget: () => undefined };

type Texts<Name extends string> = Record<Name, string>;
/** The errors that a form finds itself; false where a field has none. */
export type Faults<Name extends string> = Partial<Record<Name, string | false>>;
export type OperatorForm<Name extends string> = ReturnType<typeof useOperatorForm<Name>>;

/**
 * A form of text fields in a dialog or a section of the operator.
 * @param key the name of the form, by which its draft is found; null for a form without one
 */
export function useOperatorForm<Name extends string>(key: string | null, start: Texts<Name>) {
  const names = Object.keys(start) as Name[];
  const shape = { names };
  const [slot] = useState<DraftSlot<Draft<Texts<Name>>>>(() =>
    key === null
      ? no_draft
      : draftOf<Texts<Name>, object>(`draft:${edition}:operator:${key}`, {
          shape,
          readValues: (stored) => readTexts(names, stored),
          readExtra: () => ({}),
        }),
  );
  const [form] = useState(() =>
    createRecordForm<Texts<Name>, never, object>({
      shape,
      start: { version: 0, before: start },
      draft: slot.read(),
      extra: {},
    }),
  );
  useDraft(form, slot, nothing_kept);
  const { values, is_restored } = useSelector(form.store);
  const { send: sendOnce, clear, reset, errors, message, isWorking, place } = useSmallForm(names);

  /** After Cancel or a sent form the draft is not wanted again. */
  function end(): void {
    form.patch({ is_done: true });
    slot.forget();
  }

  /** Sends, unless the form itself finds errors; the server's errors are put on their fields. */
  function send(faults: Faults<Name>, run: () => Promise<unknown>): Promise<void> {
    const found = Object.entries(faults).filter(([, sentence]) => sentence !== false);
    return sendOnce(Object.fromEntries(found) as Partial<Texts<Name>>, async () => {
      await run();
      end();
    });
  }

  /** @param related fields whose errors may be gone, too */
  function set(change: Partial<Texts<Name>>, related: readonly Name[] = []): void {
    // a section stays open when it was sent: later changes are a draft again
    form.patch({ is_done: false });
    form.put({ ...form.state().values, ...change });
    clear(...(Object.keys(change) as Name[]), ...related);
  }

  function startAfresh(): void {
    form.startAfresh();
    reset();
  }

  const isRestored = is_restored && form.isDirty();
  return { values, errors, message, isWorking, place, isRestored, set, send, end, startAfresh };
}

export function isFaulty(faults: Faults<string>): boolean {
  return Object.values(faults).some((sentence) => typeof sentence === 'string');
}

function readTexts<Name extends string>(names: readonly Name[], stored: unknown): Texts<Name> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  if (!names.every((name) => typeof known.get(name) === 'string')) return undefined;
  return Object.fromEntries(names.map((name) => [name, known.get(name)])) as Texts<Name>;
}
