import type { Condition } from '#domain/weather.ts';

/** The background of a card. */
export type Sky = 'fair' | 'grey' | 'wet' | 'storm' | 'snow';

const skies: Record<Condition, Sky> = {
  clear: 'fair',
  mostly_clear: 'fair',
  partly_cloudy: 'fair',
  cloudy: 'grey',
  fog: 'grey',
  dust: 'grey',
  drizzle: 'wet',
  rain: 'wet',
  heavy_rain: 'wet',
  showers: 'wet',
  freezing_rain: 'snow',
  sleet: 'snow',
  snow: 'snow',
  heavy_snow: 'snow',
  thunderstorm: 'storm',
  squall: 'storm',
};

export function skyOf(condition: Condition | null): Sky {
  return condition === null ? 'grey' : skies[condition];
}
