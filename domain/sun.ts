/** How light it is at a place. */
export type HourOfSun = 'dawn' | 'day' | 'dusk' | 'night';

const radians = Math.PI / 180;
/** 1 January 2000 at noon, in days since 1970: where the formulas of the Astronomical Almanac begin. */
const j2000 = 10_957.5;
/** Degrees above and below the horizon between which it is neither day nor night. */
const twilight = 6;

/**
 * About how light it is where clocks show the time of a zone, while no place is known.
 * @param time_zone IANA name
 */
export function hourByClock(time_zone: string, at_ms: number): 'day' | 'night' {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at_ms).toZonedDateTimeISO(time_zone);
  return hour >= 7 && hour < 18 ? 'day' : 'night';
}

/** By the height of the sun, to half a degree. */
export function hourOfSun({ lat, lon }: { lat: number; lon: number }, at_ms: number): HourOfSun {
  const days = at_ms / 86_400_000 - j2000;
  const anomaly = (357.529 + 0.985_600_28 * days) * radians;
  const longitude =
    (280.459 + 0.985_647_36 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const tilt = 23.439 * radians;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const sidereal = (280.460_62 + 360.985_647_37 * days + lon) * radians;
  const since_noon = sidereal - ascension;
  const height =
    Math.asin(
      Math.sin(lat * radians) * Math.sin(declination) +
        Math.cos(lat * radians) * Math.cos(declination) * Math.cos(since_noon),
    ) / radians;
  if (height >= twilight) return 'day';
  if (height < -twilight) return 'night';
  return Math.sin(since_noon) < 0 ? 'dawn' : 'dusk';
}
