import { sql } from 'drizzle-orm';
import type { Suggestions } from '#contract/suggestions.ts';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { daysBeforeSailing } from '#server/features/catalog/access.ts';
import { ships } from '#server/features/catalog/table.ts';
import { loyalty_memberships } from '#server/features/loyalty/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { passengers } from '#server/features/cruises/parts/table.ts';
import { cruises } from '#server/features/cruises/table.ts';

/** The fields of the cruise that are known so far. */
interface KnownFields {
  cruise_line_id: string | null;
  ship_id: string | null;
  /** folded */
  ship_key: string | null;
  start_date: string | null;
  nights: number | null;
  booking_number: string | null;
  /** the record itself */
  cruise_id: string | null;
}

/** The suggestions, with the days before sailing at which the line asks for the final payment, and no date yet. */
type FoundSuggestions = Omit<Suggestions, 'schedule_days' | 'final_payment_date'> & {
  final_payment_days: number | null;
};

const most_passengers = 12;
const most_duplicates = 20;

/**
 * One query in all cases. It reads the user's own records alone, not shared ones, and no samples: a suggestion would
 * otherwise be another person's number.
 */
export async function readSuggestions(
  query: Queryable,
  scope: Scope,
  known: KnownFields,
): Promise<FoundSuggestions> {
  const { rows } = await query.execute<{ found: FoundSuggestions }>(sql`
    with asked as (
      select coalesce(${known.cruise_line_id}::text,
          (select cruise_line_id from ${ships} where id = ${known.ship_id}::text)) as line,
        ${known.start_date}::date as starts, ${known.nights}::int as nights
    ), mine as materialized (
      select * from ${cruises} where owner_id = ${scope.user_id} and not is_sample
        and id is distinct from ${known.cruise_id}::uuid
    ), of_line as materialized (
      select mine.* from mine, asked where mine.cruise_line_id = asked.line
    ), account as materialized (
      select first_name, last_name, nullif(tier, '') as tier,
        -- the account has one number, which says not of which line: not the one of another
        (select nullif(loyalty_number, '') where not exists (
          select from mine, asked where mine.loyalty_number = users.loyalty_number
            and mine.cruise_line_id is distinct from asked.line)) as number
      from ${users} where id = ${scope.user_id}
    ), reached as (
      select coalesce(tier_after, tier_before) as tier,
        coalesce(points_after, points_before + coalesce(points_earned, 0)) as points, end_date, created_at
      from of_line, asked
      where cancelled_at is null and (asked.starts is null or end_date <= asked.starts)
    ), people as (
      select person.first_name, person.last_name, person.loyalty_number, person.date_of_birth,
        mine.start_date, mine.cruise_line_id, 0 as is_account
      from ${passengers} as person join mine on mine.id = person.cruise_id
      union all
      select account.first_name, account.last_name, account.number, null, null, asked.line, 1
      from account, asked where account.first_name <> ''
    ), passengers as (
      select (array_agg(first_name order by is_account desc, start_date desc))[1] as first_name,
        (array_agg(last_name order by is_account desc, start_date desc))[1] as last_name,
        (array_agg(loyalty_number order by is_account, start_date desc)
          filter (where loyalty_number is not null and cruise_line_id = asked.line))[1] as loyalty_number,
        (array_agg(date_of_birth order by start_date desc) filter (where date_of_birth is not null))[1] as date_of_birth,
        count(*) as times, max(is_account) as is_account
      from people, asked
      group by lower(trim(first_name)), lower(trim(coalesce(last_name, '')))
      order by times desc, is_account desc, first_name, last_name limit ${most_passengers}
    ), twins as (
      select mine.* from mine, asked
      where (mine.start_date = asked.starts
          and (mine.ship_key = ${known.ship_key}::text or mine.ship_id = ${known.ship_id}::text))
        or mine.booking_number = ${known.booking_number}::text
      order by start_date, id limit ${most_duplicates}
    )
    select json_build_object(
      'final_payment_days', (select ${daysBeforeSailing(sql`asked.line`, sql`asked.nights`)} from asked),
      'currency', (select currency from of_line where currency is not null order by created_at desc limit 1),
      'loyalty_number', coalesce(
        (select told.loyalty_number from ${loyalty_memberships} as told, asked
          where told.owner_id = ${scope.user_id} and told.member_name is null and told.cruise_line_id = asked.line
          order by told.created_at limit 1),
        (select loyalty_number from of_line where loyalty_number is not null order by created_at desc limit 1),
        (select number from account, asked where asked.line is not null)),
      'tier_before', coalesce(
        (select tier from reached where tier is not null order by end_date desc, created_at desc limit 1),
        (select tier from account, asked where asked.line is not null and number is not null)),
      'points_before', (
        select points from reached where points is not null order by end_date desc, created_at desc limit 1),
      'emergency_contacts', (
        select emergency_contacts from mine where emergency_contacts is not null order by created_at desc limit 1),
      'travel_agent', (
        select travel_agent from of_line where travel_agent is not null order by created_at desc limit 1),
      'phone_number', (
        select phone_number from of_line where phone_number is not null order by created_at desc limit 1),
      'passengers', (select coalesce(json_agg(json_build_object('first_name', first_name, 'last_name', last_name,
          'loyalty_number', loyalty_number, 'date_of_birth', date_of_birth)), '[]') from passengers),
      'duplicates', (select coalesce(json_agg(json_build_object('id', id, 'ship_name', ship_name,
          'start_date', start_date, 'booking_number', booking_number, 'stateroom', stateroom,
          'cancelled_at', to_char(cancelled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))), '[]') from twins)
    ) as found`);
  const [row] = rows;
  if (row === undefined) throw new Error('suggestions without a row');
  return row.found;
}
