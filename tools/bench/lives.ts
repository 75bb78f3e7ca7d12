// Lives of 10 to 10,000 cruises: one is recorded through the API, the others are copies of its rows, so that all have
// the same mix of voyages and differ only in number.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '#server/testing/server.ts';
import { makeLife } from '../life/life.ts';
import { sendVoyage } from '../life/send.ts';
import type { Ask } from './ask.ts';

/** Numbers of cruises, with about seven calls and four days at sea each. */
export const LIVES = [10, 100, 1000, 10_000] as const;
export const QUICK_LIVES = LIVES.slice(0, 3);

/** Cruises of the original, which is copied. */
const RECORDED = 100;
const PATIENCE_MS = 120_000;

/** In this order: parts come after their cruise. */
const TABLES = [
  'cruises',
  'cruise_schedule',
  'cruise_routes',
  'cruise_passengers',
  'cruise_flights',
  'cruise_lodging',
  'cruise_addons',
  'cruise_payments',
] as const;

export interface Traveller {
  readonly cruises: number;
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Waits for its routes, which are computed after the answer: otherwise the server would compute them during the
 * measurement.
 */
export async function recordOriginal(owner: Caller): Promise<void> {
  const today = Temporal.Now.plainDateISO().toString();
  const ids: string[] = [];
  for (const voyage of makeLife({ today, count: RECORDED })) ids.push(await sendVoyage(owner, voyage));
  const end = performance.now() + PATIENCE_MS;
  for (const id of ids) {
    while (!(await hasRoute(owner, id))) {
      if (performance.now() > end) throw new Error(`The route of ${id} is not worked out.`);
      await sleep(100);
    }
  }
}

async function hasRoute(owner: Caller, id: string): Promise<boolean> {
  const { body } = await owner.call('GET cruises/{id}/route', { params: { id } });
  return body.distance_nm !== null || body.places.length < 2;
}

/** Gives travellers without cruises the required number of copies of another's cruises. */
export async function copyLives(ask: Ask, original: string, travellers: readonly Traveller[]): Promise<void> {
  await ask('create table bench_pairs (source uuid, copy uuid, place int)');
  for (const { id, cruises } of travellers) {
    await ask('truncate bench_pairs');
    await ask(
      `insert into bench_pairs select id, gen_random_uuid(), row_number() over (order by turn, start_date)
        from cruises, generate_series(1, $2::int) turn where owner_id = $1 order by turn, start_date limit $3`,
      [original, Math.ceil(cruises / RECORDED), cruises],
    );
    for (const table of TABLES) await copyRows(ask, table, id);
  }
  await ask('drop table bench_pairs');
}

async function copyRows(ask: Ask, table: (typeof TABLES)[number], owner: string): Promise<void> {
  const { rows } = await ask(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
      from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  );
  const [{ names }] = rows as [{ names: string }];
  const values = names
    .split(', ')
    .map((name) => {
      if (name === 'owner_id') return '$1::uuid';
      if (name === 'cruise_id' || (name === 'id' && table === 'cruises')) return 'copy';
      return name === 'id' ? 'gen_random_uuid()' : `original.${name}`;
    })
    .join(', ');
  const key = table === 'cruises' ? 'id' : 'cruise_id';
  // cruise by cruise, as they would have been written
  const statement = `insert into ${table} (${names}) select ${values} from ${table} original
    join bench_pairs on source = original.${key} order by place`;
  await (table === 'cruises' ? ask(statement, [owner]) : ask(statement));
}
