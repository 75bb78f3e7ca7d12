import { z } from 'zod';
import { isTimeZone } from '#domain/zones.ts';
import { OutsideFailure } from '#server/platform/outside/outside.ts';

/*
 * The units of both providers, with the bounds of what exists on earth: a number beyond them is a fault of the answer,
 * which is refused as a whole instead of shown in part. A missing value is null.
 */

export function reading(least: number, most: number) {
  return z
    .number()
    .min(least)
    .max(most)
    .nullish()
    .transform((value) => value ?? null);
}

export const celsius = reading(-100, 80);
export const per_cent = reading(-5, 110).transform((value) =>
  value === null ? null : Math.min(Math.max(value, 0), 100),
);
export const hectopascal = reading(800, 1150);
export const kilometres_per_hour = reading(0, 600);
export const metres_per_second = reading(0, 170);
export const degrees = reading(-360, 720).transform((value) =>
  value === null ? null : ((value % 360) + 360) % 360,
);
export const millimetres = reading(0, 3000);
export const uv = reading(0, 60);
export const metres_of_sight = reading(0, 1_000_000);
export const metres_of_wave = reading(0, 60);
export const seconds_of_wave = reading(0, 120);
export const zone = z.string().refine(isTimeZone);

/** @throws OutsideFailure `rubbish` for a value of another shape */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  base: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw rubbish(base);
}

/** @param base address of the service; the part after its host may hold a key */
export function rubbish(base: string): OutsideFailure {
  return new OutsideFailure(new URL(base).host, 'rubbish');
}

/** `YYYY-MM-DDTHH:MM` on the clocks of a zone. */
export function wallAt(instant: Temporal.Instant, time_zone: string): string {
  return instant.toZonedDateTimeISO(time_zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** RFC 3339 in UTC, to the second. */
export function textOf(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}

export function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return tenth(known.reduce((sum, value) => sum + value, 0) / known.length);
}

export function highest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

export function total(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : tenth(known.reduce((sum, value) => sum + value, 0));
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
