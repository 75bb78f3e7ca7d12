import { sql, type SQL } from 'drizzle-orm';
import { PgDialect, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Cruise } from '#contract/cruises.ts';
import { dayAt } from '#domain/dates.ts';
import { paymentReminderDate } from '#domain/milestones.ts';
import { startOfDay, type Moment } from '#domain/timeline.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import { share_levels, shows, type ShareLevel } from '#domain/share-levels.ts';
import { users } from '#server/features/users/table.ts';
import { isShown, permissions, share_json } from './access.ts';
import { documentsJson } from './documents/store-json.ts';
import { partsJson } from './parts/store-kinds.ts';
import { courseJson, scheduleJson } from './schedule/store-json.ts';
import { duplicatesJson } from './store-duplicates.ts';
import { daysBeforeSailing, liveryJson, portCode, websiteOf } from '#server/features/catalog/access.ts';
import { cruises } from './table.ts';

type Field = keyof Cruise;

/**
 * Past, current or future: `timeOf` of `domain/timeline.ts` over the stored instants. If a port has no zone, the
 * reader's calendar decides. A property test holds the two together.
 */
export function timeSql({ now, time_zone }: Moment): SQL {
  const today = dayAt(now, time_zone);
  return sql`case
    when ${cruises.ends_at} <= ${now} or (${cruises.ends_at} is null and ${cruises.end_date} < ${today}) then 'past'
    when ${cruises.starts_at} <= ${now} or (${cruises.starts_at} is null and ${cruises.start_date} <= ${today}) then 'current'
    else 'future' end`;
}

/** An instant in the API's form, RFC 3339 in UTC. */
export function instantSql(moment: SQL | AnyPgColumn): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** The price as entered, else computed of its parts; unknown without a fare. */
const price = sql`coalesce(${cruises.total_price}, ${cruises.fare} - coalesce(${cruises.discount}, 0) + coalesce(${cruises.taxes}, 0))`;
/** `uncoveredDeposit` of `domain/money.ts`; the balance is its `balanceOf`. A test holds them together. */
const uncovered_deposit = sql`greatest(coalesce(${cruises.deposit}, 0) - coalesce(${cruises.deposit_paid}, 0), 0)`;
export const balance = sql`case when ${price} is not null then greatest(${price} - ${uncovered_deposit} - coalesce(${cruises.payments_total}, 0), 0.00) end`;

/** The days before sailing at which the line asks for the final payment. */
export const final_payment_days = daysBeforeSailing(
  sql`${cruises.cruise_line_id}`,
  sql`${cruises.end_date} - ${cruises.start_date}`,
);
/** `addonSums` of `domain/money.ts`: only an entered price contains add-ons. */
export const addons_total = sql`case when ${cruises.total_price} is null and ${cruises.addons_in_total} is not null
  then coalesce(${cruises.addons_total}, 0) + ${cruises.addons_in_total} else ${cruises.addons_total} end`;

/** Suffix of a day that stands for its first moment in the reader's zone. */
const unresolved = '@reader';

/**
 * Inserts the instants of sail-away if the start port has no zone: the start of the day in the reader's zone, by the
 * domain's rule. PostgreSQL has its own list of zones and chose the other midnight when clocks go back. JSON escapes
 * quotes that people typed, so no text of theirs looks like this.
 */
function resolveSailAway(json: string, { time_zone }: Moment): string {
  if (!json.includes(`${unresolved}"`)) return json;
  return json.replaceAll(/"sails_at":"(\d{4}-\d{2}-\d{2})@reader"/g, (_, day: string) => {
    return `"sails_at":"${startOfDay(day, time_zone)}"`;
  });
}

/** Marks a day from which a number of days is to be subtracted. */
const days_before = sql.raw("'@days-before@'");

/**
 * Inserts the day of a payment reminder if none was chosen for the cruise, by the domain's rule: the database gives the
 * final payment date and the owner's number of days before it.
 */
function resolveReminderDate(json: string): string {
  if (!json.includes('@days-before@')) return json;
  return json.replaceAll(
    /"payment_reminder_date":"(\d{4}-\d{2}-\d{2})@days-before@(\d+)"/g,
    (_, final_payment_date: string, days: string) => {
      const day = paymentReminderDate(
        { manual_payment_reminder_date: null, final_payment_date },
        Number(days),
      );
      return `"payment_reminder_date":${JSON.stringify(day)}`;
    },
  );
}

/** Inserts the values that the domain computes into the JSON of one cruise or of many. */
export function resolveComputed(json: string, moment: Moment): string {
  return resolveReminderDate(resolveSailAway(json, moment));
}

