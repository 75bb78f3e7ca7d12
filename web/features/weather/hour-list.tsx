import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay, WeatherHour } from '#contract/weather.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Drop } from './day-strip.tsx';
import { Fact, shown } from './fact.tsx';
import { hourAt } from './reading.ts';
import { useUnits } from './words.ts';
import { Direction, WindArrow } from './wind.tsx';
import classes from './hours.module.css';

/** A list of the hours, today only those to come; each opens to all its values. */
export function HourList({ day, is_today }: { day: WeatherDay; is_today: boolean }): ReactNode {
  const now = useNow('minute');
  const current = is_today ? hourAt(day.hours, now) : undefined;
  const hours = current === undefined ? day.hours : day.hours.slice(day.hours.indexOf(current));
  return (
    <ol className={ui('list', 'ruled')}>
      {hours.map((hour) => (
        <li key={hour.at}>
          <HourRow hour={hour} />
        </li>
      ))}
    </ol>
  );
}

function HourRow({ hour }: { hour: WeatherHour }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const word = useSkyWord()(hour.condition, hour.is_day);
  return (
    <details className={classes['row']}>
      <summary className={`${ui('grid', 'middle', 'pointer', 'gap12', 'unmarked')} ${classes['summary']}`}>
        <span className={ui('strong', 'unbroken')}>{formats.time(hour.time.slice(11))}</span>
        <ConditionIcon condition={hour.condition} is_day={hour.is_day} size={30} />
        <span className={classes['rowWord']}>{word}</span>
        <span className={ui('title', 'bold')}>{shown(hour.temperature, units.degrees)}</span>
        <span className={`${ui('row', 'middle', 'unbroken', 'gap8')} ${classes['rowChance']}`}>
          {hour.precipitation_probability !== null && (
            <>
              <Drop />
              <span className={ui('unseen')}>{t('chance')}</span>{' '}
              {units.share(hour.precipitation_probability)}
            </>
          )}
        </span>
        <span className={`${ui('row', 'middle', 'unbroken', 'gap8')} ${classes['rowWind']}`}>
          {hour.wind_speed !== null && (
            <>
              {hour.wind_direction !== null && <WindArrow from={hour.wind_direction} size={18} />}
              <span className={ui('unseen')}>{t('wind')}</span> {units.speed(hour.wind_speed)}
            </>
          )}
        </span>
        <span className={`${ui('row', 'muted')} ${classes['chevron']}`}>
          <Icon name="chevron" size={20} />
        </span>
      </summary>
      <dl>
        <Fact name={t('temperature')}>{shown(hour.temperature, units.temperature)}</Fact>
        <Fact name={t('feels_like')}>{shown(hour.feels_like, units.temperature)}</Fact>
        <Fact name={t('wind_speed')}>
          {hour.wind_speed !== null && (
            <>
              {units.speed(hour.wind_speed)} <Direction from={hour.wind_direction} />
            </>
          )}
        </Fact>
        <Fact name={t('wind_gust')}>{shown(hour.wind_gust, units.speed)}</Fact>
        <Fact name={t('wave_height')}>
          {hour.wave_height !== null && (
            <>
              {units.height(hour.wave_height)} <Direction from={hour.wave_direction} />
            </>
          )}
        </Fact>
        <Fact name={t('wave_period')}>{shown(hour.wave_period, units.seconds)}</Fact>
        <Fact name={t('chance')}>{shown(hour.precipitation_probability, units.share)}</Fact>
        <Fact name={t('precipitation')}>{shown(hour.precipitation, units.rain)}</Fact>
        <Fact name={t('rain_amount')}>{shown(hour.rain, units.rain)}</Fact>
        <Fact name={t('uv_index')}>{shown(hour.uv_index, units.index)}</Fact>
        <Fact name={t('humidity')}>{shown(hour.humidity, units.share)}</Fact>
        <Fact name={t('dew_point')}>{shown(hour.dew_point, units.temperature)}</Fact>
        <Fact name={t('pressure')}>{shown(hour.pressure, units.pressure)}</Fact>
        <Fact name={t('clouds')}>{shown(hour.clouds, units.share)}</Fact>
        <Fact name={t('visibility')}>{shown(hour.visibility, units.distance)}</Fact>
      </dl>
    </details>
  );
}
