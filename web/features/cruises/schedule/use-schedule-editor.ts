import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Schedule } from '#contract/schedule.ts';
import { call } from '#web/lib/api.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { showToast } from '#web/lib/toasts.ts';
import type { Change } from './editor-changes.ts';
import { bodyOfRow, hasContent } from './editor-rows.ts';
import { linkPorts } from '#web/parts/fields/port-lookup.ts';
import {
  changeSchedule,
  createScheduleForm,
  errorNameAt,
  problemsIn,
  rowsOf,
  scheduleDraft,
  undoSchedule,
  valuesOf,
  valuesOfItems,
} from './schedule-form.ts';

export type ScheduleEditor = ReturnType<typeof useScheduleEditor>;

/** The form of a schedule, its draft, and its sending. */
export function useScheduleEditor(cruise: Cruise, onSaved: (isHere: () => boolean) => Promise<void>) {
  const t = useTranslations('schedule.editor');
  const texts = useTranslations('cruises.form');
  const codes = useTranslations('errors.codes');
  const queries = useQueryClient();
  const { id, schedule } = cruise;
  const [slot] = useState(() => scheduleDraft(id));
  const [form] = useState(() => createScheduleForm(cruise));
  const { values, past, errors, message, conflict, tries, is_restored, is_working } = useSelector(form.store);
  const rows = useMemo(() => rowsOf(values), [values]);
  const sentRows = (sent: typeof values) => rowsOf(sent).filter(hasContent);

  const opens_filled = schedule.items.length === 0 && rows.some(hasContent);

  const { save: send, discard } = useRecordForm(form, {
    slot,
    problemsOf: problemsIn,
    prepare: async (typed) => valuesOf(await linkPorts(queries, rowsOf(typed))),
    send: ({ values: sent, base: { version } }) =>
      call('PUT cruises/{id}/schedule', {
        params: { id },
        body: { items: sentRows(sent).map(bodyOfRow) },
        if_match: version,
      }),
    readCurrent: (current) =>
      isSchedule(current)
        ? { version: current.version, values: valuesOfItems(current.items, cruise) }
        : undefined,
    fieldAt: (path, sent) => errorNameAt(path, sentRows(sent)),
    texts: {
      no_changes: texts('no_changes'),
      saved: t('saved'),
      failed: t('save_failed'),
      stale: codes('stale'),
    },
    // the ends of the cruise
    has_more: opens_filled,
    onSaved: async (_saved, isHere) => {
      await invalidateCruise(queries, id);
      await onSaved(isHere);
    },
  });

  /** A cruise without a schedule has version 0, which counts as a new record: it would be sent without a change. */
  async function save(): Promise<void> {
    if (form.isDirty() || opens_filled) await send();
    else showToast('info', texts('no_changes'));
  }

  // The same functions each time, so that a typed letter renders only its row.
  const change = useCallback((next: Change) => changeSchedule(form, next, cruise), [form, cruise]);
  const undo = useCallback(() => undoSchedule(form), [form]);
  const count = Object.keys(errors).length;

  return {
    form,
    rows,
    errors,
    /** why it is not saved: the server's message, or how many inputs are still wrong */
    message: message ?? (count > 0 ? texts('check', { count }) : undefined),
    conflict,
    tries,
    is_restored,
    is_working,
    canUndo: past.length > 0,
    change,
    undo,
    save,
    discard,
  };
}

function isSchedule(current: unknown): current is Schedule {
  return (
    typeof current === 'object' &&
    current !== null &&
    'version' in current &&
    'items' in current &&
    Array.isArray(current.items)
  );
}
