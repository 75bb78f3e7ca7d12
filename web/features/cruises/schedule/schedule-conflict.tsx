import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { choiceOf, ConflictPanel } from '#web/parts/forms/conflict-panel.tsx';
import { asCall, comparedText, type EditorRow, hasContent } from './editor-rows.ts';
import type { ScheduleForm, ScheduleValues } from './schedule-form.ts';
import { useRowText } from './schedule-texts.ts';

/** The days that two accounts changed, in both versions. */
export function ScheduleConflictPanel({ form }: { form: ScheduleForm }): ReactNode {
  const t = useTranslations('schedule.editor');
  const formats = useFormats();
  const rowText = useRowText();
  const { values, base, conflict } = useSelector(form.store);
  if (conflict === undefined) return null;
  const rowsOn = (version: ScheduleValues, date: string) => (version[date] ?? []).filter(hasContent);
  const textOf = (rows: readonly EditorRow[]) =>
    rows.length === 0 ? t('no_rows') : rows.map((row) => <p key={row.key}>{rowText(asCall(row))}</p>);
  const rows = conflict.names.map((date) => {
    const mine = rowsOn(conflict.mine, date);
    const theirs = rowsOn(base.before, date);
    const shown = comparedText(rowsOn(values, date));
    return {
      key: date,
      label: formats.date(date, 'weekday'),
      mine: textOf(mine),
      theirs: textOf(theirs),
      choice: choiceOf(shown, comparedText(mine), comparedText(theirs)),
    };
  });
  return (
    <ConflictPanel title={t('stale')} text={t('stale_text')} rows={rows} onChoose={form.resolveConflict} />
  );
}
