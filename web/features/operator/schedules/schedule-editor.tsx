import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/long-form.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Part } from '../part.tsx';
import { useQuestion } from '../records/use-question.tsx';
import { CallRow } from './call-row.tsx';
import { addCall, changeCall, removeCall } from './rows.ts';
import classes from './schedules.module.css';
import { type ScheduleParts, useScheduleEditor } from './use-schedule-editor.ts';

/** The days of a ship in an editable table; all of them are saved at once. */
export function ScheduleEditor(parts: ScheduleParts): ReactNode {
  const t = useTranslations('operator.schedules');
  const clear_words = useTranslations('schedule.clear');
  const operator = useTranslations('operator');
  const formats = useFormats();
  const editor = useScheduleEditor(parts);
  const { rows, edit, message, discard } = editor;
  const place = useFocusOnError<HTMLDivElement>(editor.tries);
  const dates = formats.dateRange(parts.days.start_date, parts.days.end_date);
  const isDirty = editor.isDirty();
  const clearing = useQuestion(
    {
      title: clear_words('title'),
      text: t('clear_text', { ship: isolate(parts.ship.name), dates }),
      confirm: clear_words('confirm'),
      cancel: clear_words('cancel'),
    },
    () => void editor.clear(),
  );
  return (
    <Part title={dates}>
      <div ref={place}>
        <Form onSubmit={() => void editor.save()}>
          {parts.imported !== undefined && isDirty && <p role="status">{t('from_file')}</p>}
          {editor.is_restored && isDirty && <RestoredNote onStartAfresh={discard} />}
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <ul className={ui('list', 'grid')} aria-label={t('rows')}>
            {rows.map((row, index) => (
              <CallRow
                key={row.key}
                row={row}
                is_further={rows[index - 1]?.date === row.date}
                error={editor.errorOf(row)}
                onChange={(change) => edit((all) => changeCall(all, row, change))}
                onAdd={() => edit((all) => addCall(all, row))}
                onRemove={() => edit((all) => removeCall(all, row))}
              />
            ))}
          </ul>
          <FormActions>
            <Button type="submit" is_working={editor.is_working}>
              {operator('save')}
            </Button>
            {parts.kept.length > 0 && (
              <span className={classes['clear']}>
                <Button look="danger" is_working={editor.is_clearing} onClick={clearing.begin}>
                  {clear_words('button')}
                </Button>
              </span>
            )}
          </FormActions>
        </Form>
      </div>
      {clearing.dialog}
      <LeaveGuard isDirty={editor.isDirty} onDiscard={discard} />
    </Part>
  );
}
