import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Sign } from '../ribbon/ribbon.tsx';
import classes from './logbook.module.css';
import type { LoggedDay } from './logged-days.ts';

interface DayDialogProps {
  days: readonly LoggedDay[];
  onChoose: (day: LoggedDay) => void;
  onClose: () => void;
}

/** Asks for one of the days of a cruise. */
export function DayDialog({ days, onChoose, onClose }: DayDialogProps): ReactNode {
  const t = useTranslations('logbook');
  const documents = useTranslations('documents');
  return (
    <Dialog title={t('which_day')} is_sheet onClose={onClose}>
      <ul className={ui('list', 'above8')}>
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              className={`${ui('press', 'lit', 'row', 'middle', 'full', 'rounded', 'ink', 'start', 'gap12')} ${classes['choice']}`}
              onClick={() => onChoose(day)}
            >
              <span className={`${ui('sign', 'fixed')} ${classes['mark']}`}>
                <Sign kind={day.kind} />
              </span>
              <span className={ui('stack', 'shrink')}>
                <span className={ui('strong')}>
                  {day.place === undefined ? day.when : <bdi>{day.place}</bdi>}
                </span>
                {day.place !== undefined && <span className={ui('note', 'tight')}>{day.when}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={ui('above12')}>
        <Button look="outline" is_wide onClick={onClose}>
          {documents('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
