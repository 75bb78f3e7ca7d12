import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay } from '#contract/weather.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { hourAt, minutesBetween, shareOf } from './reading.ts';
import classes from './details.module.css';

interface SunTimesProps {
  day: WeatherDay;
  summary: NonNullable<WeatherDay['summary']>;
  is_today: boolean;
}

/** Sunrise and sunset, and on the day itself the position of the sun. */
export function SunTimes({ day, summary: { sunrise, sunset }, is_today }: SunTimesProps): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const now = useNow('minute');
  if (sunrise === null || sunset === null) {
    const { hours } = day;
    // at high latitudes; without any data nothing is shown
    if (hours.length === 0 || sunrise !== sunset) return null;
    const is_up = hours.every(({ is_day }) => is_day);
    if (!is_up && hours.some(({ is_day }) => is_day)) return null;
    return (
      <section className={`${ui('stack', 'gap8')} ${classes['part']}`}>
        <h3>{t('sun')}</h3>
        <p>{t(is_up ? 'sun_stays_up' : 'sun_stays_down')}</p>
      </section>
    );
  }
  const minutes = minutesBetween(sunrise, sunset);
  const hour = is_today ? hourAt(day.hours, now) : undefined;
  // the minutes of the hour: no zone is off by less than a quarter of an hour
  const wall = hour === undefined ? undefined : wallAfter(hour.time, now - Date.parse(hour.at));
  const share = wall === undefined ? undefined : shareOf(wall, sunrise, sunset);
  return (
    <section className={`${ui('stack', 'gap8')} ${classes['part']}`}>
      <h3>{t('sun')}</h3>
      <Arc share={share} />
      <dl className={`${ui('row', 'between', 'bare', 'gap16')} ${classes['sun']}`}>
        <div>
          <dt className={ui('note')}>{t('sunrise')}</dt>
          <dd className={ui('heading', 'bold')}>{formats.time(sunrise.slice(11))}</dd>
        </div>
        <div>
          <dt className={ui('note')}>{t('sunset')}</dt>
          <dd className={ui('heading', 'bold')}>{formats.time(sunset.slice(11))}</dd>
        </div>
      </dl>
      <p className={ui('note')}>
        {t('day_length', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) })}
      </p>
    </section>
  );
}

function wallAfter(time: string, ms: number): string {
  return new Date(Date.parse(`${time}Z`) + ms).toISOString().slice(0, 16);
}

const [radius_x, radius_y, centre_x, ground] = [88, 54, 100, 64];

/** The path of the sun over the horizon, mirrored with the page as the times below it are. */
function Arc({ share }: { share: number | undefined }): ReactNode {
  const angle = share === undefined ? undefined : Math.PI * (1 - share);
  return (
    <svg className={classes['arc']} viewBox="0 0 200 74" aria-hidden="true" focusable="false">
      <path
        className={classes['way']}
        d={`M${centre_x - radius_x} ${ground}A${radius_x} ${radius_y} 0 0 1 ${centre_x + radius_x} ${ground}`}
      />
      <path className={classes['horizon']} d="M2 64H198" />
      {angle !== undefined && (
        <circle
          className={classes['sunMark']}
          cx={centre_x + radius_x * Math.cos(angle)}
          cy={ground - radius_y * Math.sin(angle)}
          r="8"
        />
      )}
    </svg>
  );
}
