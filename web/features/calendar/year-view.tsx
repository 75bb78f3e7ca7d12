import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { filterBySpan, isAboutMoney } from '#domain/milestones.ts';
import { paths } from '#web/lib/paths.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { EntryRow } from './entry-row.tsx';
import { type EntryTexts, useEntryTexts } from './entry-text.ts';
import { isBar, isOn, linesOf, monthOf, nightsIn, type Piece, piecesOf, weeksOf, yearOf } from './grid.ts';
import type { Entries } from './use-calendar.ts';
import classes from './year.module.css';

interface YearViewProps {
  day: string;
  today: string;
  entries: Entries;
  is_loading: boolean;
}

/** Twelve small months with the voyages as bands, and below them the voyages by name. */
export function YearView({ day, today, entries, is_loading }: YearViewProps): ReactNode {
  const t = useTranslations('calendar');
  const week = useWeekFormats();
  const texts = useEntryTexts();
  const { first, last } = yearOf(day);
  const year = day.slice(0, 4);
  const year_text = week.year(Number(year));
  const voyages = filterBySpan(
    entries.filter(({ kind }) => kind === 'cruise'),
    first,
    last,
  );
  const lines = linesOf(entries.filter(({ kind }) => kind === 'cruise'));
  return (
    <>
      <div className={`${ui('grid', 'gap16')} ${classes['months']}`} aria-busy={is_loading}>
        {Array.from({ length: 12 }, (_none, index) => (
          <MiniMonth
            key={index}
            first={`${year}-${String(index + 1).padStart(2, '0')}-01`}
            name={week.month(index + 1)}
            today={today}
            entries={entries}
            lines={lines}
            texts={texts}
          />
        ))}
      </div>
      <section
        className={`${ui('card', 'pad16', 'above20')} ${classes['legend']}`}
        aria-labelledby="calendar-cruises"
      >
        <h3 id="calendar-cruises" className={`${ui('heading')} ${classes['legendTitle']}`}>
          {t('cruises_in', { year: year_text })}
        </h3>
        {is_loading ? (
          <Skeleton height={120} />
        ) : voyages.length === 0 ? (
          <p className={ui('muted', 'above6')}>{t('no_cruises_in', { year: year_text })}</p>
        ) : (
          <ul className={`${ui('grid', 'list', 'above6')} ${classes['voyages']}`}>
            {voyages.map((voyage) => (
              <EntryRow key={voyage.key} entry={voyage} texts={texts} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface MiniMonthProps {
  first: string;
  name: string;
  today: string;
  entries: Entries;
  lines: ReadonlyMap<string, number>;
  texts: EntryTexts;
}

/** Lines of bands that fit into a small week. */
const band_lines = 2;

function MiniMonth({ first, name, today, entries, lines, texts }: MiniMonthProps): ReactNode {
  const t = useTranslations('calendar');
  const { first_weekday, weekday } = useWeekFormats();
  const month = monthOf(first);
  const found = filterBySpan(entries, month.first, month.last);
  const nights = nightsIn(found, month);
  const nights_text = nights === 0 ? undefined : t('nights', { count: nights });
  const bands = found.filter(({ kind }) => kind === 'cruise').map((entry) => within(entry, month));
  return (
    <section className={`${ui('card', 'pad12by16')} ${classes['month']}`}>
      <h3 className={`${ui('row', 'baseline', 'between', 'text17', 'gap8')} ${classes['head']}`}>
        <Link
          to={paths.calendar}
          search={{ view: 'month', day: first }}
          className={`${ui('reach', 'ink', 'plain')} ${classes['name']}`}
          aria-label={
            nights_text === undefined ? undefined : t('open_month', { month: name, nights: nights_text })
          }
        >
          {name}
        </Link>
        {nights_text !== undefined && (
          <span aria-hidden="true" className={`${ui('smaller', 'strong', 'good')} ${classes['nights']}`}>
            {nights_text}
          </span>
        )}
      </h3>
      <div aria-hidden="true" className={classes['weeks']}>
        <div className={classes['weekdays']}>
          {Array.from({ length: 7 }, (_none, index) => (
            <span key={index} className={`${ui('muted', 'text13', 'center')} ${classes['weekday']}`}>
              {weekday(((first_weekday - 1 + index) % 7) + 1, 'narrow')}
            </span>
          ))}
        </div>
        {weeksOf(first, first_weekday).map((days) => (
          <div key={days[0]} className={classes['week']}>
            {days.map((date, index) => (
              <MiniDay
                key={date}
                date={date}
                column={index + 1}
                is_of_month={date >= month.first && date <= month.last}
                is_today={date === today}
                mark={markOf(found, date)}
              />
            ))}
            {piecesOf(days, bands, lines)
              .filter(({ line }) => line < band_lines)
              .map((piece) => (
                <Band key={piece.entry.key} piece={piece} colour={texts.colourOf(piece.entry)} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The part of a voyage within a month; its ends stay where they are. */
function within(entry: CalendarEntry, month: { first: string; last: string }): CalendarEntry {
  return {
    ...entry,
    first_day: entry.first_day < month.first ? month.first : entry.first_day,
    last_day: entry.last_day > month.last ? month.last : entry.last_day,
  };
}

type Mark = 'money' | 'other' | undefined;

/** The mark of a day beside the voyage: its band already implies port calls. */
function markOf(found: Entries, date: string): Mark {
  const here = found.filter((entry) => isOn(entry, date));
  const is_on_board = here.some(({ kind }) => kind === 'cruise');
  const others = here.filter((entry) => !isBar(entry) && !(is_on_board && entry.kind === 'port'));
  if (others.some(({ kind }) => isAboutMoney(kind))) return 'money';
  return others.length > 0 ? 'other' : undefined;
}

interface MiniDayProps {
  date: string;
  column: number;
  is_of_month: boolean;
  is_today: boolean;
  mark: Mark;
}

function MiniDay({ date, column, is_of_month, is_today, mark }: MiniDayProps): ReactNode {
  const { dayOfMonth } = useWeekFormats();
  if (!is_of_month) return null;
  return (
    <Link
      to={paths.calendar}
      search={{ view: 'month', day: date }}
      tabIndex={-1}
      className={`${ui('grid', 'ink', 'plain', 'smaller', 'relative')} ${classes['day']}`}
      data-today={is_today}
      data-mark={mark}
      style={{ gridColumn: column }}
    >
      {dayOfMonth(date)}
    </Link>
  );
}

function Band({ piece, colour }: { piece: Piece<CalendarEntry>; colour: string }): ReactNode {
  const { entry, line, from, to } = piece;
  return (
    <span
      className={classes['band']}
      data-begins={entry.first_day === entry.start.day && piece.begins}
      data-ends={entry.last_day === entry.end.day && piece.ends}
      data-struck={entry.is_cancelled}
      style={{
        gridColumn: `${from} / ${to + 1}`,
        gridRow: line + 2,
        ...(!entry.is_cancelled && { '--livery': colour }),
      }}
    />
  );
}
