import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { milestone_kinds } from '#domain/milestones.ts';
import { paths } from '#web/lib/paths.ts';
import { useWeekFormats } from '#web/lib/format-week.ts';
import { useFormats } from '#web/lib/formats.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isPhone } from '#web/ui/is-phone.ts';
import { usePainted } from '#web/ui/later.tsx';
import { ui } from '#web/ui/primitives.ts';
import { shiftMonths } from './grid.ts';
import { iconOf, type Kind } from './kinds.ts';
import { calendar_views, type CalendarSearch, type CalendarView } from './search.ts';
import classes from './toolbar.module.css';

interface ToolbarProps {
  view: CalendarView;
  day: string;
  today: string;
  /** the first and the last dated day of all; null: there is none */
  first: string | null;
  last: string | null;
  shown: readonly Kind[];
  onGo: (change: CalendarSearch) => void;
  onShow: (kind: Kind, is_shown: boolean) => void;
}

/** The view, buttons to other times, and the kinds of entries that are shown. */
export function Toolbar({ shown, onShow, ...steps }: ToolbarProps): ReactNode {
  const t = useTranslations('calendar');
  const shell = useTranslations('shell.menu');
  const formats = useFormats();
  const week = useWeekFormats();
  const { view, day } = steps;
  return (
    <>
      <header className={ui('wrap', 'bottom', 'gap12by20', 'below16')}>
        <div className={`${ui('stack')} ${classes['titles']}`}>
          <h1 className={ui('muted', 'text16', 'strong')} tabIndex={-1}>
            {t('title')}
          </h1>
          <h2 className={`${ui('screenTitle')} ${classes['title']}`} id="calendar-period">
            {view === 'month' ? formats.date(day, 'month') : week.year(yearOf(day))}
          </h2>
        </div>
        {/* of a phone; wider screens have the tools in a bar */}
        <div className={`${ui('unprinted')} ${classes['menu']}`}>
          <Disclosure label={shell('more')} icon="more">
            <div className={`${ui('stack', 'gap8')} ${classes['tools']}`}>
              {/* the group below has it as its name */}
              <p className={ui('strong', 'tight')} aria-hidden="true">
                {t('show')}
              </p>
              <Kinds shown={shown} onShow={onShow} />
              <Subscribe />
              <Print />
            </div>
          </Disclosure>
        </div>
        <Steps {...steps} />
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
      <Tools shown={shown} onShow={onShow} />
    </>
  );
}

/** Buttons to the period before and after, to today, and to a year. */
function Steps({ view, day, today, first, last, onGo }: Omit<ToolbarProps, 'shown' | 'onShow'>): ReactNode {
  const t = useTranslations('calendar');
  const week = useWeekFormats();
  const year = yearOf(day);
  const years = yearsToShow([first, last], [yearOf(today), yearOf(today) + 1, year]);
  const unit = view === 'month' ? 'month' : 'year';
  const months = view === 'month' ? 1 : 12;
  const step = (to: 'previous' | 'next') => (
    <button
      type="button"
      className={`${ui('grid', 'rounded', 'flush', 'deep', 'pointer')} ${classes['step']} ${classes[to === 'previous' ? 'back' : 'on']}`}
      aria-label={t(`${to}_${unit}`)}
      onClick={() => onGo({ day: shiftMonths(day, to === 'previous' ? -months : months) })}
    >
      <Icon name="chevron" />
    </button>
  );
  return (
    <div className={`${ui('row', 'middle', 'gap8', 'unprinted')} ${classes['steps']}`}>
      {step('previous')}
      <Button look="outline" onClick={() => onGo({ day: today })}>
        {t('today')}
      </Button>
      {step('next')}
      <Select
        className={classes['year']}
        aria-label={t('jump')}
        value={String(year)}
        options={years.map((number) => ({ value: String(number), label: week.year(number) }))}
        onChange={({ currentTarget }) =>
          onGo({ day: shiftMonths(day, 12 * (Number(currentTarget.value) - year)) })
        }
      />
    </div>
  );
}

type KindsProps = Pick<ToolbarProps, 'shown' | 'onShow'>;

/** The kinds of entries, folded on a tablet, and links to subscribe and to print. */
function Tools(kinds: KindsProps): ReactNode {
  const t = useTranslations('calendar');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // a phone has them in the menu, and here when it is turned
  const [is_phone] = useState(isPhone);
  if (!usePainted(!is_phone)) return null;
  return (
    <div className={`${ui('bar', 'gap8by16', 'below16', 'unprinted')} ${classes['bar']}`}>
      <button
        type="button"
        className={`${ui('press', 'middle', 'target', 'rounded', 'padInline12', 'deep', 'turning')} ${classes['unfold']}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('show')}
        <Icon name="chevron" size={20} />
      </button>
      <div id={id} className={`${classes['kinds']} ${isOpen ? '' : classes['folded']}`}>
        <Kinds {...kinds} />
      </div>
      <div className={`${ui('row')} ${classes['print']}`}>
        <Subscribe />
        <Print />
      </div>
    </div>
  );
}

/** A button for each kind of entry. */
function Kinds({ shown, onShow }: KindsProps): ReactNode {
  const t = useTranslations('calendar');
  return (
    <div role="group" aria-label={t('show')} className={ui('wrap', 'gap8')}>
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
  );
}

function Subscribe(): ReactNode {
  const t = useTranslations('calendar');
  return (
    <Link to={paths.icalendar} className={buttonClass('quiet')}>
      <Icon name="calendar" size={20} />
      {t('subscribe')}
    </Link>
  );
}

function Print(): ReactNode {
  const lists = useTranslations('lists');
  return (
    <Button look="quiet" data-closes="" onClick={() => globalThis.print()}>
      <Icon name="printer" size={20} />
      {lists('print')}
    </Button>
  );
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The years to jump to: from the first dated one to the last, this year, the next and the chosen one. */
function yearsToShow(days: readonly (string | null)[], others: readonly number[]): number[] {
  const years = [...days.flatMap((day) => (day === null ? [] : yearOf(day))), ...others];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_none, index) => first + index);
}
