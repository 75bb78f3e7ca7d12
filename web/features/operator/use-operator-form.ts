import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { draftOf, useDraft } from '#web/lib/forms/draft.ts';
import { createRecordForm } from '#web/lib/forms/record-form.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';

/** Grows when older drafts can no longer be understood. */
const edition = 2;
const nothing_kept: readonly never[] = [];

/**
 * A form of text fields in a dialog or a section of the operator, with a draft.
 * @param key the name of the form, by which its draft is found
 */
export function useOperatorForm<Name extends string>(
  key: string,
  names: readonly Name[],
  start: Record<Name, string>,
) {
  type Values = Record<Name, string>;
  const shape = { names };
  const [slot] = useState(() =>
    draftOf<Values, object>(`draft:${edition}:operator:${key}`, {
      shape,
      readValues: (stored) => readTexts(names, stored),
      readExtra: () => ({}),
    }),
  );
  const [form] = useState(() =>
    createRecordForm<Values, never, object>({
      shape,
      start: { version: 0, before: start },
      draft: slot.read(),
      extra: {},
    }),
  );
  useDraft(form, slot, nothing_kept);
  const { values, is_restored } = useSelector(form.store);
  const { send: sendOnce, clear, reset, ...small } = useSmallForm(names);

  /** After Cancel or a sent form the draft is not wanted again. */
  function end(): void {
    form.patch({ is_done: true });
    slot.forget();
  }

  /** Sends, unless the form itself finds errors; the server's errors are put on their fields. */
  function send(faults: Partial<Record<Name, string>>, run: () => Promise<void>): Promise<void> {
    return sendOnce(faults, async () => {
      await run();
      end();
    });
  }

  function set(name: Name, value: string): void {
    // a section stays open when it was sent: later changes are a draft again
    form.patch({ is_done: false });
    form.set(name, value);
    clear(name);
  }

  function startAfresh(): void {
    form.startAfresh();
    reset();
  }

  return { ...small, values, isRestored: is_restored && form.isDirty(), set, send, end, startAfresh };
}

function readTexts<Name extends string>(
  names: readonly Name[],
  stored: unknown,
): Record<Name, string> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const is_whole = names.every((name) => typeof known.get(name) === 'string');
  return is_whole
    ? (Object.fromEntries(names.map((name) => [name, known.get(name)])) as Record<Name, string>)
    : undefined;
}
