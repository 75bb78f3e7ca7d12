import { Link } from '@tanstack/react-router';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarEntry } from '#contract/calendar.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { useFormats } from '#web/lib/formats.ts';
import { shortName } from '#web/lib/port-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { linkOf } from './entry-row.tsx';
import { inOrderOf, useEntryText } from './entry-text.ts';
import { isBar, isOn, type Piece, piecesOf, sheetOf } from './grid.ts';
import { iconOf } from './kinds.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './month.module.css';
import type { Entries } from './use-calendar.ts';
import { useLineColours } from '#web/lib/use-line-colours.ts';

/** Lines of a day below its number. */
const room = 4;

interface WeekRowProps {
  week: readonly string[];
  day: string;
  today: string;
  entries: Entries;
  bars: Entries;
  lines: ReadonlyMap<string, number>;
  onDay: (day: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * One week: its days are cells whose labels name all their entries, the bars run over them. The drawings are for the
 * eye and the mouse; screen readers and the keyboard use the cells, and from them the list of the day.
 */
export function WeekRow({ week, day, today, entries, bars, lines, onDay, onKey }: WeekRowProps): ReactNode {
  const pieces = piecesOf(week, bars, lines);
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
          lines={lines}
          onDay={onDay}
          onKey={onKey}
        />
      ))}
      {pieces
        .filter(({ line }) => line < room - 1)
        .map((piece) => (
          <Bar key={piece.entry.key} piece={piece} />
        ))}
    </div>
  );
}

interface DayCellProps {
  date: string;
  column: number;
  is_chosen: boolean;
  is_today: boolean;
  is_outside: boolean;
  entries: Entries;
  lines: ReadonlyMap<string, number>;
  onDay: (day: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

function DayCell(props: DayCellProps): ReactNode {
  const { date, column, is_chosen, is_today, is_outside, entries, lines, onDay, onKey } = props;
  const t = useTranslations('calendar');
  const formats = useFormats();
  const { dayOfMonth } = useWeekFormats();
  const textOf = useEntryText();
  const ordered = entries.toSorted(inOrderOf(date));
  const taken = ordered.filter(isBar).map(({ key }) => lines.get(key) ?? 0);
  const others = ordered.filter((entry) => !isBar(entry));
  const { above, shown, more } = sheetOf(taken, others, room);
  const spoken = ordered.map((entry) => textOf(entry, date).spoken);
  const name = [formats.date(date, 'long'), ...spoken].join('; ');
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
      <span aria-hidden="true" className={classes['chips']} style={{ '--above': above } as CSSProperties}>
        {shown.map((entry) => (
          <Chip key={entry.key} entry={entry} title={textOf(entry, date).title} />
        ))}
        {more > 0 && <span className={classes['more']}>{t('more', { count: formats.number(more) })}</span>}
      </span>
    </div>
  );
}

function Chip({ entry, title }: { entry: CalendarEntry; title: string }): ReactNode {
  const { kind, is_cancelled, is_skipped } = entry;
  return (
    <Link
      {...linkOf(entry)}
      tabIndex={-1}
      className={classes['chip']}
      data-kind={kind}
      data-struck={is_cancelled || is_skipped}
      title={title}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon name={iconOf(kind)} size={14} />
      <bdi className={`${ui('unbroken', 'clip')} ${classes['text']}`}>
        {kind === 'port' ? shortName(title) : title}
      </bdi>
    </Link>
  );
}

function Bar({ piece }: { piece: Piece<CalendarEntry> }): ReactNode {
  const { entry, line, from, to, begins, ends } = piece;
  const textOf = useEntryText();
  const colourOf = useLineColours();
  const { title, details } = textOf(entry);
  const is_filled = entry.kind === 'cruise' && !entry.is_cancelled;
  return (
    <Link
      {...linkOf(entry)}
      tabIndex={-1}
      aria-hidden="true"
      className={`${ui('middle', 'plain', 'text13', 'strong', 'shrink')} ${classes['bar']}`}
      data-kind={entry.kind}
      data-begins={begins}
      data-ends={ends}
      data-struck={entry.is_cancelled}
      title={[title, ...details].join(' · ')}
      style={{
        gridColumn: `${from} / ${to + 1}`,
        gridRow: line + 2,
        ...(is_filled && { '--livery': colourOf(entry) }),
      }}
    >
      <Icon name={iconOf(entry.kind)} size={14} />
      <bdi className={`${ui('unbroken', 'clip')} ${classes['text']}`}>{title}</bdi>
    </Link>
  );
}
