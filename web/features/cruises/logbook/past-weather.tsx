import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PastWeatherDay } from '#contract/weather.ts';
import { isSunny } from '#domain/weather.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useWeatherFormats } from '#web/lib/format-weather.ts';
import { shortName, usePortName } from '#web/lib/port-name.ts';
import { useSkyWord } from '#web/parts/weather/sky-word.ts';
import { WeatherSource } from '#web/parts/weather/source.tsx';
import { ConditionIcon } from '#web/ui/condition-icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './past-weather.module.css';

/** The weather of the days in port, as it was kept on each; nothing if none was kept. */
export function PastWeather({ days }: { days: readonly PastWeatherDay[] }): ReactNode {
  const t = useTranslations('logbook.past_weather');
  const units = useWeatherFormats();
  if (days.length === 0 || units === undefined) return null;
  // of a day without a condition nobody knows whether the sun shone
  const skies = days.flatMap(({ condition }) => condition ?? []);
  const sun = skies.filter(isSunny).length;
  const range = units.temperatures(
    Math.min(...days.map(({ low }) => low)),
    Math.max(...days.map(({ high }) => high)),
  );
  const providers = new Map(days.map(({ provider }) => [provider.name, provider]));
  return (
    <section className={ui('card', 'inset')} aria-labelledby="past-weather">
      <h2 id="past-weather" className={ui('text28', 'display', 'tight')}>
        {t('title')}
      </h2>
      <p className={ui('muted')}>
        {t('summary', {
          range: isolate(range),
          sunny: wordsOfSun(sun, skies.length),
          sun,
          days: skies.length,
        })}
      </p>
      <ul className={`${ui('list', 'grid', 'above12')} ${classes['days']}`}>
        {days.map((day) => (
          <PastDay key={`${day.date} ${day.place_name}`} day={day} degrees={units.degrees} />
        ))}
      </ul>
      <footer className={ui('note', 'above12')}>
        {[...providers.values()].map((provider) => (
          <WeatherSource key={provider.name} provider={provider} />
        ))}
      </footer>
    </section>
  );
}

/** Which words of the summary tell of the sun. */
function wordsOfSun(sun: number, days: number): 'none' | 'every' | 'one' | 'some' {
  // the drawing of a single day says it
  if (days === 1 || sun === 0) return 'none';
  if (sun === days) return 'every';
  return sun === 1 ? 'one' : 'some';
}

interface PastDayProps {
  day: PastWeatherDay;
  degrees: (celsius: number) => string;
}

function PastDay({ day, degrees }: PastDayProps): ReactNode {
  const t = useTranslations('weather');
  const formats = useFormats();
  const named = usePortName();
  const skyWord = useSkyWord();
  const { date, place_name, condition, high, low } = day;
  return (
    <li className={ui('row', 'middle', 'gap8')}>
      <ConditionIcon condition={condition} size={32} />
      <div className={ui('shrink', 'tight')}>
        <p className={ui('small', 'bold', 'clip')}>
          <bdi>{place_name === null ? t('unnamed') : shortName(named(place_name))}</bdi>
        </p>
        <p className={ui('small', 'unbroken')}>
          <VisuallyHidden>
            {formats.date(date, 'brief')}, {skyWord(condition, true)},{' '}
            {t('high_low', { high: degrees(high), low: degrees(low) })}
          </VisuallyHidden>
          <span aria-hidden="true">
            {degrees(high)} <span className={ui('muted')}>{degrees(low)}</span>
          </span>
        </p>
      </div>
    </li>
  );
}
