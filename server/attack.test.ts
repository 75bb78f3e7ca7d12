import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { newId } from '#server/platform/ids.ts';
import { pdf, upload } from '#server/testing/documents.ts';
import { gangway } from '#server/testing/gangway.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { recordShared, shared_parts, shared_record } from '#server/testing/shared-cruise.ts';
import { bookingOf, openTestReader, proposalOf, readOut } from '#server/testing/uploads.ts';
import { anyHostile, spoiled, valuesOf } from '#server/testing/values.ts';

/*
 * Two attacks on every call of the contract: the matrix, by each role that must not reach a record, and the fuzz, with
 * values that are valid, or valid except in one place. `npm run attack` makes many more calls of the fuzz; a fault
 * names the seed that reproduces it.
 */

const calls = Number(process.env['ATTACK_CALLS'] ?? 600);
const seed = Number(process.env['ATTACK_SEED'] ?? 1);

const server = await startTestServer({}, { reader: openTestReader() });
const all: readonly Endpoint[] = endpoints;
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const run = (...args: string[]) => gangway(server.services, args);

/** Values for a call, always the same for the same number. */
const draw = <Value>(values: fc.Arbitrary<Value>, number: number): Value => {
  const [value] = fc.sample(values, { seed: seed * 1_000_003 + number, numRuns: 1 });
  return value as Value;
};

interface CallInput {
  ids: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: string;
  if_match?: string;
}

