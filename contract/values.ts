import { z } from 'zod';
import { isCountry } from '#domain/countries.ts';
import { isCurrency } from '#domain/currencies.ts';
import { isCalendarDay, isInstant, isWallMoment, isWallTime } from '#domain/dates.ts';
import { isEmail } from '#domain/email.ts';
import { languages } from '#domain/languages.ts';
import { isTimeZone } from '#domain/zones.ts';

/*
 * Value types of the API. A check's message is a key of `messages/*\/errors.ts` (`fields`), so that the server can
 * report the fault in the caller's language.
 */

/**
 * Text as people type it, up to `max` characters. PostgreSQL cannot store NUL, and half a surrogate pair would come
 * back as another character, so both are refused instead of changed.
 */
export function text(max: number) {
  return z
    .string()
    .max(max, 'too_long')
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'invalid_characters');
}

/** Text that contains something other than white space and invisible characters. */
export function requiredText(max: number) {
  return text(max).refine((value) => /[^\p{C}\p{Z}]/u.test(value), 'required');
}

/** A line of text for a mail header or a name: no control characters. */
export function requiredLine(max: number) {
  return requiredText(max).refine((value) => !/[\p{Cc}]/u.test(value), 'invalid_characters');
}

/**
 * When a check of an object runs. zod skips it when a field of the object failed, and would not report the one fault
 * until the other is corrected; with this it always runs, also with undefined for an object missing in the body.
 */
export const on_objects = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

export const calendarDay = z
  .string()
  .refine(isCalendarDay, 'invalid_date')
  .meta({ format: 'date', description: 'A calendar day, YYYY-MM-DD, without a zone.' });

/** A year of a filter. Both ends have their own message: a year has no thousands separator. */
export const filterYear = z.coerce
  .number()
  .int()
  .min(1900, 'invalid_year')
  .max(2199, 'invalid_year')
  .meta({ description: 'A year from 1900 to 2199.' });

export const wallTime = z
  .string()
  .refine(isWallTime, 'invalid_time')
  .meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: "A time on the port's own clock, HH:MM." });

export const wallMoment = z
  .string()
  .refine(isWallMoment, 'invalid_moment')
  .meta({ description: "A day and a time on the place's own clock, YYYY-MM-DDTHH:MM." });

export const instant = z.string().meta({ format: 'date-time', description: 'An instant, RFC 3339 in UTC.' });

export const givenInstant = z
  .string()
  .refine(isInstant, 'invalid_date')
  .meta({ format: 'date-time', description: 'An instant, RFC 3339; kept to the second.' });

export const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/, 'invalid_amount')
  .meta({ description: 'An exact decimal such as "1234.50"; "0.00" is a price, null is unknown.' });

/** Points of a loyalty programme. */
export const points = z.int().min(0, 'invalid_amount').max(100_000_000, 'invalid_amount');

/** Money that the server computed: of any length, as sums are longer than their parts. */
export const computedAmount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .meta({ description: 'An exact decimal such as "1234.50".' });

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'invalid_currency')
  .meta({ description: 'An ISO 4217 code.' });

/** A currency in a request; a stored one may be older than this rule. */
export const givenCurrency = currency.refine(isCurrency, 'invalid_currency');

export const country = z
  .string()
  .refine(isCountry, 'not_an_option')
  .meta({ pattern: '^[A-Z]{2}$', description: 'An ISO 3166 code of two letters.' });

export const email = z.string().refine(isEmail, 'invalid_email').meta({ format: 'email' });

export const timeZone = z
  .string()
  .refine(isTimeZone, 'not_an_option')
  .meta({ description: 'The name of an IANA time zone.' });

export const language = z.enum(languages);

export const id = z.uuid();

/**
 * The client may give the id: a POST whose answer was lost can then be sent again without a second record. If the record
 * was deleted meanwhile, it is answered with `deleted`.
 */
export const own_id = { id: z.uuid().optional() };

export const flag = z.boolean();

/** The body of every list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next_cursor: z.string().nullable(),
    total: z.int(),
  });
}
