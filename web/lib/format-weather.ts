import { useQuery } from '@tanstack/react-query';
import { useFormats } from './formats.ts';
import { read } from './queries.ts';
import { type MeasureName, measures, type WeatherUnits } from './weather-units.ts';

/* The weather in the reader's locale and units. Values come in metric units, as in the contract. */

export type WeatherFormats = Record<MeasureName, (metric: number) => string> & {
  /** `18–27 °C` of the coldest and the warmest, in Celsius */
  temperatures: (low: number, high: number) => string;
  /** `27°`: where the unit is clear */
  degrees: (celsius: number) => string;
  /** `63%` of 63 */
  share: (percent: number) => string;
  /** `7 sec` */
  seconds: (seconds: number) => string;
  /** the UV index, a whole number */
  index: (value: number) => string;
  /** a full hour `HH:MM`, as short as possible: `1 AM`, `13:00` */
  hour: (clock: string) => string;
};

/** The formats of a locale and its units. */
export function weatherFormats(locale: string, units: WeatherUnits): WeatherFormats {
  const is_metric = units === 'metric';
  const kinds = measures[units];
  const number = (options: Intl.NumberFormatOptions) =>
    // avoids "-0"
    new Intl.NumberFormat(locale, { signDisplay: 'negative', maximumFractionDigits: 0, ...options });
  const inUnit = (unit: string, digits = 0) =>
    number({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });
  const of = (name: MeasureName, digits: number) => {
    const { unit, from } = kinds[name];
    const formatter = inUnit(unit, digits);
    return (value: number) => formatter.format(from(value));
  };
  const { unit: temperature_unit, from: temperatureFrom } = kinds.temperature;
  const temperature = inUnit(temperature_unit);
  const degree = number({ style: 'unit', unit: 'degree', unitDisplay: 'narrow' });
  const percent = number({ style: 'percent' });
  const second = inUnit('second');
  const near = of('distance', 1);
  const far = of('distance', 0);
  const whole = number({});
  const is_halved = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  const hours = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(is_halved ? { hour: 'numeric' } : { hour: '2-digit', minute: '2-digit' }),
  });
  const plain = number({ useGrouping: false });
  const mercury = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { unit: pressure_unit, from: pressureFrom } = kinds.pressure;
  return {
    temperature: of('temperature', 0),
    temperatures: (low, high) => {
      const [from, to] = [temperatureFrom(low), temperatureFrom(high)];
      // a range of equal ends is written as a rough value
      return temperature.format(from) === temperature.format(to)
        ? temperature.format(to)
        : temperature.formatRange(from, to);
    },
    speed: of('speed', 0),
    rain: of('rain', is_metric ? 1 : 2),
    distance: (metres) => (metres < 10_000 ? near(metres) : far(metres)),
    // no browser formats these units; their symbols are the same everywhere
    pressure: (hpa) => `${(is_metric ? plain : mercury).format(pressureFrom(hpa))}\u00a0${pressure_unit}`,
    height: of('height', is_metric ? 1 : 0),
    // some locales put a space before the sign, as if it were a unit
    degrees: (celsius) => degree.format(kinds.temperature.from(celsius)).replace(/\s/u, ''),
    share: (value) => percent.format(value / 100),
    seconds: (value) => second.format(value),
    index: (value) => whole.format(value),
    hour: (clock) => hours.format(new Date(`2000-01-01T${clock}Z`)),
  };
}

const made = new Map<string, WeatherFormats>();

/** In the reader's locale and the units of their settings; undefined until the settings are loaded. */
export function useWeatherFormats(): WeatherFormats | undefined {
  const { locale } = useFormats();
  const { data, isError } = useQuery(read('GET user/settings'));
  if (data === undefined && !isError) return undefined;
  const units = data?.weather_units ?? 'metric';
  const name = `${locale} ${units}`;
  const known = made.get(name) ?? weatherFormats(locale, units);
  made.set(name, known);
  return known;
}