/** Sends anything to a call, whether it makes sense or not. */
async function send(
  by: Caller,
  { method, path, takes }: Endpoint,
  { ids, query = {}, body, file, if_match }: CallInput,
) {
  const text = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(ids[name] ?? '-').slice(0, 2000) || '-'),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, text(value).slice(0, 2000)]),
  );
  const form = new FormData();
  form.append('file', new Blob([file ?? 'hello']), 'fuzz.txt');
  const is_json = body !== undefined && takes === undefined && method !== 'GET';
  const response = await fetch(`${server.url}/api/${address}?${search.toString()}`, {
    method,
    headers: {
      ...by.headers,
      ...(is_json && { 'content-type': 'application/json' }),
      ...(if_match !== undefined && { 'if-match': if_match }),
    },
    ...(is_json && { body: JSON.stringify(body) }),
    ...(takes === 'file' && { body: form }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, text: await response.text() };
}

/** Texts about the machine that no answer may contain. */
const inner_words =
  /\bat (?:async )?[\w.<>]+ \(|node_modules|file:\/\/|syntax error at|violates|pgboss|drizzle|\binsert into\b|\/tmp\/|ECONN|(?:Type|Range|Reference)Error/;

/** The fault of an answer, whatever the request was; null: none. */
function faultOf({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const { code, detail, errors } = JSON.parse(text) as { code?: unknown; detail?: unknown; errors?: unknown };
  if (typeof code !== 'string' || typeof detail !== 'string') return 'an error without a code or a sentence';
  return errors === undefined && inner_words.test(detail) ? 'an error that tells of the machine' : null;
}

/** Calls that end the caller's own session, or close the server to travellers. */
const endings = [
  'DELETE auth/users/me/',
  'POST auth/jwt/logout/',
  'POST auth/users/set_password/',
  'DELETE user/sessions',
  'DELETE user/sessions/{id}',
  'PATCH admin/users/{id}',
  'PUT admin/maintenance',
];

test('the matrix: no role reaches a record that is not its own, with any body', async () => {
  const { owner, id, params } = await recordShared(server);
  const [disabled, stranger, invited] = [
    await server.traveller({ email: 'disabled@example.org' }),
    await server.traveller(),
    await server.traveller({ email: 'invited@example.org' }),
  ];
  assert.equal((await run('user', 'disable', 'disabled@example.org')).code, 0);
  const invitation = { email: 'invited@example.org', share_level: 'edit' };
  const share = await owner.call('POST cruises/{id}/sharing', { params: { id }, body: invitation });
  const { items: sessions } = (await owner.call('GET user/sessions')).body;
  const upload_id = (await readOut(owner, bookingOf(proposalOf({ ship_name: 'Bolette' })))).id;
  const ids_by_path: Record<string, string | undefined> = {
    'user/sharing': share.body.id,
    'user/sessions': sessions[0]?.id,
    uploads: upload_id,
  };
  const idsOf = ({ path }: Endpoint) => {
    const own = Object.keys(ids_by_path).find((start) => path.startsWith(`${start}/`));
    const known = { ...params, share_id: share.body.id, cruise_line_id: 'royal-caribbean', code: 'ABCD' };
    return own === undefined
      ? { ...known, ...(path.startsWith('admin') && { id: newId() }) }
      : { id: ids_by_path[own] };
  };
  const snapshot = async () => {
    const cruise = (await owner.call('GET cruises/{id}', { params: { id } })).body;
    const sharing = (await owner.call('GET user/sharing')).body.given;
    const uploads = (await owner.call('GET uploads')).body;
    const settings = (await owner.call('GET user/settings')).body;
    return JSON.stringify([
      cruise,
      sharing,
      uploads,
      settings,
      (await owner.call('GET user/sessions')).body.items.length,
    ]);
  };

  const roles: [string, Caller][] = [
    ['nobody', server.stranger],
    ['disabled', disabled],
    ['stranger', stranger],
    ['invited', invited],
  ];
  const before = await snapshot();
  let sent = 0;
  for (const [number, endpoint] of all.entries()) {
    const is_foreign =
      /^(cruises|uploads|user\/sessions|user\/sharing)\/\{id\}/.test(endpoint.path) ||
      endpoint.is_operators === true;
    const valid = endpoint.body === undefined ? undefined : draw(valuesOf(endpoint.body), number);
    for (const [role, by] of roles) {
      const is_out = role === 'nobody' || role === 'disabled';
      // effects on the caller's own account are not tested here
      if (!is_out && endings.includes(keyOf(endpoint)) && !is_foreign) continue;
      if (role === 'invited' && endpoint.path.startsWith('user/sharing/')) continue;
      if (endpoint.is_public === true && role !== 'nobody') continue;
      for (const body of endpoint.body === undefined ? [undefined] : [valid, { nonsense: 1 }]) {
        const answer = await send(by, endpoint, { ids: idsOf(endpoint), body });
        sent += 1;
        const what = `${role}: ${keyOf(endpoint)} ${JSON.stringify(body)}: ${answer.status} ${answer.text.slice(0, 200)}`;
        assert.equal(faultOf(answer), null, what);
        if (is_out && endpoint.is_public !== true) assert.equal(answer.status, 401, what);
        // the key of an invitation is in its mail: without it the link counts as used up
        else if (endpoint.path.endsWith('/open')) assert.ok([400, 404, 410].includes(answer.status), what);
        else if (is_foreign) assert.equal(answer.status, 404, what);
        // the invitation itself names ship and dates
        const hidden = role === 'invited' ? /zdetails|zfull/i : /zitinerary|zdetails|zfull/i;
        assert.doesNotMatch(answer.text, hidden, what);
      }
    }
  }
  assert.equal(await snapshot(), before);
  assert.ok(sent > 700, `${sent} calls`);
});

test('the fuzz: with any input no call fails, or reveals data of the machine or of another account', async () => {
  interface Fuzzer {
    caller: Caller;
    mark: string;
    /** whole chains of ids, by the path under which they were created */
    own: Map<string, string[][]>;
  }
  const fuzzers = await Promise.all(
    ['anna', 'bert', 'olga'].map(async (name): Promise<Fuzzer> => {
      const [mark, email] = [`${name}mark`, `${name}@fuzz.example`];
      const caller = await server.traveller({ email });
      if (name === 'olga') await run('user', 'set-plan', email, 'admin');
      const own: Fuzzer['own'] = new Map();
      const keep = (path: string, ids: string[]) => own.set(path, [...(own.get(path) ?? []), ids]);
      for (let number = 0; number < 3; number += 1) {
        const record = { ...shared_record, ship_name: mark, notes: mark };
        const { id } = (await caller.call('POST cruises', { body: record })).body;
        keep('cruises', [id]);
        for (const [noun, part] of Object.entries(shared_parts)) {
          const key = `POST cruises/{id}/${noun}` as 'POST cruises/{id}/addons';
          keep(`cruises/{id}/${noun}`, [
            id,
            (await caller.call(key, { params: { id }, body: part })).body.id,
          ]);
        }
        keep('cruises/{id}/documents', [id, (await upload(caller, { id }, pdf, `${mark}.pdf`)).body.id]);
      }
      keep('uploads', [(await readOut(caller, bookingOf(proposalOf({ ship_name: mark })))).id]);
      return { caller, mark, own };
    }),
  );
  const [anna, bert, olga] = fuzzers as [Fuzzer, Fuzzer, Fuzzer];
  const bodies = new Map(all.map((endpoint) => [endpoint, endpoint.body && valuesOf(endpoint.body)]));
  const queries = new Map(all.map((endpoint) => [endpoint, endpoint.query && valuesOf(endpoint.query)]));
  const chance = fc.nat(99);
  const targets = all.filter((endpoint) => !endings.includes(keyOf(endpoint)));
  const statuses = new Map<string, Set<number>>(all.map((endpoint) => [keyOf(endpoint), new Set()]));
  const faults: string[] = [];

  for (let number = 0; number < calls; number += 1) {
    const endpoint = draw(fc.constantFrom(...targets), number);
    const [whose, which, how, where] = draw(fc.tuple(chance, chance, chance, chance), number);
    const by =
      endpoint.is_operators === true && whose < 90 ? olga : whose < 50 ? anna : whose < 90 ? bert : olga;
    const other = by === anna ? bert : anna;
    // mostly ids that belong together, at times those of another account, or none at all
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const path = [...by.own.keys()].findLast((start) => endpoint.path.startsWith(`${start}/{`)) ?? 'cruises';
    const chain = draw(fc.constantFrom(...((which < 80 ? by : other).own.get(path) ?? [[]])), number);
    const ids = Object.fromEntries(
      names.map((name, place) => [
        name,
        which >= 92
          ? draw(anyHostile, number + place)
          : /ships\/\{/.test(endpoint.path)
            ? 'royal-caribbean-icon-of-the-seas-2024'
            : /lines\/\{|loyalty/.test(endpoint.path)
              ? 'royal-caribbean'
              : (chain[place] ?? chain[0]),
      ]),
    );
    const spoil = (value: unknown) => (how < 50 ? value : draw(spoiled(value), number));
    const [bodiesOf, queriesOf] = [bodies.get(endpoint), queries.get(endpoint)];
    const body = bodiesOf === undefined ? undefined : spoil(draw(bodiesOf, number));
    const query = queriesOf === undefined ? undefined : spoil(draw(queriesOf, number));
    const sent: CallInput = {
      ids,
      body,
      ...(typeof query === 'object' && query !== null && { query: query as Record<string, unknown> }),
      ...(where < 20 && { if_match: draw(fc.constantFrom('"1"', 'W/"1"', '*', '"x"', '1'), number) }),
    };
    const answer = await send(by.caller, endpoint, sent);
    statuses.get(keyOf(endpoint))?.add(answer.status);
    const fault =
      faultOf(answer) ??
      (answer.status === 401 && endpoint.is_public !== true ? 'a session that ended by itself' : null) ??
      (by !== olga && fuzzers.some(({ mark }) => mark !== by.mark && answer.text.includes(mark))
        ? 'a record of somebody else'
        : null);
    if (fault !== null) {
      faults.push(
        `${fault}: ${keyOf(endpoint)} (seed ${seed}, call ${number})\n  ${JSON.stringify(sent).slice(0, 1500)}\n  ${answer.text.slice(0, 300)}`,
      );
    }
    // created records take part from now on
    const made = answer.status === 201 ? (JSON.parse(answer.text) as { id?: unknown }).id : undefined;
    if (typeof made === 'string') {
      const kept = by.own.get(endpoint.path) ?? [];
      by.own.set(endpoint.path, [...kept.slice(-40), [...Object.values(ids).map(String), made]]);
    }
  }
  assert.deepEqual(faults, []);

  // afterwards every call still answers
  const reads = all.filter(({ method, path, query, is_public, is_operators }) => {
    return (
      method === 'GET' &&
      !path.includes('{') &&
      query === undefined &&
      is_public !== true &&
      is_operators !== true
    );
  });
  for (const { caller } of fuzzers) {
    for (const endpoint of reads) {
      const { status, text } = await send(caller, endpoint, { ids: {} });
      // 404 if no plans are sold
      assert.ok(
        status === 200 || endpoint.path.startsWith('billing'),
        `${keyOf(endpoint)}: ${status} ${text.slice(0, 300)}`,
      );
    }
  }
  // calls that are refused early never reach code that could fail
  const succeeded = [...statuses.values()].filter((seen) => [...seen].some((status) => status < 300));
  assert.ok(succeeded.length > 60, `${succeeded.length} of ${targets.length} calls succeeded`);
});
