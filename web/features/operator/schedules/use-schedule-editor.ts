import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import { call } from '#web/lib/api.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { read } from '#web/lib/queries.ts';
import { useOperatorAction } from '../records/use-operator-action.ts';
import {
  callsOf,
  createRowsForm,
  type Days,
  errorName,
  errorNameAt,
  problemsIn,
  type Row,
  rowsDraft,
  rowsIn,
  rowsOf,
  valuesOf,
} from './rows.ts';

export interface ScheduleParts {
  ship: { id: string; name: string };
  days: Days;
  /** the saved calls of the days */
  kept: readonly ShipCall[];
  /** calls from a file, to be saved instead */
  imported: readonly ShipCall[] | undefined;
  onSaved: () => void;
}

/** The form of a ship's schedule between two days, how it is saved, and how it is cleared. */
export function useScheduleEditor({ ship, days, kept, imported, onSaved }: ScheduleParts) {
  const t = useTranslations('operator.schedules');
  const clear_words = useTranslations('schedule.clear');
  const codes = useTranslations('errors.codes');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { isWorking, act, invalidateLists } = useOperatorAction();
  const params = { id: ship.id };
  const [slot] = useState(() => rowsDraft(ship.id, days));
  const [form] = useState(() => createRowsForm(ship.id, days, kept, imported));
  const state = useSelector(form.store);
  const put = (items: GivenShipCall[]) =>
    call('PUT admin/ships/{id}/schedule', { params, body: { ...days, items } });
  /** Shows what the server has now. */
  const show = (calls: readonly ShipCall[]) => form.rebase(1, valuesOf(rowsOf(calls, days)));

  const { save, discard } = useRecordForm(form, {
    slot,
    problemsOf: problemsIn,
    send: ({ values }) => put(callsOf(rowsIn(values))),
    // calls from a file are saved also if they are those that the ship has
    has_more: true,
    stays_open: true,
    fieldAt: errorNameAt,
    explain: failureText,
    texts: { no_changes: t('saved'), saved: t('saved'), failed: codes('unexpected') },
    onSaved: async ({ items }) => {
      // the editor may open again by what is cached
      const { queryKey } = read('GET admin/ships/{id}/schedule', { params, query: days });
      queries.setQueryData(queryKey, (before) => before && { ...before, items });
      show(items);
      onSaved();
      await invalidateLists();
    },
  });

  async function clear(): Promise<void> {
    const before = callsOf(rowsOf(kept, days));
    const is_done = await act({
      run: () => call('DELETE admin/ships/{id}/schedule', { params, query: days }),
      done: clear_words('done'),
      undo: async () => show((await put(before)).items),
    });
    if (!is_done) return;
    discard();
    show([]);
  }

  return {
    ...state,
    rows: rowsIn(state.values),
    isDirty: form.isDirty,
    edit: (next: (rows: readonly Row[]) => Row[]) => form.put(valuesOf(next(rowsIn(form.state().values)))),
    /** the error of a row, in words */
    errorOf: (row: Row) => {
      const error = state.errors[errorName(row)];
      return error && ('text' in error ? error.text : t(error.problem));
    },
    save,
    discard,
    clear,
    is_clearing: isWorking,
  };
}
