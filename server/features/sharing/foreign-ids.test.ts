import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { newId } from '#server/platform/ids.ts';
import {
  good_password,
  newcomer,
  solveCaptcha,
  startTestServer,
  type Caller,
} from '#server/testing/server.ts';
import { bookingOf, openTestReader, proposalOf, readOut } from '#server/testing/uploads.ts';
import { calls_of_cruise, recordShared, shared_parts } from '#server/testing/shared-cruise.ts';

/*
 * Ids of another account, in every path and every body of the contract, sent by a receiver of a share at the highest
 * level and by an account without any share.
 */

const server = await startTestServer({}, { reader: openTestReader() });
const { owner, receiver, id, params, part_ids, share, ask } = await recordShared(server);
const voyage = { ship_name: 'Mine', start_date: '2027-03-06', end_date: '2027-03-13' };
const all: readonly Endpoint[] = endpoints;
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** All records of the owner, as text. */
async function snapshot(): Promise<string> {
  const { body: cruise } = await owner.call('GET cruises/{id}', { params: { id } });
  const { body: list } = await owner.call('GET cruises');
  const { body: sharing } = await owner.call('GET user/sharing');
  const { body: notices } = await owner.call('GET user/notifications');
  return JSON.stringify([cruise, list, sharing.given, notices]);
}

/** The paths of ids within the bodies of the contract. */
function idsIn(body: z.ZodType): string[] {
  const found = new Set<string>();
  const walk = (node: unknown, way: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { format, properties, items, additionalProperties, anyOf, oneOf, allOf } = node as Record<
      string,
      unknown
    >;
    if (format === 'uuid') found.add(way);
    for (const [name, value] of Object.entries(properties ?? {}))
      walk(value, way === '' ? name : `${way}.${name}`);
    walk(items, `${way}[]`);
    walk(additionalProperties, `${way}{}`);
    for (const one of [anyOf, oneOf, allOf].flat()) walk(one, way);
  };
  walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), '');
  return [...found];
}

interface Foreign {
  body: (own: string) => Promise<object> | object;
  status: number;
  /** the caller's own record in the path, if that is no cruise */
  path?: (by: Caller) => Promise<{ id: string }>;
}

/** Cruises are made from the caller's own document, never from another account's. */
const own_upload = async (by: Caller) => ({ id: (await readOut(by, bookingOf(proposalOf(voyage)))).id });
const accepted = (more: object) => () => ({ cruises: [{ action: 'create', cruise: voyage, ...more }] });

let newcomers = 0;

/** Each id that a body may hold, and the outcome for the id of another account. */
const foreign: Record<string, Foreign> = {
  'POST cruises id': { body: () => ({ ...voyage, id }), status: 409 },
  ...Object.fromEntries(
    Object.entries(shared_parts).map(([noun, part]) => [
      `POST cruises/{id}/${noun} id`,
      { body: () => ({ ...part, id: part_ids[noun] }), status: 409 },
    ]),
  ),
  'POST uploads/{id}/accept cruises[].cruise.id': {
    body: accepted({ cruise: { ...voyage, id } }),
    status: 409,
    path: own_upload,
  },
  'POST uploads/{id}/accept cruises[].cruise_id': {
    async body() {
      // the cruise shared at the highest level may be changed; its twin is not shared
      const { items } = (await owner.call('GET cruises')).body;
      const twin = items.find(({ ship_name }) => ship_name === 'Ztwin');
      return { cruises: [{ action: 'update', cruise_id: twin?.id, version: 1, cruise: { deck: 'Mine' } }] };
    },
    status: 400,
    path: own_upload,
  },
  'POST uploads/{id}/accept cruises[].deposit_payments[]': {
    body: (own) => ({
      cruises: [
        {
          action: 'update',
          cruise_id: own,
          version: 1,
          cruise: {},
          deposit_payments: [part_ids['payments']],
        },
      ],
    }),
    // it is no payment of the caller's own cruise: nothing is marked
    status: 200,
    path: own_upload,
  },
  'POST uploads/{id}/accept cruises[].addons_in_total[]': {
    body: (own) => ({
      cruises: [
        {
          action: 'update',
          cruise_id: own,
          version: 1,
          cruise: {},
          addons_in_total: [part_ids['addons']],
        },
      ],
    }),
    // it is no add-on of the caller's own cruise: nothing is marked
    status: 200,
    path: own_upload,
  },
  ...Object.fromEntries(
    // no booking tells what its travellers wrote
    Object.entries(shared_parts)
      .filter(([noun]) => noun !== 'diary')
      .map(([noun, part]) => [
        `POST uploads/{id}/accept cruises[].${noun}[].id`,
        { body: accepted({ [noun]: [{ ...part, id: part_ids[noun] }] }), status: 409, path: own_upload },
      ]),
  ),
  'PUT loyalty/{cruise_line_id} items[].id': {
    async body() {
      const items = [{ loyalty_number: '4711' }];
      const { body } = await owner.call('PUT loyalty/{cruise_line_id}', {
        params: { cruise_line_id: 'royal-caribbean' },
        body: { items },
      });
      return { items: [{ id: body.memberships[0]?.id, loyalty_number: '0815' }] };
    },
    status: 409,
  },
  'POST user/notifications/read ids[]': {
    async body() {
      const { items } = (await owner.call('GET user/notifications')).body;
      assert.ok(items.length > 0 && items.every(({ read_at }) => read_at === null));
      return { ids: items.map((notice) => notice.id) };
    },
    // the same for existing and unknown ids: there is nothing to mark as read
    status: 200,
  },
  // an invitation of another account without its token has no effect
  'POST auth/users/ invitation.id': {
    async body() {
      const { given } = (await owner.call('GET user/sharing')).body;
      newcomers += 1;
      return {
        ...newcomer,
        email: `newcomer-${newcomers}@example.org`,
        captcha: await solveCaptcha(server.stranger),
        invitation: { id: given[0]?.id, token: 'made up' },
      };
    },
    status: 201,
  },
  // for all but operators this call does not exist
  'POST admin/jobs/retry ids[]': { body: () => ({ ids: [id] }), status: 404 },
};

