import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { useFormats } from '#web/lib/formats.ts';
import { currentAccount } from '#web/lib/storage.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/long-form.tsx';
import { Part } from '../part.tsx';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from '../use-operator-action.ts';
import { CallRow } from './call-row.tsx';
import { blankRow, callsOf, changeRow, hasContent, type Row, rowsDraft, rowsOf } from './rows.ts';
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
  const formats = useFormats();
  const { busy, act, invalidateLists } = useOperatorAction();
  const { start_date, end_date } = days;
  const [account] = useState(currentAccount);
  const [draft] = useState(() => rowsDraft(ship.id, days));
  const [found] = useState(() => (imported === undefined ? draft.read() : null));
  const [rows, setRows] = useState(() => found ?? rowsOf(imported ?? kept, start_date, end_date));
  const [isDirty, setDirty] = useState(imported !== undefined || found !== null);
  const [isRestored, setRestored] = useState(found !== null);
  const [isAsking, setAsking] = useState(false);
  const { errors, message, isWorking, place, send } = useSmallForm<string>([]);
  const params = { id: ship.id };
  const put = (items: ReturnType<typeof callsOf>) =>
    call('PUT admin/ships/{id}/schedule', { params, body: { ...days, items } });

  useEffect(() => {
    // one account's draft is not kept for the next
    if (account !== currentAccount()) return;
    if (isDirty) draft.write(rows);
    else draft.forget();
  }, [draft, rows, isDirty, account]);

  function discard(): void {
    draft.forget();
    setRows(rowsOf(kept, start_date, end_date));
    setDirty(false);
  }

  function edit(next: (rows: readonly Row[]) => Row[]): void {
    setRows(next);
    setDirty(true);
  }

  async function save(): Promise<void> {
    const unnamed = rows.filter(({ kind, port_name }) => kind === 'port' && port_name.trim() === '');
    await send(
      Object.fromEntries(unnamed.map(({ key }) => [key, t('port_required')])),
      async () => {
        const { items } = await put(callsOf(rows));
        setRows(rowsOf(items, start_date, end_date));
        setDirty(false);
        onSaved();
        showToast('success', t('saved'));
        await invalidateLists();
      },
      (reason, error) => {
        const faults = faultsOf(error);
        return Object.keys(faults).length > 0 ? faults : reason;
      },
    );
  }

  /** The errors by row: `items.3.port_id` belongs to the fourth row sent. */
  function faultsOf(error: unknown): Record<string, string> {
    const sent = rows.filter(hasContent);
    const faults: Record<string, string> = {};
    for (const [path, sentences] of Object.entries(error instanceof ApiError ? error.fields : {})) {
      const row = sent[Number(/^items\.(\d+)\b/.exec(path)?.[1])];
      if (row !== undefined) faults[row.key] = sentences.join(' ');
    }
    return faults;
  }

  async function clear(): Promise<void> {
    setAsking(false);
    const before = callsOf(rowsOf(kept, start_date, end_date));
    const is_done = await act('clear', {
      run: () => call('DELETE admin/ships/{id}/schedule', { params, query: days }),
      done: clear_words('done'),
      undo: async () => {
        const { items } = await put(before);
        setRows(rowsOf(items, start_date, end_date));
      },
    });
    if (!is_done) return;
    setRows(rowsOf([], start_date, end_date));
    setDirty(false);
  }

  return (
    <Part title={formats.dateRange(start_date, end_date)}>
      <div ref={place}>
        <Form onSubmit={() => void save()}>
          {imported !== undefined && isDirty && <p role="status">{t('from_file')}</p>}
          {isRestored && isDirty && (
            <RestoredNote
              onStartAfresh={() => {
                setRows(rowsOf(kept, start_date, end_date));
                setDirty(false);
                setRestored(false);
              }}
            />
          )}
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <ul className={ui('list', 'grid')} aria-label={t('rows')}>
            {rows.map((row, index) => (
              <CallRow
                key={row.key}
                row={row}
                is_further={rows[index - 1]?.date === row.date}
                error={errors[row.key]}
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
            <Button type="submit" is_working={isWorking}>
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
      <LeaveGuard isDirty={() => isDirty} onDiscard={discard} />
    </Part>
  );
}
