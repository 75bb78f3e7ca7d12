// The limits for comparison, as bare Fastify routes without session or rights: the bytes of a list built by one
// statement, and from memory; and whole rows. A separate process, started by tools/bench/contestants.ts with the same
// settings as the real server.
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import Fastify from 'fastify';
import { listedCruise, type ListedCruise } from '#contract/cruise-list.ts';
import { listed_otherwise, selectFields } from '#server/features/cruises/store-fields.ts';
import { cruises } from '#server/features/cruises/table.ts';

import { openAsk } from './ask.ts';

const LIST = 'select * from cruises where owner_id = $1 order by start_date desc limit $2';
const PARTS = ['schedule', 'flights', 'lodging', 'passengers', 'payments', 'addons', 'documents'];

const { ask } = await openAsk(process.env);
const app = Fastify({ bodyLimit: 16e6 });
const listed = selectFields(Object.keys(listedCruise.shape) as (keyof ListedCruise)[], listed_otherwise);

/** The answer of `GET cruises`, as the owner sees it. */
function listOf(owner: string, limit: number): { sql: string; params: unknown[] } {
  const values = listed.values({ now: new Date().toISOString(), time_zone: 'Europe/Berlin' });
  return new PgDialect().sqlToQuery(sql`
    with page as (
      select ${values}, seen.level as seen_level,
        row_number() over (order by ${cruises.start_date} desc nulls last, ${cruises.id} desc) as place
      from ${cruises}, (select 'owner' as level, null::text as owner_name) as seen
      where ${cruises.owner_id} = ${owner} order by place limit ${limit}
    )
    select '{"items":' || json_agg(${listed.json('page')} order by place)::text || ',"next_cursor":null,"total":'
      || count(*) || '}' as text from page`);
}

const texts = new Map<string, string>();
app.get<{ Querystring: { owner: string; limit: string } }>('/list', async (request, reply) => {
  const { owner, limit } = request.query;
  const statement = listOf(owner, Number(limit));
  const { rows } = await ask(statement.sql, statement.params as (string | number)[]);
  return reply.type('application/json; charset=utf-8').send((rows as { text: string }[])[0]?.text);
});
app.put<{ Params: { owner: string }; Body: string }>('/text/:owner', (request, reply) => {
  texts.set(request.params.owner, request.body);
  return reply.send('');
});
app.get<{ Params: { owner: string } }>('/text/:owner', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(texts.get(request.params.owner)),
);
app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }));
app.get<{ Querystring: { owner: string; limit: string } }>('/cruises', async (request, reply) => {
  const { owner, limit } = request.query;
  const { rows } = await ask(LIST, [owner, Number(limit)]);
  return reply.send(rows);
});
app.get<{ Querystring: { id: string } }>('/cruise', async (request, reply) => {
  const { id } = request.query;
  const { rows } = await ask('select * from cruises where id = $1', [id]);
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      return [part, (await ask(`select * from cruise_${part} where cruise_id = $1`, [id])).rows] as const;
    }),
  );
  return reply.send({ ...(rows[0] as object), ...Object.fromEntries(parts) });
});
console.log(`Listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
