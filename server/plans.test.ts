import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { endpoints, type EndpointsByKey } from '#contract/endpoints.ts';
import { entitlementOf, plans, type Plan, type PlanFeature } from '#domain/entitlements.ts';
import { startTestServer, type Caller } from './testing/server.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' });

type Key = keyof EndpointsByKey;

const own_ship = { ship_name: 'Mine', start_date: '2027-03-06', end_date: '2027-03-13' };

/** The feature that a call needs, with a request that gets as far as the check. */
interface PlanNeed {
  feature: PlanFeature;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * All calls, with the feature that a plan may lack. null: on every plan, as recorded data stays readable and
 * changeable; a test below counts the cruises ahead. A new call must be added here.
 */
const needs: Record<Key, PlanNeed | null> = {
  'GET about': null,
  // operators alone: server/features/operator tests them
  'GET admin/overview': null,
  'GET admin/users': null,
  'GET admin/users/{id}': null,
  'PATCH admin/users/{id}': null,
  'DELETE admin/users/{id}/sessions': null,
  'GET admin/codes': null,
  'POST admin/codes': null,
  'DELETE admin/codes/{code}': null,
  'GET admin/reports': null,
  'POST admin/reports/{id}/settle': null,
  'GET admin/messages': null,
  'POST admin/messages/{id}/settle': null,
  'GET admin/missing-ships': null,
  'POST admin/missing-ships': null,
  'GET admin/ship-schedules': null,
  'GET admin/ships/{id}/schedule': null,
  'PUT admin/ships/{id}/schedule': null,
  'DELETE admin/ships/{id}/schedule': null,
  'POST admin/ships/{id}/schedule/preview': null,
  'GET admin/maintenance': null,
  'PUT admin/maintenance': null,
  'GET admin/announcements': null,
  'POST admin/announcements': null,
  'PUT admin/announcements/{id}': null,
  'DELETE admin/announcements/{id}': null,
  'GET admin/backups': null,
  'POST admin/backups': null,
  'POST admin/backups/verify': null,
  'GET admin/jobs': null,
  'POST admin/jobs/retry': null,
  'GET admin/audit': null,
  'POST contact': null,
  'POST auth/jwt/create/': null,
  'POST auth/jwt/refresh/': null,
  'POST auth/jwt/logout/': null,
  'POST auth/users/': null,
  'GET auth/captcha/': null,
  'POST auth/users/activation/': null,
  'POST auth/users/resend_activation/': null,
  'POST auth/users/reset_password/': null,
  'POST auth/users/reset_password_confirm/': null,
  'POST auth/users/set_password/': null,
  'POST auth/users/email_change/': null,
  'POST auth/email_validation/{id}/': null,
  'POST auth/email_validation/{id}/resend/': null,
  'DELETE auth/users/me/': null,
  'GET user/sessions': null,
  'PUT user/sessions/current': null,
  'DELETE user/sessions/{id}': null,
  'DELETE user/sessions': null,
  'GET user/tokens': null,
  'POST user/tokens': null,
  'DELETE user/tokens/{id}': null,
  'GET account/export': { feature: 'export' },
  'POST account/import': { feature: 'export' },
  'POST account/import/{id}': { feature: 'export', body: { changed: false, settings: false } },
  'GET user/usage': null,
  'GET user/settings': null,
  'PATCH user/settings': null,
  'GET catalog/cruise-lines': null,
  'GET catalog/cruise-lines/{id}/ships': null,
  'GET catalog/ships': null,
  'GET catalog/ships/{id}': null,
  'GET catalog/ships/{id}/schedule': null,
  'GET catalog/ports': null,
  'GET catalog/airports': null,
  'GET catalog/airlines': null,
  'GET catalog/programmes': null,
  'GET catalog/countries': null,
  'GET cruises': null,
  'POST cruises': null,
  'GET cruises/suggestions': null,
  'GET cruises/{id}': null,
  'GET cruises/{id}/calendar': null,
  'PATCH cruises/{id}': null,
  'DELETE cruises/{id}': null,
  'POST cruises/{id}/mark-paid': null,
  'DELETE cruises/{id}/mark-paid': null,
  'GET cruises/{id}/passengers': null,
  'POST cruises/{id}/passengers': null,
  'PATCH cruises/{id}/passengers/{passenger_id}': null,
  'DELETE cruises/{id}/passengers/{passenger_id}': null,
  'GET cruises/{id}/flights': null,
  'POST cruises/{id}/flights': null,
  'PATCH cruises/{id}/flights/{flight_id}': null,
  'DELETE cruises/{id}/flights/{flight_id}': null,
  'GET cruises/{id}/lodging': null,
  'POST cruises/{id}/lodging': null,
  'PATCH cruises/{id}/lodging/{lodging_id}': null,
  'DELETE cruises/{id}/lodging/{lodging_id}': null,
  'GET cruises/{id}/addons': null,
  'POST cruises/{id}/addons': null,
  'PATCH cruises/{id}/addons/{addon_id}': null,
  'DELETE cruises/{id}/addons/{addon_id}': null,
  'GET cruises/{id}/payments': null,
  'POST cruises/{id}/payments': null,
  'PATCH cruises/{id}/payments/{payment_id}': null,
  'DELETE cruises/{id}/payments/{payment_id}': null,
  'GET cruises/{id}/schedule': null,
  'PUT cruises/{id}/schedule': null,
  'DELETE cruises/{id}/schedule': null,
  'GET cruises/{id}/route': null,
  'GET cruises/{id}/weather': { feature: 'weather' },
  'GET cruises/{id}/diary': null,
  'POST cruises/{id}/diary': null,
  'PATCH cruises/{id}/diary/{entry_id}': null,
  'DELETE cruises/{id}/diary/{entry_id}': null,
  'GET cruises/{id}/documents': null,
  'POST cruises/{id}/documents': { feature: 'documents' },
  'GET cruises/{id}/documents/{document_id}/file': null,
  'PATCH cruises/{id}/documents/{document_id}': null,
  'DELETE cruises/{id}/documents/{document_id}': null,
  'POST cruises/{id}/report': null,
  'GET catalog/missing-ships': null,
  'POST catalog/missing-ships': null,
  'POST samples': null,
  'DELETE samples': null,
  'GET cruises/{id}/sharing/link': null,
  'PUT cruises/{id}/sharing/link': { feature: 'sharing', body: {} },
  'POST cruises/{id}/sharing/link/renew': { feature: 'sharing' },
  'DELETE cruises/{id}/sharing/link': null,
  'GET voyages/{token}': null,
  'GET voyages/{token}/countdown': null,
  'GET voyages/{token}/countdown.png': null,
  'GET record': null,
  'GET dashboard': null,
  'GET summary': null,
  'GET loyalty': { feature: 'loyalty' },
  'PUT loyalty/{cruise_line_id}': { feature: 'loyalty', body: { items: [] } },
  'DELETE loyalty/{cruise_line_id}': { feature: 'loyalty' },
  'GET badges': null,
  'GET cruises/{id}/badges': null,
  'GET calendar': null,
  // shares that were given stay, and can be listed and taken back on every plan
  'GET user/sharing': null,
  'POST user/sharing': { feature: 'sharing', body: { email: 'friend@example.org', share_level: 'full' } },
  'PATCH user/sharing/{id}': null,
  'POST user/sharing/{id}/open': null,
  'POST user/sharing/{id}/resend': null,
  'DELETE user/sharing/{id}': null,
  'GET cruises/{id}/sharing': null,
  'POST cruises/{id}/sharing': {
    feature: 'sharing',
    body: { email: 'friend@example.org', share_level: 'full' },
  },
  'PATCH cruises/{id}/sharing/{share_id}': null,
  'DELETE cruises/{id}/sharing/{share_id}': null,
  'GET user/icalendar': { feature: 'icalendar' },
  'POST user/icalendar': { feature: 'icalendar', body: {} },
  'PATCH user/icalendar': { feature: 'icalendar', body: {} },
  'DELETE user/icalendar': null,
  'POST user/icalendar/reset': { feature: 'icalendar' },
  'GET user/icalendar/preview': { feature: 'icalendar' },
  'GET cruises/{id}/alerts': null,
  'GET reminders/off/{token}': null,
  'POST reminders/off/{token}': null,
  'DELETE reminders/off/{token}': null,
  'GET reminders/paid/{token}': null,
  'POST reminders/paid/{token}': null,
  'DELETE reminders/paid/{token}': null,
  'GET user/notifications': null,
  'GET user/notifications/summary': null,
  'POST user/notifications/read': null,
  'GET billing/plans': null,
  'POST billing/checkout': null,
  'POST billing/portal': null,
  // uploads stay readable, and can be stopped and discarded on every plan
  'POST uploads': { feature: 'upload' },
  'GET uploads': null,
  'GET uploads/{id}': null,
  'GET uploads/{id}/file': null,
  'POST uploads/{id}/retry': { feature: 'upload' },
  'POST uploads/{id}/cancel': null,
  'POST uploads/{id}/accept': {
    feature: 'upload',
    body: { cruises: [{ action: 'create', cruise: own_ship }] },
  },
  'DELETE uploads/{id}': null,
  'POST uploads/{id}/restore': null,
  'GET stats': { feature: 'graphs', query: { section: 'graphs' } },
  'GET stats/map': { feature: 'graphs' },
  'GET stats/explained': { feature: 'graphs', query: { scope: 'all', figure: 'by_line' } },
};

async function travellerOn(plan: Plan, plan_expiry: string | null = null): Promise<Caller> {
  const traveller = await server.traveller();
  const { id } = (await traveller.call('GET user/settings')).body.user;
  await server.database.query.execute(
    sql`update users set plan_name = ${plan}, plan_expiry = ${plan_expiry} where id = ${id}`,
  );
  return traveller;
}

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}` as Key;

test('every call is in the table of needed features', () => {
  assert.deepEqual(Object.keys(needs).toSorted(), endpoints.map(keyOf).toSorted());
});

test('every feature is refused to the plans that lack it, on every call, and to no other', async () => {
  for (const plan of plans) {
    const traveller = await travellerOn(plan);
    const { id } = (await traveller.call('POST cruises', { body: own_ship })).body;
    for (const endpoint of endpoints) {
      const key = keyOf(endpoint);
      const need = needs[key];
      // calls for all plans are read here; their changes are tested in their features
      if (need === null && (endpoint.method !== 'GET' || 'is_public' in endpoint)) continue;
      const params = { id, cruise_line_id: 'cunard' };
      const { status, failure } = await traveller.call(key, {
        params,
        query: need?.query ?? {},
        ...(need?.body !== undefined && { body: need.body }),
      });
      const is_refused = status === 403 && failure.code === 'plan_required';
      const lacks = need !== null && !entitlementOf(plan).features.includes(need.feature);
      assert.equal(is_refused, lacks, `${key} on ${plan}: ${status}`);
      if (lacks) assert.equal(failure.detail, 'Your plan does not have access to this feature');
    }
  }
});

const past = { ship_name: 'Past', start_date: '2025-03-06', end_date: '2025-03-13' };

async function statusesOf(...calls: Promise<{ status: number; failure: { code: string } | null }>[]) {
  const answers = await Promise.all(calls);
  return answers.map(({ status, failure }) => (status < 400 ? status : (failure?.code ?? status)));
}

test('the free plan has room for three cruises ahead and any number behind, however one more comes to be', async () => {
  const free = await travellerOn('free');
  const record = async (body: object) => free.call('POST cruises', { body });
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push((await record(own_ship)).body.id);
  assert.deepEqual(await statusesOf(record(own_ship), record(past)), ['plan_required', 201]);
  assert.deepEqual(await statusesOf(free.call('POST samples')), ['plan_required']);
  assert.equal((await free.call('GET cruises')).body.total, 4, 'nothing of what was refused is kept');

  const change = (id: string | undefined, body: object) =>
    free.call('PATCH cruises/{id}', { params: { id: id ?? '' }, body });
  const [first] = ids;
  const cancelled = { cancelled_at: '2026-11-20T10:00:00Z' };
  assert.deepEqual(await statusesOf(change(first, { notes: 'x', end_date: '2027-03-14' })), [200]);
  assert.deepEqual(await statusesOf(change(first, cancelled)), [200]);
  const behind = await record(past);
  assert.deepEqual(await statusesOf(change(behind.body.id, { end_date: '2027-01-01' })), [200]);
  assert.deepEqual(await statusesOf(change(first, { cancelled_at: null })), ['plan_required']);
  assert.deepEqual(await statusesOf(change(behind.body.id, { end_date: '2025-03-20' })), [200]);
  assert.deepEqual(await statusesOf(change(first, { cancelled_at: null })), [200]);
  assert.deepEqual(await statusesOf(change(behind.body.id, { end_date: '2027-01-01' })), ['plan_required']);
});

test('of many that are recorded at once no more get in than there is room for', async () => {
  const free = await travellerOn('free');
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => free.call('POST cruises', { body: own_ship })));
  assert.deepEqual(
    [201, 403].map((expected) => all.filter(({ status }) => status === expected).length),
    [3, 3],
  );
  // a request that was sent before is answered, also when there is no room any more
  const { id } = all.find(({ status }) => status === 201)?.body ?? { id: '' };
  assert.equal((await free.call('POST cruises', { body: { ...own_ship, id } })).status, 201);
});

test('a plan that ends in the middle of an edit leaves records readable and changeable', async () => {
  const traveller = await travellerOn('standard', '2026-11-21');
  const ids = [];
  for (let number = 0; number < 5; number += 1) {
    ids.push((await traveller.call('POST cruises', { body: own_ship })).body.id);
  }
  const params = { id: ids[4] ?? '' };
  server.clock.set('2026-11-21T23:59:59Z');
  const session = await server.stranger.call('POST auth/jwt/refresh/', {
    body: { refresh: traveller.tokens?.refresh },
  });
  const { headers } = server.stranger.with({ authorization: `Bearer ${session.body.access}` });
  const later = traveller.with(headers);
  assert.equal((await later.call('GET user/settings')).body.plan_name, 'standard');
  server.clock.set('2026-11-22T00:00:00Z');
  assert.equal((await later.call('GET user/settings')).body.plan_name, 'free');
  assert.equal((await later.call('GET cruises')).body.total, 5);
  const body = { notes: 'still mine', start_date: '2027-03-07', end_date: '2027-03-14' };
  assert.equal((await later.call('PATCH cruises/{id}', { params, body })).status, 200);
  const refused = await later.call('POST cruises', { body: own_ship });
  assert.deepEqual([refused.status, refused.failure.code], [403, 'plan_required']);
});
