import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay } from '#contract/weather.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { Fact, shown } from './fact.tsx';
import { seaStateOf, uvLevelOf } from './reading.ts';
import { SunTimes } from './sun-times.tsx';
import { useUnits } from './words.ts';
import { Direction } from './wind.tsx';
import classes from './details.module.css';

type Summary = NonNullable<WeatherDay['summary']>;

interface DayDetailsProps {
  day: WeatherDay;
  summary: Summary;
  is_today: boolean;
}

/** A day in parts: through the day, sun, rain, wind, sea, air. */
export function DayDetails({ day, summary, is_today }: DayDetailsProps): ReactNode {
  const t = useTranslations('weather');
  const units = useUnits();
  const has_rain = [summary.precipitation_probability, summary.precipitation, summary.rain].some(isKnown);
  const has_air = [summary.humidity, summary.dew_point, summary.pressure, summary.clouds].some(isKnown);
  const has_wind = [summary.wind_speed, summary.wind_gust].some(isKnown);
  const { wave_height } = summary;
  return (
    <div className={classes['grid']}>
      <Parts summary={summary} />
      <SunTimes day={day} summary={summary} is_today={is_today} />
      {summary.uv_index !== null && <Uv index={summary.uv_index} />}
      {wave_height !== null && (
        <section className={`${ui('stack', 'gap8')} ${classes['part']} ${classes['small']}`}>
          <h3>{t('sea')}</h3>
          <p className={`${ui('wrap', 'baseline', 'text28', 'bold', 'gap0by12')} ${classes['figure']}`}>
            {units.height(wave_height)}{' '}
            <span className={ui('text17', 'strong')}>{t(`sea_state.${seaStateOf(wave_height)}`)}</span>
          </p>
          <p className={ui('note')}>{t('wave_height')}</p>
        </section>
      )}
      {has_wind && (
        <section className={`${ui('stack', 'gap8')} ${classes['part']} ${classes['small']}`}>
          <h3>{t('wind')}</h3>
          {summary.wind_speed !== null && (
            <p className={`${ui('wrap', 'baseline', 'text28', 'bold', 'gap0by12')} ${classes['figure']}`}>
              {units.speed(summary.wind_speed)}
            </p>
          )}
          <Direction from={summary.wind_direction} />
          <dl className={`${ui('stack', 'bare', 'gap8')} ${classes['values']}`}>
            <Fact name={t('wind_gust')}>{shown(summary.wind_gust, units.speed)}</Fact>
          </dl>
        </section>
      )}
      {has_rain && (
        <section className={`${ui('stack', 'gap8')} ${classes['part']}`}>
          <h3>{t('rain')}</h3>
          <dl className={`${ui('stack', 'bare', 'gap8')} ${classes['values']}`}>
            <Fact name={t('chance')}>{shown(summary.precipitation_probability, units.share)}</Fact>
            <Fact name={t('precipitation')}>{shown(summary.precipitation, units.rain)}</Fact>
            <Fact name={t('rain_amount')}>{shown(summary.rain, units.rain)}</Fact>
          </dl>
        </section>
      )}
      {has_air && (
        <section className={`${ui('stack', 'gap8')} ${classes['part']}`}>
          <h3>{t('air')}</h3>
          <dl className={`${ui('stack', 'bare', 'gap8')} ${classes['values']}`}>
            <Fact name={t('humidity')}>{shown(summary.humidity, units.share)}</Fact>
            <Fact name={t('dew_point')}>{shown(summary.dew_point, units.temperature)}</Fact>
            <Fact name={t('pressure')}>{shown(summary.pressure, units.pressure)}</Fact>
            <Fact name={t('clouds')}>{shown(summary.clouds, units.share)}</Fact>
            <Fact name={t('visibility')}>{shown(leastSight(day), units.distance)}</Fact>
          </dl>
        </section>
      )}
    </div>
  );
}

const parts = ['morning', 'day', 'evening', 'night'] as const;

function Parts({ summary }: { summary: Summary }): ReactNode {
  const t = useTranslations('weather');
  const units = useUnits();
  const known = parts.filter((part) => summary[part] !== null);
  if (known.length === 0 && summary.feels_like === null) return null;
  return (
    <section className={`${ui('stack', 'gap8')} ${classes['part']} ${classes['wide']}`}>
      <h3>{t('parts')}</h3>
      <dl className={`${ui('grid', 'bare', 'gap12')} ${classes['through']}`}>
        {known.map((part) => (
          <div key={part}>
            <dt className={ui('note', 'breaking')}>{t(part === 'day' ? 'midday' : part)}</dt>
            <dd>{shown(summary[part], units.degrees)}</dd>
          </div>
        ))}
      </dl>
      {summary.feels_like !== null && (
        <p className={ui('note')}>{t('feels_like_value', { value: units.degrees(summary.feels_like) })}</p>
      )}
    </section>
  );
}

/** The index with its word and its place on the scale, which ends at 11+. */
function Uv({ index }: { index: number }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const level = uvLevelOf(index);
  const share = Math.min(1, Math.max(0, index) / 12);
  return (
    <section className={`${ui('stack', 'gap8')} ${classes['part']} ${classes['small']}`}>
      <h3>{t('uv_index')}</h3>
      <p className={`${ui('wrap', 'baseline', 'text28', 'bold', 'gap0by12')} ${classes['figure']}`}>
        {formats.number(Math.round(index))} <span className={ui('text17', 'strong')}>{t(`uv.${level}`)}</span>
      </p>
      <div className={classes['scale']} aria-hidden="true">
        <span className={classes['mark']} style={{ insetInlineStart: `${share * 100}%` }} />
      </div>
      <p className={ui('note')}>{t(`uv_advice.${level}`)}</p>
    </section>
  );
}

function isKnown(value: number | null): boolean {
  return value !== null;
}

/** The least visibility of the day. */
function leastSight({ hours }: WeatherDay): number | null {
  const known = hours.flatMap(({ visibility }) => visibility ?? []);
  return known.length === 0 ? null : Math.min(...known);
}
