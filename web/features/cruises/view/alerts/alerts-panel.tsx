import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Alerts } from '#contract/reminders.ts';
import type { CruiseSwitch } from '#domain/reminders.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { cityOf, currentZone } from '#web/lib/format-zones.ts';
import { site } from '#web/lib/site.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { useReminderSettings } from '#web/parts/cruise/use-reminder-settings.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import panel from '../panel.module.css';
import { AlertRow } from './alert-row.tsx';
import classes from './alerts.module.css';
import { SwitchOfCruise } from './switch-of-cruise.tsx';
import { isAllOff, isOnAtAll } from './states.ts';
import { useAlertSwitch } from './use-alert-switch.ts';
import { WeatherSection } from './weather-section.tsx';

/** The reminders of the cruise with their dates, the causes that stop them, and those already sent. */
export function AlertsPanel({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('reminders');
  const query = useQuery(read('GET cruises/{id}/alerts', { params: { id: cruise.id } }));
  return (
    <PartRead query={query} height={320} failed={t('failed')}>
      {(alerts) => <Filled cruise={cruise} alerts={alerts} />}
    </PartRead>
  );
}

function Filled({ cruise, alerts }: { cruise: Cruise; alerts: Alerts }): ReactNode {
  const t = useTranslations('reminders');
  const { silent_because } = alerts;
  if (silent_because !== null && silent_because !== 'paid') {
    return (
      <div className={`${ui('grid', 'top', 'gap24')} ${panel['groups']}`}>
        <p className={`${ui('row', 'middle', 'gap16', 'card', 'inset')} ${classes['silent']}`}>
          <Icon name="bell" />
          <span>{t(`silent.${silent_because}`)}</span>
        </p>
        <Sent alerts={alerts} />
      </div>
    );
  }
  return (
    <>
      <div className={`${ui('grid', 'top', 'gap24')} ${panel['groups']}`}>
        {isAllOff(alerts) && <Invitation />}
        <Dated cruise={cruise} alerts={alerts} />
        <WeatherSection cruise={cruise} alerts={alerts} />
        <Sent alerts={alerts} />
      </div>
      <Clock time_zone={alerts.time_zone} />
    </>
  );
}

/** Grouped by the two switches of a cruise: that of the payment controls both its reminders. */
function Dated({ cruise, alerts }: { cruise: Cruise; alerts: Alerts }): ReactNode {
  const t = useTranslations('reminders');
  const { isOn, turn } = useAlertSwitch(cruise);
  const { settings } = useReminderSettings();
  const given = { cruise, alerts };
  const switchOf = (name: CruiseSwitch) => ({
    name,
    cruise,
    isOn,
    is_on_at_all: isOnAtAll(name, cruise, alerts, settings?.payment_reminder_days ?? 1),
    onTurn: turn,
  });
  return (
    <>
      <section className={ui('card', 'inset')} aria-labelledby="alerts-payment">
        <h2 id="alerts-payment" className={ui('below16', 'title')}>
          {t('payment')}
        </h2>
        <ul className={ui('list')}>
          <AlertRow {...given} kind="payment" />
          <AlertRow {...given} kind="payment_due" />
        </ul>
        <SwitchOfCruise {...switchOf('payment_notification')} />
      </section>
      <section className={ui('card', 'inset')} aria-labelledby="alerts-checkin">
        <h2 id="alerts-checkin" className={ui('below16', 'title')}>
          {t('kinds.checkin')}
        </h2>
        <ul className={ui('list')}>
          <AlertRow {...given} kind="checkin" />
        </ul>
        <SwitchOfCruise {...switchOf('checkin_notification')} />
      </section>
    </>
  );
}

function Invitation(): ReactNode {
  const t = useTranslations('reminders.invite');
  const { isWorking, turnOn } = useReminderSettings();
  return (
    <section
      className={`${ui('bar', 'whole', 'card', 'inset')} ${classes['invite']}`}
      aria-labelledby="alerts-invite"
    >
      <div>
        <h2 id="alerts-invite" className={ui('title', 'below4')}>
          {t('title')}
        </h2>
        <p className={ui('muted')}>{t(`text.${site().mail}`)}</p>
      </div>
      <Button is_working={isWorking} onClick={() => void turnOn('everything')}>
        {t('button')}
      </Button>
    </section>
  );
}

function Sent({ alerts: { sent, time_zone } }: { alerts: Alerts }): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  if (sent.length === 0) return null;
  return (
    <section className={ui('card', 'inset')} aria-labelledby="alerts-sent">
      <h2 id="alerts-sent" className={ui('below16', 'title')}>
        {t('sent')}
      </h2>
      <ul className={ui('list', 'grid', 'gap8')}>
        {sent.map(({ kind, date, sent_at }) => (
          <li className={ui('wrap', 'baseline', 'between', 'gap0by12')} key={`${kind}:${date}`}>
            <span>{t(`kinds.${kind}`)}</span>
            <time dateTime={sent_at} className={ui('muted')}>
              {formats.moment(sent_at, time_zone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The zone of the reminders. */
function Clock({ time_zone }: Pick<Alerts, 'time_zone'>): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const zone = isolate(cityOf(currentZone(time_zone)));
  return (
    <p className={`${ui('muted', 'small', 'above20')} ${panel['more']}`}>
      {t(`clock.${site().mail}`, { time: formats.time('09:00'), zone })}{' '}
      <Link to={paths.settings} hash="reminders">
        {t('settings')}
      </Link>
    </p>
  );
}
