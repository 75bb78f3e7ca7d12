import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { filterBySpan } from '#domain/milestones.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { isPhone } from '#web/ui/is-phone.ts';
import { usePainted } from '#web/ui/later.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { DayPanel } from './day-panel.tsx';
import { useEntryTexts } from './entry-text.ts';
import { isBar, linesOf, shiftDays, shiftMonths, weekdayOf, weeksOf } from './grid.ts';
import classes from './month.module.css';
import type { Entries } from './use-calendar.ts';
import { WeekRow } from './week-row.tsx';

interface MonthViewProps {
  day: string;
  today: string;
  entries: Entries;
  /** the first day after the read ones that has an entry */
  later: string | null;
  is_loading: boolean;
  onDay: (day: string) => void;
}

/** A month as a wall calendar, and beside it the entries of the chosen day. */
export function MonthView({ day, today, entries, later, is_loading, onDay }: MonthViewProps): ReactNode {
  const t = useTranslations('calendar');
  const { first_weekday, weekday } = useWeekFormats();
  const texts = useEntryTexts();
  const [is_phone] = useState(isPhone);
  // the words of a phone's dots are for its paper
  const has_words = usePainted(!is_phone);
  const grid = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  /** the day that keys lead to, before the address has it: keys may come faster */
  const wanted = useRef<string>(undefined);
  const weeks = weeksOf(day, first_weekday);
  // of those of a year
  const shown = filterBySpan(entries, weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day);
  const bars = entries.filter(isBar);
  const lines = linesOf(bars);

  useLayoutEffect(() => {
    if (wanted.current !== day) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = wanted.current ?? day;
    const is_mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayFor(event, from, first_weekday, is_mirrored);
    if (to === undefined) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      panel.current?.focus();
      return;
    }
    event.preventDefault();
    if (to === from) return;
    wanted.current = to;
    onDay(to);
  }

  return (
    <div className={`${ui('top', 'gap20')} ${classes['board']}`}>
      <div
        className={`${ui('card', 'clip', 'shrink')} ${classes['sheet']}`}
        style={{ '--weeks': weeks.length } as CSSProperties}
      >
        <VisuallyHidden>
          <span id="calendar-keys">{t('keys')}</span>
        </VisuallyHidden>
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-labelledby="calendar-period"
          aria-describedby="calendar-keys"
          aria-busy={is_loading}
          className={classes['grid']}
        >
          <div role="row" className={classes['names']}>
            {Array.from({ length: 7 }, (_none, index) => {
              const number = ((first_weekday - 1 + index) % 7) + 1;
              return (
                <span
                  key={number}
                  role="columnheader"
                  className={`${ui('muted', 'smaller', 'strong')} ${classes['weekday']}`}
                >
                  <VisuallyHidden>{weekday(number, 'long')}</VisuallyHidden>
                  <span aria-hidden="true" className={classes['short']}>
                    {weekday(number, 'short')}
                  </span>
                  <span aria-hidden="true" className={classes['narrow']}>
                    {weekday(number, 'narrow')}
                  </span>
                </span>
              );
            })}
          </div>
          {weeks.map((week) => (
            <WeekRow
              key={week[0]}
              week={week}
              day={day}
              today={today}
              entries={shown}
              bars={bars}
              lines={lines}
              texts={texts}
              is_phone={is_phone}
              has_words={has_words}
              onDay={onDay}
              onKey={move}
            />
          ))}
        </div>
      </div>
      <DayPanel
        heading={panel}
        day={day}
        entries={entries}
        texts={texts}
        is_loading={is_loading}
        next={nextAfter(day, entries, later)}
        onDay={onDay}
        onLeave={() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()}
      />
    </div>
  );
}

/** The next entry's day, if the month of a day has no entry: a calendar that opens on an empty month leads on. */
function nextAfter(day: string, entries: Entries, later: string | null): string | undefined {
  const month = day.slice(0, 7);
  if (
    entries.some(({ first_day, last_day }) => first_day.slice(0, 7) <= month && month <= last_day.slice(0, 7))
  )
    return undefined;
  const days = entries.map(({ first_day }) => first_day).filter((first_day) => first_day > day);
  return days.toSorted()[0] ?? later ?? undefined;
}

/** The day that a key leads to; undefined for other keys. */
function dayFor(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: string,
  first_weekday: number,
  is_mirrored: boolean,
): string | undefined {
  const on = is_mirrored ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  const column = (weekdayOf(day) - first_weekday + 7) % 7;
  switch (key) {
    case 'ArrowRight':
      return shiftDays(day, on);
    case 'ArrowLeft':
      return shiftDays(day, -on);
    case 'ArrowDown':
      return shiftDays(day, 7);
    case 'ArrowUp':
      return shiftDays(day, -7);
    case 'Home':
      return shiftDays(day, -column);
    case 'End':
      return shiftDays(day, 6 - column);
    case 'PageDown':
      return shiftMonths(day, months);
    case 'PageUp':
      return shiftMonths(day, -months);
    default:
      return undefined;
  }
}
