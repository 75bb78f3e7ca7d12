import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/dates.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './night-chips.module.css';

/** The lengths of most cruises. */
const usual_nights = [3, 4, 7, 10, 14];

interface NightChipsProps {
  start: string;
  end: string | null;
  onChoose: (end: string) => void;
}

/** The last day, by one tap on a number of nights. */
export function NightChips({ start, end, onChoose }: NightChipsProps): ReactNode {
  const t = useTranslations('cruises');
  return (
    <div role="group" aria-label={t('form.nights')} className={ui('wrap', 'middle', 'gap8')}>
      <span aria-hidden="true" className={ui('note')}>
        {t('form.nights')}
      </span>
      {usual_nights.map((count) => {
        const day = addDays(start, count);
        return (
          <button
            key={count}
            type="button"
            aria-label={t('nights', { count })}
            aria-pressed={day === end}
            className={`${ui('reach', 'round', 'paper', 'ink', 'text16', 'pointer')} ${classes['chip']}`}
            onClick={() => onChoose(day)}
          >
            {count}
          </button>
        );
      })}
    </div>
  );
}
