// A million cruises of fifty thousand accounts; every hundredth cruise has its final payment today.
import type { Client } from 'pg';

export const CRUISES = 1_000_000;
export const DUE = 10_000;
const USERS = 50_000;

/** A zone in which it is noon, so that nine o'clock has passed whenever this runs. */
function zoneOfNoon(now: Date): string {
  const hours = 12 - now.getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Fills an empty migrated database. All accounts get reminders of final payments on their day. */
export async function fillMillion(client: Client): Promise<void> {
  const now = new Date();
  const zone = zoneOfNoon(now);
  await client.query(
    `insert into users (id, first_name, last_name, email, email_key, password_hash, language, time_zone,
        payment_notification, activated_at, created_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Ada', 'Seafarer',
        'ada-' || n || '@example.org', 'ada-' || n || '@example.org', 'x',
        (array['en', 'de', 'he', 'fr'])[1 + n % 4], $1, true, now(), now()
      from generate_series(1, ${USERS}) n`,
    [zone],
  );
  // ids in random order, as those of many accounts
  await client.query(
    `insert into cruises (id, owner_id, ship_name, start_date, end_date, final_payment_date, currency, total_price,
        deposit, created_at, updated_at)
      select gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((1 + n % ${USERS})::text, 12, '0'))::uuid,
        'Icon of the Seas', today + away, today + away + 7,
        today + case when n % ${CRUISES / DUE} = 0 then 0 else greatest(away - 90, 1) end, 'USD', 5000, 1000, now(), now()
      from (select n, (now() at time zone $1)::date as today,
          case when n % ${CRUISES / DUE} = 0 then 90 else (n % 1500) - 800 end as away
        from generate_series(1, ${CRUISES}) n) as voyages`,
    [zone],
  );
  await client.query(
    `insert into cruise_schedule (cruise_id, position, date, kind, port_name, outcome)
      select id, day, start_date + day, 'port', 'Cozumel', 'as_planned'
      from cruises, generate_series(0, 7) day
      where final_payment_date = (now() at time zone $1)::date`,
    [zone],
  );
  await watchAgain(client);
  await client.query('analyze');
}

/** Resets the watches to the state before the first sweep of the day. */
export async function watchAgain(client: Client): Promise<void> {
  await client.query('truncate reminders, notices, reminder_watches, pgboss.job');
  await client.query(
    `insert into reminder_watches (cruise_id, look_at, seen_until)
      select cruises.id, case when start_date < now() then null
          else (final_payment_date + time '09:00') at time zone time_zone end, now() - interval '1 day'
      from cruises join users on users.id = owner_id`,
  );
  // as autovacuum does for a table that is older than a minute
  await client.query('analyze reminder_watches');
}
