import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/long-form.tsx';
import { Part } from '../part.tsx';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from '../use-operator-action.ts';
import { CallRow } from './call-row.tsx';
import {
  blankRow,
  callsOf,
  changeRow,
  createRowsForm,
  errorName,
  errorNameAt,
  problemsIn,
  type Row,
  rowsDraft,
  rowsIn,
  rowsOf,
  valuesOf,
} from './rows.ts';
import classes from './schedules.module.css';

interface ScheduleEditorProps {
  ship: { id: string; name: string };
  days: { start_date: string; end_date: string };
  /** the days, and their saved calls */
  kept: readonly ShipCall[];
  /** calls from a file, to be saved instead */
  imported: readonly ShipCall[] | undefined;
  onSaved: () => void;
}

/** The days of a ship in an editable table; all of them are saved at once. */
export function ScheduleEditor({ ship, days, kept, imported, onSaved }: ScheduleEditorProps): ReactNode {
  const t = useTranslations('operator.schedules');
  const clear_words = useTranslations('schedule.clear');
  const operator = useTranslations('operator');
  const codes = useTranslations('errors.codes');
  const formats = useFormats();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { busy, act, invalidateLists } = useOperatorAction();
  const { start_date, end_date } = days;
  const params = { id: ship.id };
  const [slot] = useState(() => rowsDraft(ship.id, days));
  const [form] = useState(() => createRowsForm(ship.id, days, kept, imported));
  const { values, errors, message, tries, is_restored, is_working } = useSelector(form.store);
  const [isAsking, setAsking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  const rows = rowsIn(values);
  const isDirty = form.isDirty();
  const put = (items: ReturnType<typeof callsOf>) =>
    call('PUT admin/ships/{id}/schedule', { params, body: { ...days, items } });
  /** Shows what the server has now. */
  const show = (calls: readonly ShipCall[]) => form.rebase(1, valuesOf(rowsOf(calls, start_date, end_date)));

  const { save, discard } = useRecordForm(form, {
    slot,
    problemsOf: problemsIn,
    send: ({ values: sent }) => put(callsOf(rowsIn(sent))),
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

  function edit(next: (rows: readonly Row[]) => Row[]): void {
    form.put(valuesOf(next(rows)));
  }

  function errorOf(row: Row): string | undefined {
    const error = errors[errorName(row)];
    return error && ('text' in error ? error.text : t(error.problem));
  }

  async function clear(): Promise<void> {
    setAsking(false);
    const before = callsOf(rowsOf(kept, start_date, end_date));
    const is_done = await act('clear', {
      run: () => call('DELETE admin/ships/{id}/schedule', { params, query: days }),
      done: clear_words('done'),
      undo: async () => show((await put(before)).items),
    });
    if (!is_done) return;
    discard();
    show([]);
  }

  return (
    <Part title={formats.dateRange(start_date, end_date)}>
      <div ref={place}>
        <Form onSubmit={() => void save()}>
          {imported !== undefined && isDirty && <p role="status">{t('from_file')}</p>}
          {is_restored && isDirty && <RestoredNote onStartAfresh={discard} />}
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <ul className={ui('list', 'grid')} aria-label={t('rows')}>
            {rows.map((row, index) => (
              <CallRow
                key={row.key}
                row={row}
                is_further={rows[index - 1]?.date === row.date}
                error={errorOf(row)}
                onChange={(change) =>
                  edit((all) => all.map((one) => (one.key === row.key ? changeRow(one, change) : one)))
                }
                onAdd={() =>
                  edit((all) =>
                    all.flatMap((one) => (one.key === row.key ? [one, blankRow(row.date, 'port')] : [one])),
                  )
                }
                onRemove={() => edit((all) => all.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ul>
          <FormActions>
            <Button type="submit" is_working={is_working}>
              {operator('save')}
            </Button>
            {kept.length > 0 && (
              <span className={classes['clear']}>
                <Button look="danger" is_working={busy === 'clear'} onClick={() => setAsking(true)}>
                  {clear_words('button')}
                </Button>
              </span>
            )}
          </FormActions>
        </Form>
      </div>
      <ConfirmDialog
        is_open={isAsking}
        title={clear_words('title')}
        confirm_label={clear_words('confirm')}
        cancel_label={clear_words('cancel')}
        is_danger
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        {t('clear_text', { ship: isolate(ship.name), dates: formats.dateRange(start_date, end_date) })}
      </ConfirmDialog>
      <LeaveGuard isDirty={form.isDirty} onDiscard={discard} />
    </Part>
  );
}
