import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardCruise } from '#contract/dashboard.ts';
import {
  type Call,
  callsInSight,
  isClockKnown,
  isLeft,
  type ShipDay,
  type Today,
  type TwoClocks,
} from '#domain/today.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './today-panel.module.css';

/** A day in the fjords has seven calls; the page of the cruise shows all. */
const most_calls = 4;

interface TodayPanelProps {
  cruise: Pick<DashboardCruise, 'id' | 'can' | 'schedule' | 'start_zone'>;
  today: Today;
}

/** Today and tomorrow of a current cruise, for a look at breakfast. */
export function TodayPanel({ cruise, today }: TodayPanelProps): ReactNode {
  const t = useTranslations('dashboard.today');
  const { next_call, tomorrow } = today;
  // the next call is shown once: as tomorrow, or below if it is later
  const ahead =
    cruise.schedule.find(({ date, ship_time_offset }) => date === today.date && ship_time_offset !== null)
      ?.ship_time_offset ?? 0;
  // an hour that is wrong is worse than none
  const time_zone = isClockKnown(cruise, today) ? today.time_zone : undefined;
  const is_later = next_call !== null && next_call.date !== tomorrow?.date;
  // once the ship has left, the next day is what the reader looks for
  const is_over = today.what === 'port' && next_call !== null;
  return (
    <div className={`${ui('grid')} ${classes['days']}`}>
      <Day
        title={t('today')}
        day={today}
        cruise={cruise}
        is_today
        is_lead={!is_over}
        time_zone={time_zone}
        ship_ahead={ahead}
      >
        {is_later && <NextCall call={next_call} is_lead={is_over} />}
      </Day>
      {tomorrow !== null && <Day title={t('tomorrow')} day={tomorrow} cruise={cruise} is_lead={is_over} />}
    </div>
  );
}

interface DayProps {
  title: string;
  day: ShipDay;
  cruise: TodayPanelProps['cruise'];
  is_today?: boolean;
  /** the larger of the two days */
  is_lead: boolean;
  /** of today, if its time is known */
  time_zone?: string | undefined;
  /** minutes that the ship's clocks are ahead */
  ship_ahead?: number;
  children?: ReactNode;
}

function Day(props: DayProps): ReactNode {
  const { title, day, cruise, is_today = false, is_lead, time_zone, ship_ahead = 0, children } = props;
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const portName = usePortName();
  const now_ms = useNow('minute');
  const now = new Date(now_ms).toISOString();
  const shown = callsInSight(day.calls, most_calls, now);
  const calls = shown.filter(({ is_skipped }) => !is_skipped);
  const skipped = shown.filter(({ is_skipped }) => is_skipped);
  const others = day.calls.length - shown.length;
  return (
    <section className={`${ui('shrink')} ${is_lead ? classes['lead'] : ''}`}>
      <h3 className={ui('small', 'bold')}>
        {title} <span className={ui('muted', 'regular')}>{formats.date(day.date, 'brief')}</span>
        {time_zone !== undefined && (
          <span className={ui('muted', 'regular')}>
            {' · '}
            {t('local_time', { time: formats.timeAt(now, time_zone) })}
            {ship_ahead !== 0 &&
              ` · ${t('ship_time_at', { time: formats.timeAt(new Date(now_ms + ship_ahead * 60_000).toISOString(), time_zone) })}`}
          </span>
        )}
      </h3>
      {day.what === 'sea' && (
        <p className={ui(is_lead ? 'text28' : 'heading', 'bold', 'tight')}>{t('at_sea')}</p>
      )}
      {day.what === 'unknown' && (
        <p className={ui('muted')}>
          {t('unknown')}{' '}
          {cruise.can.edit && (
            <Link
              to={paths.cruise_schedule}
              params={{ id: cruise.id }}
              className={ui('padBlock8', 'inlineBlock')}
            >
              {t('add_ports')}
            </Link>
          )}
        </p>
      )}
      {calls.map((call) => (
        <PortOfDay
          key={`${call.port_name ?? ''} ${call.arrive ?? ''} ${call.depart ?? ''}`}
          call={call}
          is_today={is_today}
          is_lead={is_lead}
          is_left={is_today && isLeft(call, now_ms)}
        />
      ))}
      {skipped.map(({ port_name }) => (
        <p key={port_name} className={ui('muted')}>
          {t('skipped', { port: isolate(portName(port_name ?? '')) })}
        </p>
      ))}
      {others > 0 && (
        <Link
          to={paths.cruise_view}
          params={{ id: cruise.id }}

          className={ui('reach')}
        >
          {t('more_calls', { count: others })}
        </Link>
      )}
      {children}
    </section>
  );
}

interface PortOfDayProps {
  call: Call;
  is_today: boolean;
  is_lead: boolean;
  /** its hours are past: they are not what the reader still has to keep */
  is_left: boolean;
}

function PortOfDay({ call, is_today, is_lead, is_left }: PortOfDayProps): ReactNode {
  const times = useTimes(call);
  const t = useTranslations('dashboard.today');
  const portName = usePortName();
  const whole = call.port_name === null ? t('unnamed') : portName(call.port_name);
  // of the next day in large letters, as on the pass
  const name = is_lead && !is_today ? shortName(whole) : whole;
  const look = is_left ? ['muted'] : [is_lead ? 'text28' : 'heading', 'bold'];
  return (
    <div className={`${classes['call']} ${is_lead ? classes['now'] : ''} ${is_today ? '' : classes['next']}`}>
      <div>
        <p className={ui(...look, 'tight', 'breaking')}>
          {call.kind === 'scenic' ? t('scenic', { place: isolate(name) }) : <bdi>{name}</bdi>}
        </p>
        {times !== undefined && <p className={ui('muted')}>{times}</p>}
      </div>
      {call.all_aboard !== null && !is_left && (
        <AllAboard
          clocks={call.all_aboard}
          minutes_of_call={lengthOf(call)}
          is_large={is_lead}
          is_today={is_today}
        />
      )}
    </div>
  );
}

