import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { nightsBetween } from '#domain/dates.ts';
import { LeaveGuard } from '#web/parts/leave-guard.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/long-form.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ScheduleConflictPanel } from './schedule-conflict.tsx';
import type { Change } from './editor-changes.ts';
import classes from './editor.module.css';
import { byDay, type EditorRow } from './editor-rows.ts';
import { PastePanel } from './paste-panel.tsx';
import { RowLine } from './row-line.tsx';
import { errorsByRow } from './schedule-form.ts';
import { ShipPanel } from './ship-panel.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { type ScheduleEditor as State, useScheduleEditor } from './use-schedule-editor.ts';

interface ScheduleEditorProps {
  cruise: Cruise;
  onSaved: (isHere: () => boolean) => Promise<void>;
  onCancel: () => void;
}

/** The schedule day by day, made for keyboard and thumb. */
export function ScheduleEditor({ cruise, onSaved, onCancel }: ScheduleEditorProps): ReactNode {
  const t = useTranslations('schedule.editor');
  const form = useTranslations('cruises.form');
  const editor = useScheduleEditor(cruise, onSaved);
  const place = useFocusOnError<HTMLDivElement>(editor.tries);
  const { want, onKey } = useFieldFocus(place, editor.undo);
  const is_empty = cruise.schedule.items.length === 0;
  const pasted = useLocation({ select: ({ state }) => state.pasted_itinerary });

  return (
    <div ref={place}>
      <Form onSubmit={() => void editor.save()}>
        {editor.is_restored && <RestoredNote onStartAfresh={editor.discard} />}
        {editor.message !== undefined && <FormMessage>{editor.message}</FormMessage>}
        <ScheduleConflictPanel form={editor.form} />
        {/* first, and open, where no day is written yet */}
        {is_empty && (
          <PastePanel
            cruise={cruise}
            editor={editor}
            is_first
            // not over what was typed before the page was loaded anew
            pasted={editor.is_restored ? undefined : pasted}
          />
        )}
        <ShipPanel cruise={cruise} editor={editor} />
        {!is_empty && <PastePanel cruise={cruise} editor={editor} />}
        <p className={`${ui('note')} ${classes['hint']}`}>{t('hint')}</p>
        <Days cruise={cruise} editor={editor} want={want} onKey={onKey} />
        <div className={ui('wrap', 'middle', 'gap8by16')}>
          {editor.rows.some(({ kind }) => kind === 'none') && (
            <Button look="outline" onClick={() => editor.change({ do: 'fill_sea' })}>
              {t('fill_sea')}
            </Button>
          )}
        </div>
        <FormActions>
          <Button type="submit" is_working={editor.is_working}>
            {form('save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {form('cancel')}
          </Button>
          {editor.canUndo && (
            <Button look="quiet" onClick={editor.undo}>
              {t('undo')}
            </Button>
          )}
        </FormActions>
      </Form>
      <LeaveGuard isDirty={editor.form.isDirty} onDiscard={editor.discard} />
    </div>
  );
}

type FieldFocus = ReturnType<typeof useFieldFocus>;

interface DaysProps {
  cruise: Cruise;
  editor: State;
  want: FieldFocus['want'];
  onKey: FieldFocus['onKey'];
}

function Days({ cruise, editor, want, onKey }: DaysProps): ReactNode {
  const t = useTranslations('schedule.editor');
  const { change: send } = editor;
  const change = useCallback(
    (next: Change) => {
      if (next.do === 'up' || next.do === 'down') want({ key: next.key, name: 'port_name' });
      if (next.do === 'overnight') want({ after: next.key });
      send(next);
    },
    [want, send],
  );
  const add = useCallback(
    (next: Change) => {
      if ('key' in next) want({ after: next.key });
      send(next);
    },
    [want, send],
  );
  const errors = useMemo(() => errorsByRow(editor.errors), [editor.errors]);
  const picked = useCallback((key: string) => want({ key, name: 'times' }), [want]);
  return (
    <div>
      <div className={classes['head']} aria-hidden="true">
        <span />
        <div className={classes['headRow']}>
          <span>{t('port')}</span>
          <div className={classes['headTimes']}>
            <span>{t('arrive')}</span>
            <span>{t('depart')}</span>
            <span>{t('aboard')}</span>
          </div>
        </div>
      </div>
      <ol className={ui('card', 'list')}>
        {byDay(editor.rows).map(({ date, rows }) => (
          <Day key={date} cruise={cruise} date={date}>
            {(day) =>
              rows.map((row: EditorRow) => (
                <RowLine
                  key={row.key}
                  row={row}
                  day={day}
                  errors={errors.get(row.key)}
                  onChange={change}
                  onAdd={add}
                  onPicked={picked}
                  onKey={onKey}
                />
              ))
            }
          </Day>
        ))}
      </ol>
    </div>
  );
}

interface DayProps {
  cruise: Cruise;
  date: string;
  children: (day: string) => ReactNode;
}

function Day({ cruise, date, children }: DayProps): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const isInside = date >= cruise.start_date && date <= cruise.end_date;
  const name = isInside
    ? t('day', { day: String(nightsBetween(cruise.start_date, date) + 1) })
    : t('outside_day');
  return (
    <li
      className={`${ui('grid', 'lineAbove', 'padBlock8', 'gap0by12')} ${classes['day']} ${isInside ? '' : classes['outsideDay']}`}
    >
      <div className={`${ui('small', 'tight')} ${classes['dayName']}`}>
        <span className={ui('bold', 'block')}>{name}</span>
        <span className={ui('muted', 'smaller')}>{formats.date(date, 'brief')}</span>
      </div>
      <div className={ui('grid', 'shrink', 'gap12')}>
        {children(`${name}, ${formats.date(date, 'brief')}`)}
      </div>
    </li>
  );
}
