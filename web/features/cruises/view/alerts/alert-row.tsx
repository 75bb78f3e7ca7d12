import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Alerts, PlannedReminder } from '#contract/reminders.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import type { DatedKind } from '#domain/reminders.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useNow } from '#web/ui/clock.ts';
import { to_payment_date } from '#web/parts/cruise/estimated-payment.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import classes from './alerts.module.css';
import { type AlertState, isOnAtAll, stateOf } from './states.ts';
import { TurnOn } from '#web/parts/cruise/turn-on.tsx';
import { ui } from '#web/ui/primitives.ts';

interface RowProps {
  kind: DatedKind;
  cruise: Cruise;
  alerts: Alerts;
}

/** One kind of reminder: when it comes, or why it does not and how to change that. */
export function AlertRow({ kind, cruise, alerts }: RowProps): ReactNode {
  const t = useTranslations('reminders');
  const { data: settings } = useQuery(read('GET user/settings'));
  const days = settings?.payment_reminder_days;
  const state = stateOf(kind, cruise, alerts, days ?? 1);
  const own_day = kind === 'payment' && cruise.manual_payment_reminder_date !== null;
  return (
    <li className={`${ui('row', 'gap16')} ${classes['row']}`}>
      <span
        className={`${ui('round', 'fixed', 'above8')} ${classes['dot']} ${state.is === 'planned' ? classes['ahead'] : ''}`}
        aria-hidden="true"
      />
      <div className={ui('shrink', 'grow')}>
        {/* the title of its card names a kind that is alone there */}
        {kind !== 'checkin' && <h3 className={classes['kind']}>{t(`kinds.${kind}`)}</h3>}
        {state.is === 'planned' ? (
          <>
            <Planned reminder={state.reminder} time_zone={alerts.time_zone} />
            {kind === 'payment' && !own_day && days !== undefined && (
              <p className={ui('note')}>{t('days_before', { count: days })}</p>
            )}
          </>
        ) : (
          <Why kind={kind} state={state} cruise={cruise} alerts={alerts} days={days ?? 1} />
        )}
      </div>
    </li>
  );
}

function Planned({ reminder, time_zone }: { reminder: PlannedReminder; time_zone: string }): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const today = dayAt(new Date(useNow('minute')).toISOString(), time_zone);
  const { kind, date, due_on, amount, currency } = reminder;
  const is_due_later = due_on !== null && due_on !== date;
  const due = is_due_later ? formats.date(due_on) : '';
  const money = amount === null ? '' : isolate(formats.money(amount, currency));
  return (
    <>
      <p className={ui('wrap', 'baseline', 'between', 'gap0by12')}>
        <span>
          {t('at', { date: formats.date(date, 'long'), time: formats.timeAt(reminder.at, time_zone) })}
        </span>
        <span className={ui('bold', 'good', 'unbroken')}>
          {t('in_days', { days: nightsBetween(today, date) })}
        </span>
      </p>
      {kind !== 'checkin' && (amount !== null || is_due_later) && (
        <p className={ui('note')}>
          {is_due_later
            ? amount === null
              ? t('due', { date: due })
              : t('amount_due', { amount: money, date: due })
            : money}
        </p>
      )}
    </>
  );
}

interface WhyProps {
  kind: DatedKind;
  /** from the settings */
  days: number;
  state: Exclude<AlertState, { is: 'planned' }>;
  cruise: Cruise;
  alerts: Alerts;
}

function Why({ state, ...given }: WhyProps): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const { is } = state;
  if (is === 'sent') {
    const date = formats.dateAt(state.reminder.sent_at, given.alerts.time_zone);
    return <p className={ui('note')}>{t('states.sent', { date })}</p>;
  }
  return (
    <p className={ui('note')}>
      {t(`states.${is}`)} <WayOut is={is} {...given} />
    </p>
  );
}

type WayOutProps = Omit<WhyProps, 'state'> & Pick<AlertState, 'is'>;

function WayOut({ is, kind, cruise, alerts, days }: WayOutProps): ReactNode {
  const t = useTranslations('reminders');
  const params = { id: cruise.id };
  if (is === 'off_settings' || is === 'off_days') {
    const name = kind === 'checkin' ? 'checkin_notification' : 'payment_notification';
    // where all of its card is off, the switch below turns it on
    return isOnAtAll(name, cruise, alerts, days) ? <TurnOn what={name} /> : null;
  }
  if (!cruise.can.edit) return null;
  if (is === 'no_payment_date') {
    return (
      <Link {...to_payment_date} params={params} className={`${ui('reach', 'strong')} ${classes['link']}`}>
        {t('enter')}
      </Link>
    );
  }
  if (is !== 'no_checkin_date') return null;
  return (
    <Link
      to={paths.cruise_edit}
      params={params}
      hash="checkin_date"
      className={`${ui('reach', 'strong')} ${classes['link']}`}
    >
      {t('enter')}
    </Link>
  );
}
