import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { useFormats } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { agendaOf, partedAt, type Stretch } from './agenda.ts';
import classes from './agenda.module.css';
import { EntryRow } from './entry-row.tsx';
import { type EntryTexts, useEntryTexts } from './entry-text.ts';
import { yearOf } from './grid.ts';
import type { Entries } from './use-calendar.ts';

interface AgendaViewProps {
  day: string;
  today: string;
  entries: Entries;
  /** the nearest dated days before and after the loaded year */
  earlier: string | null;
  later: string | null;
  is_loading: boolean;
}

/**
 * A year as a list, month by month, with empty months named, and links to the entries before and after. The present
 * year begins with what goes on now; past entries are folded above.
 */
export function AgendaView({ day, today, entries, earlier, later, is_loading }: AgendaViewProps): ReactNode {
  const t = useTranslations('calendar');
  const week = useWeekFormats();
  const texts = useEntryTexts();
  const year = yearOf(day);
  if (is_loading) return <Skeleton height={520} />;
  const stretches = agendaOf(entries, year);
  const is_empty = stretches.every((stretch) => 'to_month' in stretch);
  const is_this_year = today.startsWith(day.slice(0, 4));
  const { over, ahead } = is_this_year ? partedAt(stretches, today) : { over: [], ahead: stretches };
  // the loaded entries cover the weeks around the year too
  const before = entries.some(({ first_day }) => first_day < year.first) ? addDays(year.first, -1) : earlier;
  const after = entries.some(({ last_day }) => last_day > year.last) ? addDays(year.last, 1) : later;
  const year_text = week.year(Number(day.slice(0, 4)));
  const parts = (found: readonly Stretch[], is_landmark = true) =>
    found.map((stretch) => (
      <StretchPart
        key={'month' in stretch ? stretch.month : stretch.from_month}
        stretch={stretch}
        year={day.slice(0, 4)}
        today={today}
        texts={texts}
        is_landmark={is_landmark}
      />
    ));
  const was_something = over.some((stretch) => 'month' in stretch);
  return (
    <div className={`${ui('stack', 'gap16')} ${classes['agenda']}`}>
      {was_something ? (
        <details className={classes['over']}>
          <summary
            className={`${ui('reach', 'lit', 'rounded', 'padInline12', 'deep', 'strong', 'unprinted', 'unmarked')} ${classes['summary']}`}
          >
            <Icon name="chevron" size={20} />
            {t('agenda.over', { year: year_text })}
          </summary>
          <div className={`${ui('stack', 'gap16')} ${classes['agenda']}`}>
            <YearLink day={before} name="earlier" />
            {parts(over, false)}
          </div>
        </details>
      ) : (
        <YearLink day={before} name="earlier" />
      )}
      {is_empty ? (
        <p className={classes['gap']}>{t('agenda.nothing_in', { year: year_text })}</p>
      ) : (
        parts(was_something ? ahead : stretches)
      )}
      <YearLink day={after} name="later" />
    </div>
  );
}

/** A link to the year of the nearest entry, or a note that there is none. */
function YearLink({ day, name }: { day: string | null; name: 'earlier' | 'later' }): ReactNode {
  const t = useTranslations('calendar.agenda');
  const formats = useFormats();
  if (day === null) return <p className={classes['gap']}>{t(name === 'earlier' ? 'first' : 'last')}</p>;
  return (
    <p className={ui('row', 'unprinted')}>
      <Link to={paths.calendar} search={{ view: 'agenda', day }} className={buttonClass('outline')}>
        {t(name, { date: formats.date(day) })}
      </Link>
    </p>
  );
}

interface StretchPartProps {
  stretch: Stretch;
  year: string;
  today: string;
  texts: EntryTexts;
  /** the past part of this month has the same name as the rest of it */
  is_landmark: boolean;
}

function StretchPart({ stretch, year, today, texts, is_landmark }: StretchPartProps): ReactNode {
  const t = useTranslations('calendar.agenda');
  const week = useWeekFormats();
  const formats = useFormats();
  if ('to_month' in stretch) {
    const { from_month, to_month } = stretch;
    return (
      <p className={classes['gap']}>
        {from_month === to_month
          ? t('gap_month', { month: week.month(from_month) })
          : t('gap', { start: week.month(from_month), end: week.month(to_month) })}
      </p>
    );
  }
  const { month, days } = stretch;
  const heading_id = `agenda-${month}-${days[0]?.day ?? ''}`;
  return (
    <section
      aria-labelledby={is_landmark ? heading_id : undefined}
      className={`${ui('card')} ${classes['month']}`}
    >
      <h3 id={heading_id} className={`${ui('lineBelow', 'paper', 'heading')} ${classes['name']}`}>
        {formats.date(`${year}-${String(month).padStart(2, '0')}-01`, 'month')}
      </h3>
      {days.map(({ day, entries }) => (
        <div key={day} className={`${ui('grid', 'gap0by12')} ${classes['day']}`} data-today={day === today}>
          <h4 className={ui('text16', 'strong')}>
            <Link
              to={paths.calendar}
              search={{ view: 'month', day }}
              className={`${ui('row', 'middle', 'muted', 'plain')} ${classes['dateLink']}`}
            >
              {formats.date(day, 'brief')}
            </Link>
          </h4>
          <ul className={ui('list', 'ruled')}>
            {entries.map((entry) => (
              <EntryRow key={entry.key} entry={entry} texts={texts} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
