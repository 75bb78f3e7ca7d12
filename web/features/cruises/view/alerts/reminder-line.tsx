import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Alerts } from '#contract/reminders.ts';
import type { CruiseSwitch } from '#domain/reminders.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { useReminderSettings } from '#web/parts/cruise/use-reminder-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './alerts.module.css';
import { isOnAtAll, stateOf } from './states.ts';
import { TurnOn } from '#web/parts/cruise/turn-on.tsx';
import { useAlertSwitch } from './use-alert-switch.ts';

interface LineProps {
  cruise: Cruise;
  /** the switch of this kind of reminder */
  name: CruiseSwitch;
}

/** When a reminder comes, or why none does and how to change that: a one-line form of the alerts. */
export function ReminderLine({ cruise, name }: LineProps): ReactNode {
  const t = useTranslations('reminders');
  const { data: alerts, isError } = useQuery(read('GET cruises/{id}/alerts', { params: { id: cruise.id } }));
  if (alerts !== undefined) return <Line cruise={cruise} name={name} alerts={alerts} />;
  return <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>{isError && t('failed')}</p>;
}

function Line({ cruise, name, alerts }: LineProps & { alerts: Alerts }): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const id = useId();
  const { settings } = useReminderSettings();
  const { turn } = useAlertSwitch(cruise);
  const is_money = name === 'payment_notification';
  const { silent_because } = alerts;
  if (silent_because !== null && silent_because !== 'paid')
    return (
      <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>
        {t(`silent.${silent_because}`)}
      </p>
    );
  const comes = alerts.planned.filter(({ kind }) =>
    is_money ? kind === 'payment' || kind === 'payment_due' : kind === 'checkin',
  );
  if (comes.length > 0) {
    const dates = formats.list(comes.map(({ date }) => formats.date(date)));
    return (
      <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>{t('reminded', { dates })}</p>
    );
  }
  const days = settings?.payment_reminder_days ?? 1;
  const is_on_at_all = isOnAtAll(name, cruise, alerts, days);
  const state = stateOf(is_money ? 'payment' : 'checkin', cruise, alerts, days);
  if (state.is === 'planned') return null;
  if (state.is === 'sent') {
    const date = formats.dateAt(state.reminder.sent_at, alerts.time_zone);
    return (
      <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>{t('states.sent', { date })}</p>
    );
  }
  if (state.is === 'paid' || state.is === 'over')
    return (
      <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>{t(`states.${state.is}`)}</p>
    );
  return (
    <p className={`${ui('wrap', 'middle', 'target')} ${classes['line']}`}>
      <span id={id}>
        {t('none')} {is_on_at_all ? t(`states.${state.is}`) : t(`off.${name}`)}
      </span>
      {!is_on_at_all && <TurnOn what={name} described_by={id} />}
      {is_on_at_all && state.is === 'off_cruise' && (
        <Button look="quiet" aria-describedby={id} onClick={() => turn(name, true)}>
          {t('turn_on')}
        </Button>
      )}
    </p>
  );
}