test('ids of another account in a body give access to nothing, in every body that can hold one', async () => {
  await share('edit');
  const ways = all.flatMap((endpoint) => {
    return endpoint.body === undefined ? [] : idsIn(endpoint.body).map((way) => `${keyOf(endpoint)} ${way}`);
  });
  assert.deepEqual(ways.toSorted(), Object.keys(foreign).toSorted());
  const stranger = await server.traveller();
  for (const [way, { body, status, path }] of Object.entries(foreign)) {
    const endpoint = all.find((one) => way.startsWith(`${keyOf(one)} `));
    assert.ok(endpoint !== undefined);
    for (const by of [receiver, stranger]) {
      const mine = (await by.call('POST cruises', { body: voyage })).body.id;
      const sent = await body(mine);
      const before = await snapshot();
      const ids = { id: mine, cruise_line_id: 'royal-caribbean', ...(await path?.(by)) };
      const answer = await ask(by, endpoint, { ids, body: sent });
      assert.equal(answer.status, status, `${way}: ${answer.text.slice(0, 200)}`);
      assert.doesNotMatch(answer.text, /zitinerary|zdetails|zfull|4711/i, way);
      assert.equal(await snapshot(), before, way);
      await by.call('DELETE cruises/{id}', { params: { id: mine } });
    }
  }
});

test('a part of another account’s cruise is not reached through an own cruise', async () => {
  await share('edit');
  const mine = (await receiver.call('POST cruises', { body: voyage })).body.id;
  const nested = calls_of_cruise.filter(({ path }) => /\{\w+\}.*\{\w+\}/.test(path));
  // eight kinds of records to change and to delete, and the file of a document
  assert.equal(nested.length, 17);
  const before = await snapshot();
  for (const endpoint of nested) {
    const { status } = await ask(receiver, endpoint, { ids: { id: mine }, body: {} });
    assert.equal(status, 404, keyOf(endpoint));
    // and not through an id of another kind of record
    const names = Object.keys(params).filter((name) => name !== 'id');
    const swapped = Object.fromEntries(
      names.map((name, place) => [name, params[names[(place + 1) % names.length] as keyof typeof params]]),
    );
    const other = await ask(receiver, endpoint, { ids: swapped, body: {} });
    assert.equal(other.status, 404, `${keyOf(endpoint)} with ids of another kind`);
  }
  assert.equal(await snapshot(), before);
  await receiver.call('DELETE cruises/{id}', { params: { id: mine } });
});

test('no path reads, changes or deletes a record of another account', async () => {
  await share('full');
  const { given } = (await owner.call('GET user/sharing')).body;
  const { items: sessions } = (await owner.call('GET user/sessions')).body;
  const token = await owner.call('POST user/tokens', {
    body: { name: 'Home', scopes: ['summary'], days: 30, current_password: good_password },
  });
  const ids_of: Record<string, string | undefined> = {
    'user/sharing': given[0]?.id,
    'user/sessions': sessions[0]?.id,
    'user/tokens': token.body.id,
    admin: newId(),
    account: newId(),
    uploads: (await own_upload(owner)).id,
  };
  const stranger = await server.traveller();
  const others = all.filter(({ path, is_public }) => {
    return path.includes('{') && is_public !== true && !/^(catalog|cruises|loyalty)/.test(path);
  });
  assert.ok(others.length >= 10);
  const before = await snapshot();
  const refuse = async (by: Caller, endpoint: Endpoint) => {
    const noun = Object.keys(ids_of).find((name) => endpoint.path.startsWith(`${name}/`));
    assert.ok(noun !== undefined, `${keyOf(endpoint)} is a path that nobody thought of here`);
    const ids = { id: ids_of[noun], code: 'ABCD' };
    const bodies: Record<string, unknown> = {
      'uploads/{id}/accept': accepted({})(),
      'account/import/{id}': { changed: true, settings: true },
    };
    const body = bodies[endpoint.path] ?? { state: 'accepted' };
    const { status, text } = await ask(by, endpoint, { ids, body });
    // an archive is found by its account and its id together, and is gone after an hour
    assert.equal(status, endpoint.path === 'account/import/{id}' ? 410 : 404, `${keyOf(endpoint)}: ${text}`);
  };
  for (const endpoint of others) {
    await refuse(stranger, endpoint);
    // the receiver takes part in a share
    if (!endpoint.path.startsWith('user/sharing')) await refuse(receiver, endpoint);
  }
  for (const endpoint of calls_of_cruise) {
    const { status } = await ask(stranger, endpoint);
    assert.equal(status, 404, keyOf(endpoint));
  }
  assert.equal(await snapshot(), before);
  assert.equal((await owner.call('GET user/sessions')).body.items.length, sessions.length);
});
