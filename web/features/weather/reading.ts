import type { Weather, WeatherDay, WeatherHour, WeatherWarning } from '#contract/weather.ts';

/* Finds and classifies values of an answer for the screen. */

export const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof compass)[number];

/** The name of a direction in degrees, 0 for north. */
export function compassOf(degrees: number): Compass {
  return compass[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? 'n';
}

export const uv_levels = ['low', 'moderate', 'high', 'very_high', 'extreme'] as const;
export type UvLevel = (typeof uv_levels)[number];

/** The categories of the World Health Organization, by the rounded number that is shown. */
export function uvLevelOf(index: number): UvLevel {
  const shown = Math.round(index);
  return shown < 3
    ? 'low'
    : shown < 6
      ? 'moderate'
      : shown < 8
        ? 'high'
        : shown < 11
          ? 'very_high'
          : 'extreme';
}

export type SeaState = 'calm' | 'smooth' | 'slight' | 'moderate' | 'rough' | 'very_rough' | 'high';

const sea_states: readonly [below_m: number, state: SeaState][] = [
  [0.1, 'calm'],
  [0.5, 'smooth'],
  [1.25, 'slight'],
  [2.5, 'moderate'],
  [4, 'rough'],
  [6, 'very_rough'],
];

/** The state of the sea by the scale of Douglas, from the height of its waves in metres. */
export function seaStateOf(wave_height: number): SeaState {
  return sea_states.find(([below]) => wave_height < below)?.[1] ?? 'high';
}

const hour_ms = 3_600_000;

/** The hour that contains a moment, if the forecast has it. */
export function hourAt(hours: readonly WeatherHour[], now_ms: number): WeatherHour | undefined {
  return hours.findLast(({ at }) => {
    const start = Date.parse(at);
    return start <= now_ms && now_ms < start + hour_ms;
  });
}

/** The present day at its place; none before the cruise. */
export function todayIn({ current, days }: Weather): WeatherDay | undefined {
  return current === null ? undefined : days.find(({ date }) => date === current.time.slice(0, 10));
}

/** The day to show: the wanted one, today, or the first with data. */
export function dayToShow(weather: Weather, wanted: string | undefined): WeatherDay | undefined {
  const { days } = weather;
  return (
    days.find(({ date }) => date === wanted) ??
    todayIn(weather) ??
    days.find(({ summary }) => summary !== null) ??
    days[0]
  );
}

/** Whether any day has data. */
export function hasForecast({ current, days }: Weather): boolean {
  return current !== null || days.some(({ summary, hours }) => summary !== null || hours.length > 0);
}

/** The zone for the times of a warning: that of its place, else of its first day. */
export function zoneOf(
  { place_name, dates }: WeatherWarning,
  days: readonly WeatherDay[],
): string | undefined {
  const zoned = days.filter((day) => day.time_zone !== null);
  const found =
    zoned.find((day) => place_name !== null && day.place_name === place_name && dates.includes(day.date)) ??
    zoned.find((day) => place_name !== null && day.place_name === place_name) ??
    zoned.find((day) => dates.includes(day.date)) ??
    zoned[0];
  return found?.time_zone ?? undefined;
}

/** The share of the way from one wall time `YYYY-MM-DDTHH:MM` to another, 0 to 1; undefined outside. */
export function shareOf(time: string, from: string, until: string): number | undefined {
  const [at, start, end] = [time, from, until].map((moment) => Date.parse(`${moment}Z`));
  if (at === undefined || start === undefined || end === undefined || end <= start) return undefined;
  const share = (at - start) / (end - start);
  return share < 0 || share > 1 ? undefined : share;
}

/** Minutes from one wall time to another. */
export function minutesBetween(from: string, until: string): number {
  return Math.max(0, Math.round((Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 60_000));
}

/** A smooth line through points that never exceeds the range of two neighbours. */
export function curveThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
