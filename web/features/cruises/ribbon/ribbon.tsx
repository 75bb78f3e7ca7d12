import { Link, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, lazy, type MouseEvent, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { isOvernight } from '#domain/schedule.ts';
import { isLeft } from '#domain/today.ts';
import { weatherWindow } from '#domain/weather.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { useIdle } from '#web/ui/idle.ts';
import { paths } from '#web/lib/paths.ts';
import { shortestName, usePortName } from '#web/lib/port-name.ts';
import { useTimesText } from '#web/parts/cruise/times-text.ts';
import { neighbourByKey } from '#web/ui/arrow-keys.ts';
import strips from '#web/parts/pass/days.module.css';
import { useNow } from '#web/ui/clock.ts';
import { ui } from '#web/ui/primitives.ts';
import hint from '#web/ui/scroll-hint.module.css';
import { useScrollHint } from '#web/ui/use-scroll-hint.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type Day, dayId, useDays } from '../schedule/days.ts';
import classes from './ribbon.module.css';

/** Loaded on demand: few cruises are so near that their weather is known. */
const DaySky = lazy(() =>
  import('./day-sky.tsx').then(
    (file) => ({ default: file.DaySky }),
    // without a network; the day is told without it
    () => ({ default: () => null }),
  ),
);

/** The days of a cruise as one strip; each leads to its place in the schedule. Nothing without a schedule. */
export function Ribbon({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule');
  const days = useDays(cruise);
  const strip = useScrollHint<HTMLOListElement>();
  const has_sky = useHasWeather(cruise);
  const today = days.find(({ is_today }) => is_today)?.date;

  // today is about in the middle, no day begins cut, and the page stays where it is
  useLayoutEffect(() => {
    const list = strip.current;
    const lit = list?.querySelector('[data-today]')?.getBoundingClientRect();
    const [first, second] = Array.from(list?.children ?? [], (item) => item.getBoundingClientRect());
    if (list === null || lit === undefined || first === undefined || second === undefined) return;
    const frame = list.getBoundingClientRect();
    const step = Math.abs(second.x - first.x);
    const middle = list.scrollLeft + lit.x + lit.width / 2 - frame.x - frame.width / 2;
    list.scrollTo(Math.round(middle / step) * step, 0);
  }, [strip, today]);

  if (days.length === 0) return null;
  const reached = today ?? days[0]?.date;
  return (
    <nav aria-label={t('ribbon')} className={ui('unprinted')}>
      <ol ref={strip} className={`${ui('list', 'row')} ${strips['days']} ${hint['both']}`}>
        {days.map((day) => (
          <li key={day.date}>
            <Cell cruise={cruise} day={day} has_sky={has_sky} is_reached={day.date === reached} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether the weather of the days may be known, once the page has drawn its first screen. */
function useHasWeather({ start_date, end_date, start_zone, end_zone, cancelled_at }: Cruise): boolean {
  const now = new Date(useNow('minute')).toISOString();
  const voyage = { start_date, end_date, start_zone, end_zone, is_cancelled: cancelled_at !== null };
  const { reason } = weatherWindow(voyage, { now, time_zone: browserTimeZone() ?? 'UTC' });
  return useIdle() && reason === null;
}

interface CellProps {
  cruise: Cruise;
  day: Day;
  has_sky: boolean;
  /** by Tab; arrows lead to the others */
  is_reached: boolean;
}

function Cell({ cruise, day: { date, rows, is_today }, has_sky, is_reached }: CellProps): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const portName = usePortName();
  const timesText = useTimesText();
  const lead = useLeadTo(date);
  const now_ms = useNow('minute');
  const calls = rows
    .filter(({ row }) => row.kind !== 'sea')
    .map(({ row, next }) => ({ ...row, is_overnight: isOvernight(row, next) }));
  // a skipped port is told, unless the ship went to another one
  const call = calls.find(({ outcome }) => outcome !== 'skipped') ?? calls[0];
  const others = calls.length - 1;
  const is_skipped = call?.outcome === 'skipped';
  const aboard = cruise.time === 'past' || isLeft(call, now_ms) ? null : (call?.all_aboard ?? null);
  const times =
    call === undefined || is_skipped
      ? undefined
      : aboard === null
        ? timesText(call)
        : t('all_aboard', { time: formats.time(aboard) });
  return (
    <Link
      to={paths.cruise_view}
      params={{ id: cruise.id }}
      search={{ tab: 'dates' }}
      hash={dayId(date)}
      // all days have the same search
      activeOptions={{ includeHash: true }}
      resetScroll={false}
      // the ribbon scrolls and moves the focus by itself
      hashScrollIntoView={false}
      tabIndex={is_reached ? 0 : -1}
      data-today={is_today || undefined}
      className={`${ui('stack', 'inherit', 'plain', 'fill', 'relative', 'tight')} ${strips['day']} ${classes['cell']}`}
      onClick={lead}
      onKeyDown={moveByKey}
    >
      <span className={`${ui('text13', 'unbroken')} ${classes['date']}`}>
        {is_today && <VisuallyHidden>{t('today')}, </VisuallyHidden>}
        {formats.date(date, 'brief')}
      </span>
      <span className={`${ui('row', 'middle', 'between')} ${classes['signs']}`}>
        <Sign kind={rows.length === 0 ? undefined : (call?.kind ?? 'sea')} />
        {has_sky && (
          <Suspense fallback={null}>
            <DaySky id={cruise.id} date={date} />
          </Suspense>
        )}
      </span>
      <span className={`${ui('small', 'bold', 'clip')} ${classes['place']}`}>
        {call === undefined ? (
          <span className={ui('muted', 'regular')}>{rows.length === 0 ? t('gap') : t('kinds.sea')}</span>
        ) : is_skipped ? (
          <s>
            <bdi>{shortestName(portName(call.port_name ?? ''))}</bdi>
          </s>
        ) : (
          <bdi>
            {call.port_name === null ? t(`kinds.${call.kind}`) : shortestName(portName(call.port_name))}
          </bdi>
        )}
        {others > 0 && <span className={ui('muted')}> +{formats.number(others)}</span>}
      </span>
      {times !== undefined && <span className={`${ui('text13', 'muted')} ${strips['hours']}`}>{times}</span>}
    </Link>
  );
}

/** An anchor in port, an arrow from and to the land, waves at sea. */
export function Sign({ kind }: { kind: ScheduleRow['kind'] | undefined }): ReactNode {
  const lines = kind === undefined ? undefined : signs[kind];
  if (lines === undefined) return <span />;
  const is_way = kind === 'embark' || kind === 'disembark';
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${classes['sign']} ${is_way ? classes['way'] : ''} ${kind === 'sea' ? classes['sea'] : ''}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} />
    </svg>
  );
}

const waves =
  'M2 9c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2M2 16c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2';
const signs: Record<ScheduleRow['kind'], string> = {
  embark: 'M4 5v14M8 12h12M15 7l5 5-5 5',
  port: 'M12 8v13M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 13c0 5 4 8 8 8s8-3 8-8M8 12h8',
  sea: waves,
  scenic: 'M2 19l6-11 4 7 3-4 7 8z',
  disembark: 'M20 5v14M4 12h12M11 7l5 5-5 5',
};

/** Leads to the day in the schedule, which another tab may hide. */
function useLeadTo(date: string): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  return (event) => {
    // another window
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (reach(date)) {
      event.preventDefault();
      return;
    }
    const stop = router.subscribe('onRendered', () => {
      stop();
      reach(date);
    });
  };
}

/** @returns whether the day is on the page */
function reach(date: string): boolean {
  const day = document.getElementById(dayId(date));
  day?.scrollIntoView();
  day?.focus({ preventScroll: true });
  return day !== null;
}

/** Arrows, Home and End lead to another day. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  neighbourByKey(event, event.currentTarget.closest('ol'), 'a')?.focus();
}
