import { Link } from '@tanstack/react-router';
import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { useFormats } from '#web/lib/formats.ts';
import { shortName } from '#web/lib/port-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { linkOf } from './entry-row.tsx';
import { type EntryTexts, inOrderOf } from './entry-text.ts';
import { isBar, isOn, type Piece, piecesOf, sheetOf } from './grid.ts';
import { iconOf } from './kinds.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './month.module.css';
import type { Entries } from './use-calendar.ts';

/** Lines of a day below its number. */
const room = 4;

interface Common {
  lines: ReadonlyMap<string, number>;
  texts: EntryTexts;
  is_phone: boolean;
  /** whether bars and dots have their icons, and dots their words */
  has_words: boolean;
  onDay: (day: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

interface WeekRowProps extends Common {
  week: readonly string[];
  day: string;
  today: string;
  entries: Entries;
  bars: Entries;
}

/**
 * One week: its days are cells whose labels name all their entries, the bars run over them. The drawings are for the
 * eye and the mouse; screen readers and the keyboard use the cells, and from them the list of the day.
 */
export function WeekRow({ week, day, today, entries, bars, ...common }: WeekRowProps): ReactNode {
  const pieces = piecesOf(week, bars, common.lines);
  return (
    <div role="row" className={classes['week']}>
      {week.map((date, index) => (
        <DayCell
          key={date}
          date={date}
          column={index + 1}
          is_chosen={date === day}
          is_today={date === today}
          is_outside={date.slice(0, 7) !== day.slice(0, 7)}
          entries={entries.filter((entry) => isOn(entry, date))}
          {...common}
        />
      ))}
      {pieces
        .filter(({ line }) => line < room - 1)
        .map((piece) => (
          <Bar key={piece.entry.key} piece={piece} {...common} />
        ))}
    </div>
  );
}

interface DayCellProps extends Common {
  date: string;
  column: number;
  is_chosen: boolean;
  is_today: boolean;
  is_outside: boolean;
  entries: Entries;
}

function DayCell(props: DayCellProps): ReactNode {
  const { date, column, is_chosen, is_today, is_outside, entries, lines, texts, onDay, onKey } = props;
  const formats = useFormats();
  const { dayOfMonth } = useWeekFormats();
  const ordered = entries.toSorted(inOrderOf(date));
  const taken = ordered.filter(isBar).map(({ key }) => lines.get(key) ?? 0);
  const others = ordered.filter((entry) => !isBar(entry));
  const { above, shown, more } = sheetOf(taken, others, room);
  const name = [formats.date(date, 'long'), ...ordered.map((entry) => texts.spokenOf(entry, date))].join(
    '; ',
  );
  return (
    <div
      role="gridcell"
      tabIndex={is_chosen ? 0 : -1}
      data-day={date}
      aria-selected={is_chosen}
      aria-current={is_today ? 'date' : undefined}
      className={`${ui('relative', 'pointer', 'shrink')} ${classes['cell']} ${is_outside ? classes['outside'] : ''}`}
      style={{ gridColumn: column }}
      onClick={() => onDay(date)}
      onKeyDown={onKey}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true" className={`${ui('round', 'small', 'strong', 'fixed')} ${classes['figure']}`}>
        {dayOfMonth(date)}
      </span>
      {shown.length + more > 0 && (
        <span aria-hidden="true" className={classes['chips']} style={{ '--above': above } as CSSProperties}>
          {shown.map((entry) => (
            <Chip key={entry.key} entry={entry} {...props} />
          ))}
          {more > 0 && <More count={more} />}
        </span>
      )}
    </div>
  );
}

function More({ count }: { count: number }): ReactNode {
  const t = useTranslations('calendar');
  const formats = useFormats();
  return <span className={classes['more']}>{t('more', { count: formats.number(count) })}</span>;
}

interface EntryProps extends Pick<Common, 'texts' | 'is_phone' | 'has_words'> {
  entry: CalendarEntry;
}

function Chip({ entry, texts, is_phone, has_words }: EntryProps): ReactNode {
  const { kind, is_cancelled, is_skipped } = entry;
  const title = has_words ? texts.titleOf(entry) : '';
  return (
    <Way
      entry={entry}
      is_phone={is_phone}
      className={classes['chip']}
      data-kind={kind}
      data-struck={is_cancelled || is_skipped}
      title={is_phone ? undefined : title}
    >
      {has_words && (
        <>
          <Icon name={iconOf(kind)} size={14} />
          <bdi className={`${ui('unbroken', 'clip')} ${classes['text']}`}>
            {kind === 'port' ? shortName(title) : title}
          </bdi>
        </>
      )}
    </Way>
  );
}

interface BarProps extends Omit<EntryProps, 'entry'> {
  piece: Piece<CalendarEntry>;
}

function Bar({ piece, texts, is_phone, has_words }: BarProps): ReactNode {
  const { entry, line, from, to, begins, ends } = piece;
  const title = texts.titleOf(entry);
  const is_filled = entry.kind === 'cruise' && !entry.is_cancelled;
  return (
    <Way
      entry={entry}
      is_phone={is_phone}
      aria-hidden="true"
      className={`${ui('middle', 'plain', 'text13', 'strong', 'shrink')} ${classes['bar']}`}
      data-kind={entry.kind}
      data-begins={begins}
      data-ends={ends}
      data-struck={entry.is_cancelled}
      // the dates of twenty voyages take a slow computer a hundredth of a second, and only one is pointed at
      onMouseEnter={({ currentTarget }) => {
        currentTarget.title = [title, ...texts.detailsOf(entry)].join(' · ');
      }}
      style={{
        gridColumn: `${from} / ${to + 1}`,
        gridRow: line + 2,
        ...(is_filled && { '--livery': texts.colourOf(entry) }),
      }}
    >
      {has_words && <Icon name={iconOf(entry.kind)} size={14} />}
      <bdi className={`${ui('unbroken', 'clip')} ${classes['text']}`}>{title}</bdi>
    </Way>
  );
}

interface WayProps extends HTMLAttributes<HTMLElement> {
  entry: CalendarEntry;
  is_phone: boolean;
}

/** The drawing of an entry, a link for the mouse. A tap on a phone chooses its day. */
function Way({ entry, is_phone, ...drawing }: WayProps): ReactNode {
  if (is_phone) return <span {...drawing} />;
  return <Link {...linkOf(entry)} tabIndex={-1} onClick={(event) => event.stopPropagation()} {...drawing} />;
}
