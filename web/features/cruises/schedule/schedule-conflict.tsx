import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { type Choice, ConflictPanel } from '#web/parts/forms/conflict-panel.tsx';
import { asCall, hasContent, rowsOn } from './editor-rows.ts';
import { useRowText } from './schedule-texts.ts';
import type { ScheduleConflict, ScheduleEditor } from './use-schedule-editor.ts';

interface ScheduleConflictProps {
  editor: ScheduleEditor;
  conflict: ScheduleConflict;
}

/** Two versions of a schedule, day by day. */
export function ScheduleConflictPanel({ editor, conflict }: ScheduleConflictProps): ReactNode {
  const t = useTranslations('schedule.editor');
  const formats = useFormats();
  const rowText = useRowText();
  const dayOf = (date: string, version: Choice) => {
    const rows = rowsOn(conflict[version], date).filter(hasContent);
    return rows.length === 0 ? t('no_rows') : rows.map((row) => <p key={row.key}>{rowText(asCall(row))}</p>);
  };
  const rows = conflict.dates.map((date) => ({
    key: date,
    label: formats.date(date, 'weekday'),
    mine: dayOf(date, 'mine'),
    theirs: dayOf(date, 'theirs'),
    choice: editor.choiceOn(date),
  }));
  return (
    <ConflictPanel title={t('stale')} text={t('stale_text')} rows={rows} onChoose={editor.resolveConflict} />
  );
}
