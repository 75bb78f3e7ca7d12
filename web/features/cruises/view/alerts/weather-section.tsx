import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { Alerts } from '#contract/reminders.ts';
import { addDays } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { isAllOff } from './states.ts';
import { TurnOn } from '#web/parts/cruise/turn-on.tsx';
import { ui } from '#web/ui/primitives.ts';

/** Days before the start of a cruise from which its weather is known (docs/product/rules.md, section 6). */
const days_before = 3;

/** Shows from which day weather warnings can come. */
export function WeatherSection({ cruise, alerts }: { cruise: Cruise; alerts: Alerts }): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const date = formats.date(addDays(cruise.start_date, -days_before));
  return (
    <section className={ui('card', 'inset')} aria-labelledby="alerts-weather">
      <h2 id="alerts-weather" className={ui('below16', 'title')}>
        {t('weather_notification')}
      </h2>
      <p className={ui('note')}>
        {alerts.is_on.weather ? t('states.weather', { date }) : t('states.off_settings')}{' '}
        {!alerts.is_on.weather && !isAllOff(alerts) && <TurnOn what="weather_notification" />}
      </p>
      <Link to={paths.cruise_weather} params={{ id: cruise.id }} className={ui('reach', 'strong')}>
        {t('weather')}
        <PlanLock feature="weather" />
      </Link>
    </section>
  );
}