/** Fields whose JSON differs from their column, and is the same for all readers. */
const expressions: Partial<Record<Field, SQL>> = {
  nights: sql`(${cruises.end_date} - ${cruises.start_date})`,
  sails_at: sql`coalesce(${instantSql(sql`${cruises.sails_at}`)}, ${cruises.start_date}::text || ${sql.raw(`'${unresolved}'`)})`,
  cancelled_at: instantSql(sql`${cruises.cancelled_at}`),
  created_at: instantSql(cruises.created_at),
  updated_at: instantSql(sql`${cruises.updated_at}`),
  fare: sql`${cruises.fare}::text`,
  discount: sql`${cruises.discount}::text`,
  taxes: sql`${cruises.taxes}::text`,
  total_price: sql`${cruises.total_price}::text`,
  deposit: sql`${cruises.deposit}::text`,
  balance_due: sql`${balance}::text`,
  payment_state: sql`case when ${price} is null then 'unknown' when ${balance} = 0 then 'paid' else 'balance_due' end`,
  addons_total: sql`(${addons_total})::text`,
  addons_in_total: sql`(case when ${cruises.total_price} is not null then ${cruises.addons_in_total} end)::text`,
  payments_total: sql`${cruises.payments_total}::text`,
  deposit_paid: sql`${cruises.deposit_paid}::text`,
  payment_reminder_date: sql`coalesce(${cruises.manual_payment_reminder_date}::text, ${cruises.final_payment_date}::text
    || ${days_before} || (select ${users.payment_reminder_days} from ${users} where ${users.id} = ${cruises.owner_id}))`,
  final_payment_days,
  start_port_code: portCode(cruises.start_port_id),
  end_port_code: portCode(cruises.end_port_id),
  line_website: websiteOf(cruises.cruise_line_id),
  livery: liveryJson(cruises),
  course: courseJson,
  can: permissions,
  share: share_json,
  passengers: partsJson('passengers'),
  flights: partsJson('flights'),
  lodging: partsJson('lodging'),
  addons: partsJson('addons'),
  payments: partsJson('payments'),
  diary: partsJson('diary'),
  schedule: scheduleJson,
  documents: documentsJson,
  duplicates: duplicatesJson,
};

/** Fields of a cruise that the database turns into JSON, under exactly the names of the contract. */
export interface Selection {
  /** their values, from the row of a cruise and its reader's level (`seenBy`) */
  values: (moment: Moment) => SQL;
  /** a record of them as JSON, in the contract's order, without the fields that its `seen_level` hides */
  json: (record: string) => SQL;
}

const dialect = new PgDialect();

/** A discount above the fare gives zero, not less; an unknown price stays unknown. */
export const listed_price = sql`case when ${price} < 0 then 0.00 else ${price} end`;

/** The fields of a list that differ from the record: the price that counts, where the record has the entered one. */
export const listed_otherwise: typeof expressions = {
  total_price: sql`(${listed_price})::text`,
};

/** Created once for each list of fields: building fifty expressions took half a millisecond of each request. */
export function selectFields(fields: readonly Field[], others: typeof expressions = {}): Selection {
  const fixed = fields.filter((field) => field !== 'time');
  const values = fixed.map(
    (field) => sql`${others[field] ?? expressions[field] ?? columnOf(field)} as ${sql.identifier(field)}`,
  );
  const { sql: text, params } = dialect.sqlToQuery(sql.join(values, sql`, `));
  if (params.length > 0) throw new Error(`What is the same for every reader has no parameters: ${text}`);
  return {
    values: (moment) => sql`${sql.raw(text)}, ${timeSql(moment)} as "time"`,
    json: (record) => sql.raw(shownJson(fields, record)),
  };
}

/** Levels that show the same fields are one case. An unexpected level sees nothing. */
function shownJson(fields: readonly Field[], record: string): string {
  const levels = Map.groupBy(['owner', ...share_levels] as const, (level) => {
    const shown = fields.filter((field) => level === 'owner' || shows(level, cruise_fields[field]));
    return shown.map((field) => `${record}."${field}"`).join(', ');
  });
  const cases = Array.from(levels, ([columns, alike]) => {
    const row = `(select row_to_json(shown) from (select ${columns}) as shown)`;
    return `when ${record}.seen_level in (${alike.map((level) => `'${level}'`).join(', ')}) then ${row}`;
  });
  return `case ${cases.join(' ')} end`;
}

/** A value if its reader's level shows the field; else null, as if it were unknown. */
export function whereShown(field: Field, value: SQL): SQL {
  const from: ShareLevel | 'owner' = cruise_fields[field];
  return from === 'owner' || from === 'itinerary' ? value : sql`case when ${isShown(from)} then ${value} end`;
}

function columnOf(field: Field): SQL {
  return sql`${cruises[field as Field & keyof typeof cruises.$inferSelect]}`;
}
