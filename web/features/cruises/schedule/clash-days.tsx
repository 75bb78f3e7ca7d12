import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from '../clash.module.css';
import { asCall, hasContent, rowsOn } from './editor-rows.ts';
import { useRowText } from './schedule-texts.ts';
import type { ScheduleConflict, ScheduleEditor } from './use-schedule-editor.ts';

/** Shows two versions of a schedule side by side, day by day, so that neither is lost. */
export function ConflictDays({
  editor,
  conflict,
}: {
  editor: ScheduleEditor;
  conflict: ScheduleConflict;
}): ReactNode {
  const t = useTranslations('schedule.editor');
  const form = useTranslations('cruises.form');
  return (
    <Card className={classes['panel']} aria-label={t('stale')}>
      <h2 className={classes['title']}>{t('stale')}</h2>
      <p className={classes['lead']}>{t('stale_text')}</p>
      {conflict.dates.map((date) => (
        <ConflictDay key={date} date={date} editor={editor} conflict={conflict} />
      ))}
      <div className={classes['all']}>
        <Button look="outline" onClick={() => editor.resolveConflict(conflict.dates, 'mine')}>
          {form('all_mine')}
        </Button>
        <Button look="outline" onClick={() => editor.resolveConflict(conflict.dates, 'theirs')}>
          {form('all_theirs')}
        </Button>
      </div>
    </Card>
  );
}

interface ConflictDayProps {
  date: string;
  editor: ScheduleEditor;
  conflict: ScheduleConflict;
}

function ConflictDay({ date, editor, conflict }: ConflictDayProps): ReactNode {
  const t = useTranslations('schedule.editor');
  const form = useTranslations('cruises.form');
  const formats = useFormats();
  const rowText = useRowText();
  const choice = editor.choiceOn(date);
  const versions = [
    { key: 'mine', keep: form('keep_mine') },
    { key: 'theirs', keep: form('take_theirs') },
  ] as const;
  return (
    <fieldset className={classes['row']}>
      <legend className={classes['field']}>{formats.date(date, 'weekday')}</legend>
      {versions.map(({ key, keep }) => {
        const rows = rowsOn(conflict[key], date).filter(hasContent);
        return (
          <div key={key} className={`${classes['version']} ${choice === key ? classes['chosen'] : ''}`}>
            <input
              type="radio"
              id={`${key}-${date}`}
              name={`keep-${date}`}
              checked={choice === key}
              aria-describedby={`${key}-${date}-rows`}
              onChange={() => editor.resolveConflict([date], key)}
            />
            <div className={classes['words']}>
              <label htmlFor={`${key}-${date}`} className={classes['keep']}>
                {keep}
              </label>
              <div id={`${key}-${date}-rows`} className={classes['value']}>
                {rows.length === 0 && t('no_rows')}
                {rows.map((row) => (
                  <p key={row.key}>{rowText(asCall(row))}</p>
                ))}
              </div>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
