import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { milestone_kinds } from '#domain/milestones.ts';
import { paths } from '#web/lib/paths.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { shiftMonths } from './grid.ts';
import { iconOf, type Kind } from './kinds.ts';
import { calendar_views, type CalendarSearch, type CalendarView } from './search.ts';
import classes from './toolbar.module.css';

interface ToolbarProps {
  view: CalendarView;
  day: string;
  today: string;
  shown: readonly Kind[];
  onGo: (change: CalendarSearch) => void;
  onShow: (kind: Kind, is_shown: boolean) => void;
}

/** As long as people have gone on cruises, and as far ahead as they can be booked. */
const years_back = 45;
const years_ahead = 5;

/** The view, buttons to other times, and the kinds of entries that are shown. */
export function Toolbar({ view, day, today, shown, onGo, onShow }: ToolbarProps): ReactNode {
  const t = useTranslations('calendar');
  const lists = useTranslations('lists');
  const formats = useFormats();
  const week = useWeekFormats();
  const year = Number(day.slice(0, 4));
  const this_year = Number(today.slice(0, 4));
  const known = Array.from(
    { length: years_back + years_ahead + 1 },
    (_none, i) => this_year - years_back + i,
  );
  const years = known.includes(year) ? known : [...known, year].toSorted((a, b) => a - b);
  const [isOpen, setOpen] = useState(false);
  const filter_id = useId();
  const unit = view === 'month' ? 'month' : 'year';
  const step = view === 'month' ? 1 : 12;
  return (
    <>
      <header className={ui('wrap', 'bottom', 'gap12by20', 'below16')}>
        <div className={`${ui('stack')} ${classes['titles']}`}>
          <h1 className={ui('muted', 'text16', 'strong')} tabIndex={-1}>
            {t('title')}
          </h1>
          <h2 className={`${ui('screenTitle')} ${classes['title']}`} id="calendar-period">
            {view === 'month' ? formats.date(day, 'month') : week.year(year)}
          </h2>
        </div>
        <div className={`${ui('row', 'middle', 'gap8', 'unprinted')} ${classes['steps']}`}>
          <button
            type="button"
            className={`${ui('grid', 'rounded', 'flush', 'deep', 'pointer')} ${classes['step']} ${classes['back']}`}
            aria-label={t(`previous_${unit}`)}
            onClick={() => onGo({ day: shiftMonths(day, -step) })}
          >
            <Icon name="chevron" />
          </button>
          <Button look="outline" onClick={() => onGo({ day: today })}>
            {t('today')}
          </Button>
          <button
            type="button"
            className={`${ui('grid', 'rounded', 'flush', 'deep', 'pointer')} ${classes['step']} ${classes['on']}`}
            aria-label={t(`next_${unit}`)}
            onClick={() => onGo({ day: shiftMonths(day, step) })}
          >
            <Icon name="chevron" />
          </button>
          <NativeSelect
            className={classes['year'] ?? ''}
            aria-label={t('jump')}
            value={String(year)}
            data={years.map((number) => ({ value: String(number), label: week.year(number) }))}
            onChange={({ currentTarget }) =>
              onGo({ day: shiftMonths(day, 12 * (Number(currentTarget.value) - year)) })
            }
          />
        </div>
        <nav className={ui('segments', 'unprinted')} aria-label={t('view')}>
          {calendar_views.map((name) => (
            <Link
              key={name}
              to={paths.calendar}
              search={{ view: name, day }}
              resetScroll={false}
              className={`${ui('grid', 'target', 'paper', 'padInline16', 'ink', 'plain')} ${classes['view']}`}
              aria-current={view === name ? 'true' : undefined}
            >
              {t(`views.${name}`)}
            </Link>
          ))}
        </nav>
      </header>
      <div className={`${ui('bar', 'gap8by16', 'below16', 'unprinted')} ${classes['bar']}`}>
        <button
          type="button"
          className={`${ui('press', 'middle', 'target', 'rounded', 'padInline12', 'deep', 'turning')} ${classes['unfold']}`}
          aria-expanded={isOpen}
          aria-controls={filter_id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('show')}
          <Icon name="chevron" size={20} />
        </button>
        <div
          id={filter_id}
          role="group"
          aria-label={t('show')}
          className={`${ui('wrap', 'gap8')} ${classes['kinds']} ${isOpen ? '' : classes['folded']}`}
        >
          {milestone_kinds.map((kind) => {
            const is_shown = shown.includes(kind);
            return (
              <button
                key={kind}
                type="button"
                className={`${ui('reach', 'round', 'paper', 'ink', 'pointer')} ${classes['kind']}`}
                aria-pressed={is_shown}
                onClick={() => onShow(kind, !is_shown)}
              >
                <Icon name={is_shown ? iconOf(kind) : 'close'} size={18} />
                {t(`filters.${kind}`)}
              </button>
            );
          })}
        </div>
        <div className={classes['print']}>
          <Button look="quiet" onClick={() => globalThis.print()}>
            <Icon name="printer" size={20} />
            {lists('print')}
          </Button>
        </div>
      </div>
    </>
  );
}
