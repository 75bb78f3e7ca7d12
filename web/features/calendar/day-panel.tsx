import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { EntryRow } from './entry-row.tsx';
import { type EntryTexts, inOrderOf } from './entry-text.ts';
import { isOn } from './grid.ts';
import classes from './month.module.css';
import type { Entries } from './use-calendar.ts';

interface DayPanelProps {
  heading: RefObject<HTMLHeadingElement | null>;
  day: string;
  entries: Entries;
  texts: EntryTexts;
  is_loading: boolean;
  /** the day of the next entry, of an empty month */
  next: string | undefined;
  onDay: (day: string) => void;
  /** called by Escape: the focus returns to the day */
  onLeave: () => void;
}

/** All entries of a day. */
export function DayPanel(props: DayPanelProps): ReactNode {
  const { heading, day, entries, texts, is_loading, next, onDay, onLeave } = props;
  const t = useTranslations('calendar');
  const formats = useFormats();
  const panel = useRef<HTMLElement>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const node = panel.current;
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    node?.addEventListener('keydown', leaveOnEscape);
    return () => node?.removeEventListener('keydown', leaveOnEscape);
  }, []);
  const found = entries.filter((entry) => isOn(entry, day)).toSorted(inOrderOf(day));
  const is_timed = found.some(({ start, end }) => start.time !== null || end.time !== null);
  return (
    <section
      ref={panel}
      className={`${ui('card', 'pad16', 'unprinted')} ${classes['panel']}`}
      aria-labelledby="calendar-day"
    >
      <h3 id="calendar-day" ref={heading} tabIndex={-1} className={`${ui('heading')} ${classes['day']}`}>
        {formats.date(day, 'long')}
      </h3>
      {is_loading ? (
        <Skeleton height={120} />
      ) : found.length === 0 ? (
        <>
          <p className={ui('muted', 'above8')}>{t('nothing')}</p>
          {next !== undefined && (
            <p className={ui('above8')}>
              <Button look="outline" onClick={() => onDay(next)}>
                {t('next_entry', { month: formats.date(next, 'month') })}
              </Button>
            </p>
          )}
        </>
      ) : (
        <ul className={ui('ruled', 'list', 'above8')}>
          {found.map((entry) => (
            <EntryRow key={entry.key} entry={entry} day={day} texts={texts} />
          ))}
        </ul>
      )}
      {is_timed && <p className={ui('smaller', 'muted', 'above8')}>{t('local_times')}</p>}
    </section>
  );
}
