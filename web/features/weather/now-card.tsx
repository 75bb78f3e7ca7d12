import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WeatherDay, WeatherHour } from '#contract/weather.ts';
import { isolate } from '#web/lib/bidi.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Fact, shown } from './fact.tsx';
import { skyOf } from './sky.ts';
import { useUnits, useZoneName } from './words.ts';
import { Direction } from './wind.tsx';
import classes from './now.module.css';
import ground from './sky.module.css';
import common from './weather.module.css';

/** The present weather at the ship. */
export function NowCard({ hour, day }: { hour: WeatherHour; day: WeatherDay | undefined }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const units = useUnits();
  const word = useSkyWord()(hour.condition, hour.is_day);
  const zoneName = useZoneName();
  const now = useNow('minute');
  const [isOpen, setOpen] = useState(false);
  const facts_id = useId();
  const is_at_sea = day === undefined ? hour.wave_height !== null : day.kind === 'sea';
  const portName = usePortName();
  const place = day?.place_name ?? null;
  const zone = day?.time_zone ?? null;
  const { high = null, low = null } = day?.summary ?? {};
  return (
    <section
      className={`${ui('edged', 'inset', 'ink', 'roundHero')} ${ground['ground']} ${classes['now']}`}
      data-sky={skyOf(hour.condition)}
      data-night={hour.is_day ? undefined : ''}
    >
      <div className={`${ui('wrap', 'baseline', 'between')} ${classes['head']}`}>
        <h2 className={ui('heading')}>
          {is_at_sea
            ? t('now_at_sea')
            : place === null
              ? t('today')
              : t('now_in', { place: isolate(portName(place)) })}
        </h2>
        {zone !== null && (
          <p className={ui('note')}>
            {formats.timeAt(new Date(now).toISOString(), zone)} ·{' '}
            {t('clock', { zone: isolate(zoneName(zone)) })}
          </p>
        )}
      </div>
      <div className={`${ui('wrap', 'middle')} ${classes['sky']}`}>
        <ConditionIcon condition={hour.condition} is_day={hour.is_day} size={104} />
        <div>
          {hour.temperature !== null && (
            <p className={classes['big']}>{units.temperature(hour.temperature)}</p>
          )}
          {word !== undefined && <p className={ui('heading', 'strong', 'above4')}>{word}</p>}
        </div>
        <div className={classes['more']}>
          {hour.feels_like !== null && (
            <p>{t('feels_like_value', { value: units.degrees(hour.feels_like) })}</p>
          )}
          {high !== null && low !== null && (
            <p>{t('high_low', { high: units.degrees(high), low: units.degrees(low) })}</p>
          )}
          <Age day={day} />
        </div>
      </div>
      <dl
        id={facts_id}
        className={`${ui('grid', 'bare', 'gap12by20')} ${classes['facts']} ${isOpen ? '' : classes['folded']}`}
      >
        <Fact name={t('wind')}>
          {hour.wind_speed !== null && (
            <>
              {units.speed(hour.wind_speed)} <Direction from={hour.wind_direction} />
            </>
          )}
        </Fact>
        <Fact name={t('wind_gust')}>{shown(hour.wind_gust, units.speed)}</Fact>
        <Fact name={t('waves')}>
          {hour.wave_height !== null && (
            <>
              {units.height(hour.wave_height)} <Direction from={hour.wave_direction} />
            </>
          )}
        </Fact>
        <Fact name={t('wave_period')}>{shown(hour.wave_period, units.seconds)}</Fact>
        <Fact name={t('chance')}>{shown(hour.precipitation_probability, units.share)}</Fact>
        <Fact name={t('uv_index')}>{shown(hour.uv_index, units.index)}</Fact>
        <Fact name={t('humidity')}>{shown(hour.humidity, units.share)}</Fact>
        <Fact name={t('precipitation')}>{shown(hour.precipitation, units.rain)}</Fact>
        <Fact name={t('dew_point')}>{shown(hour.dew_point, units.temperature)}</Fact>
        <Fact name={t('pressure')}>{shown(hour.pressure, units.pressure)}</Fact>
        <Fact name={t('clouds')}>{shown(hour.clouds, units.share)}</Fact>
        <Fact name={t('visibility')}>{shown(hour.visibility, units.distance)}</Fact>
      </dl>
      <button
        type="button"
        className={`${ui('press', 'middle', 'target', 'flush', 'deep', 'strong', 'turning')} ${classes['unfold']}`}
        aria-expanded={isOpen}
        aria-controls={facts_id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'less' : 'more')}
        <Icon name="chevron" size={20} />
      </button>
    </section>
  );
}

/** The age of the forecast; a stale one says why. */
export function Age({ day }: { day: WeatherDay | undefined }): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const now = useNow('minute');
  if (day === undefined || day.forecast_at === null) return null;
  const ago = formats.ago(day.forecast_at, now);
  return (
    <p className={day.is_stale ? `${ui('small', 'strong', 'urgent')} ${common['stale']}` : ui('note')}>
      {t(day.is_stale ? 'stale' : 'updated', { ago })}
    </p>
  );
}
