// The baseline for comparison: a bare Fastify route, SELECTs of whole rows, JSON.stringify. A separate process, started
// by tools/bench/contestants.ts with the same settings as the real server.
import Fastify from 'fastify';

import { openAsk } from './ask.ts';

const LIST = 'select * from cruises where owner_id = $1 order by start_date desc limit $2';
const PARTS = ['schedule', 'flights', 'lodging', 'passengers', 'payments', 'addons', 'documents'];

const { ask } = await openAsk(process.env);
const app = Fastify();
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
