import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { type Call, callsInSight, isLeft, type Today, todayOf } from '#domain/today.ts';
import { browserTimeZone, useFormats } from '#web/lib/formats.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from '#web/parts/pass/pass.module.css';

const last_hour = 60;

/** Under way: how long still until all aboard; where no time is set, the port; at sea the next one. */
export function DayStub({ cruise, state }: { cruise: Cruise; state: string }): ReactNode {
  const t = useTranslations('cruises.pass');
  const now_ms = useNow('minute');
  const now = new Date(now_ms).toISOString();
  const voyage = { ...cruise, schedule: cruise.schedule.items };
  const today = todayOf(voyage, { now, time_zone: browserTimeZone() ?? 'UTC' });
  const here = hereOn(today, now);
  const next = today.next_call ?? today.tomorrow?.calls.find(({ is_skipped }) => !is_skipped);
  const at = here?.all_aboard?.at ?? null;
  const minutes = at === null ? -1 : Math.floor((Date.parse(at) - now_ms) / 60_000);
  return (
    <>
      {here !== undefined && minutes >= 0 ? (
        <AllAboard call={here} minutes={minutes} />
      ) : here !== undefined ? (
        <PortOf call={here} />
      ) : next !== undefined ? (
        <PortOf call={next} label={t('next_port')} />
      ) : (
        <p className={ui('heading', 'bold')}>{state}</p>
      )}
      {(here ?? next) !== undefined && (
        <p className={`${ui('note', 'tight')} ${classes['state']}`}>{state}</p>
      )}
    </>
  );
}

/** The call that the ship has not left yet. */
function hereOn({ calls, next_call }: Today, now: string): Call | undefined {
  if (next_call !== null) return undefined;
  const [call] = callsInSight(
    calls.filter(({ is_skipped }) => !is_skipped),
    1,
    now,
  );
  return isLeft(call, Date.parse(now)) ? undefined : call;
}

function AllAboard({ call, minutes }: { call: Call; minutes: number }): ReactNode {
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const name = useCallName();
  // the figure is set larger than its sentence
  const [before, after] = t('all_aboard_in', { left: '\0' }).split('\0');
  const { port_time = '', ship_time = '', ship_day = 'same' } = call.all_aboard ?? {};
  const is_same = port_time === ship_time && ship_day === 'same';
  return (
    <>
      <p className={`${ui('tight')} ${classes['left']}`}>
        <span className={ui('note')}>{before}</span>
        <strong className={`${classes['span']} ${minutes < last_hour ? ui('urgent') : ''}`}>
          {formats.span(minutes)}
        </strong>
        <span className={ui('note')}>{after}</span>
      </p>
      <p className={`${ui('strong', 'tight')} ${classes['when']}`}>
        {formats.time(port_time)}
        {is_same ? ' · ' : ` ${t('port_time')} · `}
        <bdi>{name(call)}</bdi>
        {!is_same && (
          <span className={ui('note', 'block')}>
            {formats.time(ship_time)} {t(ship_day === 'same' ? 'ship_time' : `ship_time_${ship_day}`)}
          </span>
        )}
      </p>
    </>
  );
}

function PortOf({ call, label }: { call: Call; label?: string }): ReactNode {
  const t = useTranslations('dashboard.today');
  const formats = useFormats();
  const name = useCallName();
  const { date, arrive, depart, all_aboard, is_overnight } = call;
  const until = is_overnight
    ? t('overnight')
    : // the zone of the port is not known
      all_aboard?.at === null
      ? t('all_aboard_at', { time: formats.time(all_aboard.port_time) })
      : depart === null
        ? undefined
        : t('until', { until: formats.time(depart) });
  const day = formats.date(date, 'brief');
  const when = label === undefined ? until : arrive === null ? day : `${day} · ${formats.time(arrive)}`;
  return (
    <>
      <p className={`${ui('tight')} ${classes['left']}`}>
        {label !== undefined && <span className={ui('note')}>{label}</span>}{' '}
        <strong className={classes['large']}>
          <bdi>{name(call)}</bdi>
        </strong>
      </p>
      {when !== undefined && <p className={`${ui('strong', 'tight')} ${classes['when']}`}>{when}</p>}
    </>
  );
}

function useCallName(): (call: Call) => string {
  const t = useTranslations('dashboard.today');
  const portName = usePortName();
  return ({ port_name }) => (port_name === null ? t('unnamed') : shortName(portName(port_name)));
}