interface AllAboardProps {
  clocks: TwoClocks;
  minutes_of_call: number;
  is_large: boolean;
  is_today: boolean;
}

/** In the port's time and, where it differs, in the ship's time: passengers who miss it are left behind. */
function AllAboard({ clocks, minutes_of_call, is_large, is_today }: AllAboardProps): ReactNode {
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const minutes = useMinutesTo(clocks.at);
  const { port_time, ship_time, ship_day } = clocks;
  const is_same = port_time === ship_time && ship_day === 'same';
  // between all aboard and the departure the hour is past
  const is_past = clocks.at !== null && minutes === null;
  if (!is_large || is_past) {
    return <p className={ui('muted')}>{t('all_aboard_at', { time: formats.time(port_time) })}</p>;
  }
  const is_soon = minutes !== null && minutes < last_hour;
  return (
    <div className={`${ui('row', 'middle', 'gap16')} ${classes['aboard']}`}>
      {minutes !== null && is_today && (
        <Ring
          part={Math.min(minutes / minutes_of_call, 1)}
          time_left={formats.span(minutes)}
          is_soon={is_soon}
        />
      )}
      <dl className={ui('bare')}>
        <dt className={`${ui('strong', 'tight')} ${is_soon ? ui('urgent') : ''}`}>
          {minutes === null ? (
            t('all_aboard')
          ) : (
            <>
              <VisuallyHidden>{t('all_aboard_in', { left: formats.span(minutes) })}</VisuallyHidden>
              <span aria-hidden="true">{t('all_aboard')}</span>
            </>
          )}
        </dt>
        <dd className={ui('bare')}>
          <span className={ui('large', 'bold', 'tight')}>{formats.time(port_time)}</span>{' '}
          {!is_same && <span className={ui('note')}>{t('port_time')}</span>}
        </dd>
        {!is_same && (
          <dd className={ui('bare')}>
            <span className={ui('bold')}>{formats.time(ship_time)}</span>{' '}
            <span className={ui('note')}>
              {t(ship_day === 'same' ? 'ship_time' : `ship_time_${ship_day}`)}
            </span>
          </dd>
        )}
      </dl>
    </div>
  );
}

const last_hour = 60;
const half_day = 12 * 60;

/** Full minutes until an instant; null once it has passed, or without one. */
function useMinutesTo(at: string | null): number | null {
  const now = useNow('minute');
  if (at === null) return null;
  const minutes = Math.floor((Date.parse(at) - now) / 60_000);
  return minutes >= 0 ? minutes : null;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes from the arrival until all must be aboard; half a day where the arrival is not of this day. */
function lengthOf({ arrive, all_aboard, is_from_night }: Call): number {
  if (arrive === null || all_aboard === null || is_from_night) return half_day;
  const minutes = minutesOf(all_aboard.port_time) - minutesOf(arrive);
  return minutes > 0 ? minutes : half_day;
}

interface RingProps {
  /** of the call that is left, from 0 to 1 */
  part: number;
  time_left: string;
  is_soon: boolean;
}

/** The time left of the call, within a ring. The words beside it say it. */
function Ring({ part, time_left, is_soon }: RingProps): ReactNode {
  return (
    <div
      className={`${ui('sign', 'fixed')} ${classes['clock']} ${is_soon ? classes['soon'] : ''}`}
      aria-hidden="true"
    >
      <svg className={classes['ring']} viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="16" />
        <circle
          className={classes['rest']}
          cx="18"
          cy="18"
          r="16"
          pathLength={1}
          strokeDasharray={`${part} 1`}
        />
      </svg>
      <span className={`${ui('bold', 'center')} ${classes['left']}`}>{time_left}</span>
    </div>
  );
}

function NextCall({ call, is_lead }: { call: Call; is_lead: boolean }): ReactNode {
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const portName = usePortName();
  const port = isolate(call.port_name === null ? t('unnamed') : portName(call.port_name));
  const date = formats.date(call.date, 'brief');
  return (
    <p className={ui(is_lead ? 'bold' : 'muted')}>
      {call.arrive === null
        ? t('next_port', { port, date })
        : t('next_port_at', { port, date, time: formats.time(call.arrive) })}
    </p>
  );
}

/** 08:00 – 17:00, from 08:00, until 17:00, overnight. */
function useTimes({ arrive, depart, is_from_night, is_overnight }: Call): string | undefined {
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const from = is_from_night || arrive === null ? undefined : formats.time(arrive);
  const until = is_overnight || depart === null ? undefined : formats.time(depart);
  const hours =
    from !== undefined && until !== undefined
      ? t('from_until', { from, until })
      : from !== undefined
        ? t('from', { from })
        : until !== undefined
          ? t('until', { until })
          : undefined;
  if (!is_overnight) return hours;
  return hours === undefined ? t('overnight') : `${hours} · ${t('overnight')}`;
}
