import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Weather, WeatherWarning } from '#contract/weather.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { zoneOf } from './reading.ts';
import { useZoneName } from './words.ts';
import classes from './alerts.module.css';

/** A line above the forecast that links to the warnings of authorities. */
export function AlertNote({ alerts }: { alerts: readonly WeatherWarning[] }): ReactNode {
  const t = useTranslations('weather.alerts');
  const { id } = useParams({ from: paths.cruise_weather });
  const names = [...new Set(alerts.map(({ event }) => event))];
  return (
    <Link
      to={paths.cruise_weather}
      params={{ id }}
      search={{ view: 'alerts' }}
      resetScroll={false}
      className={`${ui('row', 'middle', 'target', 'paper', 'pad12by16', 'ink')} ${classes['note']}`}
    >
      <Icon name="warning" size={22} />
      <span className={ui('wrap', 'breaking', 'shrink', 'grow', 'gap0by12')}>
        <span className={ui('bold')}>{t('some', { count: alerts.length })}</span>
        <span className={ui('wrap', 'muted', 'gap0by12')}>
          {names.slice(0, 3).map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
        </span>
      </span>
      <span className={`${ui('row', 'muted')} ${classes['chevron']}`}>
        <Icon name="chevron" size={20} />
      </span>
    </Link>
  );
}

/** The warnings of authorities along the route, in their words. */
export function AlertsView({ weather }: { weather: Weather }): ReactNode {
  const t = useTranslations('weather');
  const { alerts, days, has_alerts, provider } = weather;
  if (alerts.length === 0) {
    const name = isolate(provider?.name ?? '');
    return (
      <section className={`${ui('card', 'stack', 'middle', 'center', 'gap12')} ${classes['empty']}`}>
        <span className={`${ui('sign', 'round')} ${classes['badge']}`}>
          <Icon name={has_alerts ? 'check' : 'info'} size={30} />
        </span>
        <h2>{t(has_alerts ? 'alerts.none' : 'alerts.unknown')}</h2>
        <p>{has_alerts ? t('alerts.none_text') : t('alerts.unknown_text', { provider: name })}</p>
      </section>
    );
  }
  return (
    <ul className={ui('list', 'stack', 'gap16')} aria-label={t('views.alerts')}>
      {alerts.map((alert) => (
        <li key={`${alert.sender} ${alert.event} ${alert.starts_at} ${alert.place_name ?? ''}`}>
          <AlertCard alert={alert} zone={zoneOf(alert, days)} />
        </li>
      ))}
    </ul>
  );
}

/** Its texts come from outside, in any language: shown unchanged, and as text only. */
function AlertCard({ alert, zone }: { alert: WeatherWarning; zone: string | undefined }): ReactNode {
  const t = useTranslations('weather.alerts');
  const formats = useFormats();
  const zoneName = useZoneName();
  const portName = usePortName();
  const { id } = useParams({ from: paths.cruise_weather });
  return (
    <article className={`${ui('card', 'inset')} ${classes['card']}`}>
      <div className={ui('row', 'gap16')}>
        <span className={ui('urgent', 'fixed')}>
          <Icon name="warning" />
        </span>
        <div className={ui('shrink', 'grow')}>
          <h2 className={ui('large', 'breaking')}>
            <bdi>{alert.event}</bdi>
          </h2>
          <p className={ui('strong', 'above4')}>
            <bdi>{formats.momentRange(alert.starts_at, alert.ends_at, zone)}</bdi>
          </p>
          <p className={ui('note')}>
            {alert.place_name !== null && (
              <>
                <bdi>{portName(alert.place_name)}</bdi> ·{' '}
              </>
            )}
            {zone !== undefined && t('clock', { zone: isolate(zoneName(zone)) })}
          </p>
        </div>
      </div>
      <p className={`${ui('breaking', 'paragraphs', 'above16')} ${classes['text']}`} dir="auto">
        {alert.description}
      </p>
      <p className={ui('muted', 'breaking', 'above16')}>{t('sender', { sender: isolate(alert.sender) })}</p>
      {alert.dates.length > 0 && (
        <ul className={ui('wrap', 'list', 'gap8', 'above16')} aria-label={t('days')}>
          {alert.dates.map((date) => (
            <li key={date}>
              <Link
                to={paths.cruise_weather}
                params={{ id }}
                search={{ view: 'daily', day: date }}
                className={`${ui('reach', 'lit', 'round', 'padInline16', 'deep', 'plain')} ${classes['day']}`}
              >
                {formats.date(date, 'brief')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
