import { useLocale, useTranslations } from 'use-intl';
import type { WeatherDay } from '#contract/weather.ts';
import { cityOf, zoneTime } from '#web/lib/format-zones.ts';
import { useWeatherFormats, type WeatherFormats } from '#web/lib/format-weather.ts';
import { usePortName } from '#web/lib/port-name.ts';

/** The place of a day. */
export function usePlaceName(): (day: Pick<WeatherDay, 'kind' | 'place_name'>) => string {
  const t = useTranslations('weather');
  const portName = usePortName();
  return ({ kind, place_name }) =>
    kind === 'sea' ? t('at_sea') : place_name === null ? t('unnamed') : portName(place_name);
}

/** The name of a zone's time, else the city in the name of the zone. */
export function useZoneName(): (zone: string) => string {
  const language = useLocale();
  return (zone) => zoneTime(zone, language) || cityOf(zone);
}

/** Formats within the screen, which waits until the units are known. */
export function useUnits(): WeatherFormats {
  const formats = useWeatherFormats();
  if (formats === undefined) throw new Error('values are shown when the units are known');
  return formats;
}
