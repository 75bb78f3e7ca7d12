/*
 * The units of weather. The contract uses metric units; here they are converted, exactly, to the reader's. Inch, mile
 * and foot are defined by the metre; the inch of mercury is the conventional one, at 0 °C.
 */

export type WeatherUnits = 'metric' | 'imperial';

const mm_of_inch = 25.4;
const km_of_mile = 1.609344;
const m_of_foot = 0.3048;
const hpa_of_inch_of_mercury = 33.86389;

/** The unit of a kind of value, by its name, and the conversion from metric. */
export interface Measure {
  unit: string;
  from: (metric: number) => number;
}

export type MeasureName = 'temperature' | 'speed' | 'rain' | 'distance' | 'pressure' | 'height';

const same = (value: number) => value;

/** Distances come in metres and are shown in kilometres or miles; all others in the units of the contract. */
export const measures: Record<WeatherUnits, Record<MeasureName, Measure>> = {
  metric: {
    temperature: { unit: 'celsius', from: same },
    speed: { unit: 'kilometer-per-hour', from: same },
    rain: { unit: 'millimeter', from: same },
    distance: { unit: 'kilometer', from: (metres) => metres / 1000 },
    pressure: { unit: 'hPa', from: same },
    height: { unit: 'meter', from: same },
  },
  imperial: {
    temperature: { unit: 'fahrenheit', from: (celsius) => (celsius * 9) / 5 + 32 },
    speed: { unit: 'mile-per-hour', from: (kmh) => kmh / km_of_mile },
    rain: { unit: 'inch', from: (mm) => mm / mm_of_inch },
    distance: { unit: 'mile', from: (metres) => metres / 1000 / km_of_mile },
    pressure: { unit: 'inHg', from: (hpa) => hpa / hpa_of_inch_of_mercury },
    height: { unit: 'foot', from: (metres) => metres / m_of_foot },
  },
};
