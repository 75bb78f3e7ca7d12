import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build_header } from '#domain/build-header.ts';
import { ApiError, NetworkError, StrangerError } from './api-errors.ts';
import { createClient } from './client.ts';
import type { TokenCookie } from './cookies.ts';
import { jsonAnswer, memoryJar, serverAnswer, testSession, tokenOf } from './testing/session.ts';

const about = { name: 'Gangway' };
const refused = () => jsonAnswer(401, { code: 'not_authenticated', detail: 'Please log in.' });
const id = '0198a5a0-0000-7000-8000-000000000000';

interface SentCall {
  url: string;
  init: RequestInit;
  headers: Headers;
}

/** A client whose server answers with `serve`, which gets the token and the number of the call. */
function testClient(
  cookies: Partial<Record<TokenCookie, string>>,
  serve: (token: string | null, count: number) => Response | Promise<Response>,
  refresh: () => Response = () => jsonAnswer(200, { access: 'new', refresh: 'r2' }),
  serves_app = false,
  may_read_without = false,
) {
  const sent: SentCall[] = [];
  const signed_out: { keeps_path: boolean }[] = [];
  const pauses_ms: number[] = [];
  const failures: (NetworkError | undefined)[] = [];
  let maintenance = 0;
  let strangers = 0;
  const jar = memoryJar(cookies);
  const { session, sent: refreshes } = testSession(jar, refresh, undefined, {
    mayReadWithout: () => may_read_without,
  });
  const { call } = createClient({
    session,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers);
      sent.push({ url, init, headers });
      return serve(headers.get('Authorization')?.replace('Bearer ', '') ?? null, sent.length);
    },
    language: () => 'he',
    timeZone: () => 'Asia/Kathmandu',
    onSignedOut: (how) => void signed_out.push(how),
    onOtherAccount: () => void (strangers += 1),
    onMaintenance: () => void (maintenance += 1),
    servesApp: () => Promise.resolve(serves_app),
    onAnswer: (failure) => void failures.push(failure),
    pause: async (milliseconds) => void pauses_ms.push(milliseconds),
  });
  return {
    call,
    session,
    sent,
    refreshes,
    signed_out,
    pauses_ms,
    failures,
    jar,
    maintenance: () => maintenance,
    strangers: () => strangers,
  };
}

test('every call carries token, zone and language', async () => {
  const { call, sent } = testClient({ access_token: 'a' }, () => jsonAnswer(200, about));
  assert.deepEqual(await call('GET about'), about);
  const [{ url, headers, init }] = sent as [SentCall];
  assert.equal(url, '/api/about');
  assert.equal(init.method, 'GET');
  assert.equal(headers.get('Authorization'), 'Bearer a');
  assert.equal(headers.get('X-Timezone'), 'Asia/Kathmandu');
  assert.equal(headers.get('Accept-Language'), 'he');
});

test('parameters, query, body and version go where they belong', async () => {
  const { call, sent } = testClient({ access_token: 'a' }, () => jsonAnswer(200, {}));
  await call('PATCH cruises/{id}', { params: { id }, body: { notes: null }, if_match: 3 });
  await call('GET cruises', { query: { time: 'past,future', q: 'Ærø & co', limit: 20, cruise_line: '' } });
  const [patch, list] = sent as [SentCall, SentCall];
  assert.equal(patch.url, `/api/cruises/${id}`);
  assert.equal(patch.init.body, '{"notes":null}');
  assert.equal(patch.headers.get('If-Match'), '"3"');
  assert.equal(patch.headers.get('Content-Type'), 'application/json');
  const query = new URL(list.url, 'http://here.invalid').searchParams;
  assert.deepEqual(Object.fromEntries(query), { time: 'past,future', q: 'Ærø & co', limit: '20' });
});

test('a parameter cannot lead to another path', async () => {
  const { call, sent } = testClient({ access_token: 'a' }, () => jsonAnswer(200, {}));
  await call('GET cruises/{id}', { params: { id: '../user/settings?x' } });
  assert.equal(sent[0]?.url, '/api/cruises/..%2Fuser%2Fsettings%3Fx');
});

/** An answer as the server tags one for a signed-in user. */
function taggedAnswer(tag: string, body: object): Response {
  return serverAnswer(JSON.stringify(body), 200, { ETag: tag, 'Cache-Control': 'no-store' });
}

test('an answer that still holds is the same object, without another', async () => {
  const answers = [taggedAnswer('"a"', about), serverAnswer(null, 304), taggedAnswer('"b"', {})];
  const { call, sent } = testClient({ access_token: 'a' }, (_token, count) => answers[count - 1] as Response);
  const first = await call('GET about');
  assert.equal(await call('GET about'), first);
  assert.deepEqual(await call('GET about'), {});
  const tags = sent.map(({ headers }) => headers.get('If-None-Match'));
  assert.deepEqual(tags, [null, '"a"', '"a"']);
});

test('the next session asks without the tags of the one before', async () => {
  const { call, session, sent } = testClient({ access_token: 'a' }, () => taggedAnswer('"a"', about));
  await call('GET about');
  session.clear();
  session.keep({ access: 'c', refresh: 'd' });
  await call('GET about');
  assert.equal(sent[1]?.headers.get('If-None-Match'), null);
});

test('large answers are not all held: the oldest is asked for without its tag', async () => {
  const large = { name: 'x'.repeat(3_000_000) };
  const { call, sent } = testClient({ access_token: 'a' }, () => taggedAnswer('"a"', large));
  await call('GET about');
  await call('GET about');
  await call('GET dashboard');
  await call('GET about');
  const tags = sent.map(({ headers }) => headers.get('If-None-Match'));
  assert.deepEqual(tags, [null, '"a"', null, null]);
});

test('what the browser stores is left to the browser', async () => {
  const headers = { ETag: '"a"', 'Cache-Control': 'private, max-age=60' };
  const { call, sent, failures } = testClient({ access_token: 'a' }, () => serverAnswer('{}', 200, headers));
  await call('GET catalog/countries');
  await call('GET catalog/countries');
  assert.equal(sent[1]?.headers.get('If-None-Match'), null);
  // nor does it say that the server answers
  assert.deepEqual(failures, []);
});

test('204 is no answer to read', async () => {
  const { call } = testClient({ access_token: 'a' }, () => serverAnswer(null, 204));
  assert.equal(await call('DELETE cruises/{id}', { params: { id } }), undefined);
});

test('without a token nothing is sent: the reader goes to the login and comes back', async () => {
  const { call, sent, signed_out } = testClient({}, refused);
  await assert.rejects(call('GET about'), { name: 'ApiError', status: 401 });
  assert.equal(sent.length, 0);
  assert.deepEqual(signed_out, [{ keeps_path: true }]);
});

test('a device whose session lapsed asks whether the server is there, and logs out only where it says so', async () => {
  const lapsed = (serve: () => Response) => testClient({}, serve, undefined, false, true);
  const there = lapsed(refused);
  await assert.rejects(there.call('PATCH cruises/{id}', { params: { id }, body: { notes: 'x' } }), {
    status: 401,
  });
  assert.deepEqual(there.signed_out, [{ keeps_path: true, has_lapsed: true }]);
  // nothing that was typed is sent without a session
  assert.deepEqual(
    there.sent.map(({ url, init }) => [init.method, url]),
    [['GET', '/api/user/settings']],
  );
  const gone = lapsed(() => {
    throw new TypeError('no network');
  });
  await assert.rejects(gone.call('GET about'), NetworkError);
  const busy = lapsed(() => jsonAnswer(503, { code: 'unavailable', detail: 'Later.' }));
  await assert.rejects(busy.call('GET about'), { status: 503 });
  assert.deepEqual([gone.signed_out, busy.signed_out], [[], []]);
});

test('without an access token the refresh comes first', async () => {
  const { call, sent, refreshes } = testClient({ refresh_token: 'r' }, () => jsonAnswer(200, about));
  await call('GET about');
  assert.deepEqual(refreshes, ['r']);
  assert.equal(sent[0]?.headers.get('Authorization'), 'Bearer new');
});

test('a 401 is refreshed and sent once more, body and all', async () => {
  const { call, sent, refreshes, signed_out } = testClient(
    { access_token: 'old', refresh_token: 'r' },
    (token) => (token === 'new' ? jsonAnswer(200, {}) : refused()),
  );
  await call('PATCH cruises/{id}', { params: { id }, body: { notes: 'x' } });
  assert.equal(sent.length, 2);
  assert.equal(sent[1]?.init.body, '{"notes":"x"}');
  assert.equal(refreshes.length, 1);
  assert.deepEqual(signed_out, []);
});

test('parallel 401s share one refresh and are each sent once more', async () => {
  const { call, sent, refreshes } = testClient({ access_token: 'old', refresh_token: 'r' }, (token) =>
    token === 'new' ? jsonAnswer(200, about) : refused(),
  );
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('GET about')));
  assert.equal(answers.length, 8);
  assert.equal(refreshes.length, 1);
  assert.equal(sent.length, 16);
});

test('a late 401 of the old token needs no second refresh', async () => {
  let answerSlowly: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    answerSlowly = resolve;
  });
  const { call, refreshes } = testClient({ access_token: 'old', refresh_token: 'r' }, (token, count) => {
    if (token === 'new') return jsonAnswer(200, about);
    return count === 1 ? slow : refused();
  });
  const first = call('GET about');
  await call('GET about');
  answerSlowly(refused());
  await first;
  assert.equal(refreshes.length, 1);
});

test('when the refresh fails every queued call is rejected and the login opens without a way back', async () => {
  const { call, sent, signed_out, jar } = testClient(
    { access_token: 'old', refresh_token: 'r' },
    refused,
    () => jsonAnswer(401, { code: 'token_not_valid', detail: 'Ended.' }),
  );
  const ends = await Promise.allSettled([call('GET about'), call('GET dashboard'), call('GET about')]);
  assert.ok(ends.every((end) => end.status === 'rejected' && end.reason instanceof ApiError));
  assert.equal(sent.length, 3);
  assert.ok(signed_out.length > 0 && signed_out.every(({ keeps_path }) => !keeps_path));
  assert.equal(jar.read('refresh_token'), undefined);
});

test('a second 401 ends it: no loop, and no token that would lead back', async () => {
  const { call, sent, refreshes, signed_out, jar } = testClient(
    { access_token: 'old', refresh_token: 'r' },
    refused,
  );
  await assert.rejects(call('GET about'), { status: 401 });
  assert.equal(sent.length, 2);
  assert.equal(refreshes.length, 1);
  assert.deepEqual(signed_out, [{ keeps_path: false }]);
  assert.equal(jar.read('access_token'), undefined);
});

for (const status of [400, 403, 404, 409, 412, 500]) {
  test(`${status} is passed on and not sent again`, async () => {
    const { call, sent, refreshes } = testClient({ access_token: 'a', refresh_token: 'r' }, () =>
      jsonAnswer(status, {
        code: 'invalid',
        detail: 'No.',
        errors: { ship_name: ['Needed.'] },
        current: { version: 4 },
      }),
    );
    await assert.rejects(call('GET about'), {
      name: 'ApiError',
      status,
      detail: 'No.',
      fields: { ship_name: ['Needed.'] },
      current: { version: 4 },
    });
    assert.equal(sent.length, 1);
    assert.equal(refreshes.length, 0);
  });
}

test('a login that fails is the login screen’s business: no token, no refresh, no redirect', async () => {
  const { call, sent, refreshes, signed_out } = testClient({ access_token: 'a', refresh_token: 'r' }, () =>
    jsonAnswer(401, { code: 'login_failed', detail: 'Login failed. Please try again.' }),
  );
  const attempt = call('POST auth/jwt/create/', { body: { email: 'a@b.example', password: 'x' } });
  await assert.rejects(attempt, { status: 401, code: 'login_failed' });
  assert.equal(sent[0]?.headers.get('Authorization'), null);
  assert.deepEqual([refreshes.length, signed_out.length], [0, 0]);
});

test('maintenance calls its handler, and rejects', async () => {
  const { call, maintenance } = testClient({ access_token: 'a' }, () =>
    jsonAnswer(503, { code: 'maintenance', detail: 'Closed.' }),
  );
  await assert.rejects(call('GET about'), { status: 503 });
  assert.equal(maintenance(), 1);
});

const empty_header = { [build_header]: '' };
for (const [what, page, is_login] of [
  ['a page in place of the answer', () => new Response('<html>', { status: 200 }), true],
  ['JSON of another server', () => Response.json({ name: 'Wi-Fi' }), true],
  ['JSON with our header empty', () => Response.json({}, { headers: empty_header }), true],
  ['204', () => new Response(null, { status: 204 }), true],
  ['a refusal', () => Response.json({ code: 'not_authenticated', detail: 'Pay.' }, { status: 401 }), true],
  ['502 of a proxy', () => new Response('<html>', { status: 502 }), false],
  ['503 of a proxy', () => new Response('<html>', { status: 503 }), false],
  ['511', () => new Response('<html>', { status: 511 }), true],
] as const) {
  test(`${what} that is not of our server counts as no answer and ends no session`, async () => {
    const { call, sent, failures, refreshes, signed_out, maintenance } = testClient(
      { access_token: 'a', refresh_token: 'r' },
      page,
    );
    await assert.rejects(call('GET about'), StrangerError);
    await assert.rejects(call('DELETE cruises/{id}', { params: { id } }), StrangerError);
    assert.equal(sent.length, 2);
    assert.ok(failures.every((failure) => failure instanceof StrangerError && failure.is_login === is_login));
    assert.deepEqual([refreshes, signed_out, maintenance()], [[], [], 0]);
  });
}

for (const [what, headers] of [
  ['that may be stored', { 'Cache-Control': 'private, max-age=60' }],
  ['that the browser gives an age itself', { 'Last-Modified': 'Fri, 27 Nov 2026 00:00:00 GMT' }],
  ['that must not be stored', { 'Cache-Control': 'no-store', Expires: '0' }],
] as const) {
  const is_stored = what !== 'that must not be stored';
  test(`an answer without our header ${what} is ${is_stored ? '' : 'not '}asked for again past the cache`, async () => {
    const { call, sent } = testClient({ access_token: 'a' }, (_token, count) =>
      count === 1 ? Response.json({}, { headers }) : jsonAnswer(200, about),
    );
    const read = call('GET about');
    if (is_stored) assert.deepEqual(await read, about);
    else await assert.rejects(read, StrangerError);
    assert.deepEqual(
      sent.map(({ init }) => init.cache),
      is_stored ? [undefined, 'reload'] : [undefined],
    );
  });
}

test('where the page of the app comes, an answer without our header counts: a proxy takes it away', async () => {
  const answers = [
    () => Response.json(about),
    () => new Response(null, { status: 204 }),
    () => Response.json({ code: 'stale', detail: 'Changed.' }, { status: 412 }),
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
  ];
  const { call, failures } = testClient(
    { access_token: 'a' },
    (_token, count) => (answers[count - 1] ?? assert.fail)(),
    undefined,
    true,
  );
  assert.deepEqual(await call('GET about'), about);
  assert.equal(await call('DELETE cruises/{id}', { params: { id } }), undefined);
  await assert.rejects(call('GET about'), { name: 'ApiError', status: 412 });
  for (let page = 0; page < 2; page += 1) await assert.rejects(call('GET about'), StrangerError);
  assert.deepEqual(
    failures.map((failure) => failure?.name),
    [undefined, undefined, undefined, 'NetworkError', 'NetworkError'],
  );
});

test("a proxy's limit of sizes is told as one", async () => {
  const { call } = testClient({ access_token: 'a' }, () => new Response('<html>', { status: 413 }));
  await assert.rejects(call('GET about'), { status: 413, code: 'unexpected', detail: undefined });
});

test('no answer is a NetworkError, and no reason to sign the user out', async () => {
  const { call, signed_out } = testClient({ access_token: 'a' }, () =>
    Promise.reject(new TypeError('failed')),
  );
  await assert.rejects(call('GET about'), NetworkError);
  assert.deepEqual(signed_out, []);
});

test('an answer that is cut off while it is read is a NetworkError', async () => {
  const cut = () =>
    new ReadableStream<Uint8Array>({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"version": '));
        body.error(new TypeError('terminated'));
      },
    });
  const { call } = testClient({ access_token: 'a' }, () => serverAnswer(cut()));
  await assert.rejects(call('GET about'), NetworkError);
});

test('a call that was cancelled says so itself', async () => {
  const controller = new AbortController();
  const { call } = testClient({ access_token: 'a' }, () => {
    controller.abort();
    return Promise.reject(new DOMException('cancelled', 'AbortError'));
  });
  await assert.rejects(call('GET about', { signal: controller.signal }), { name: 'AbortError' });
});

for (const [name, refresh_token] of [
  ['no refresh token', undefined],
  ['a refresh that fails', 'r'],
] as const) {
  test(`a refused access token goes, with ${name}: kept, it would lead from the login back here`, async () => {
    const { call, session, sent, jar, signed_out } = testClient(
      { access_token: 'old', ...(refresh_token !== undefined && { refresh_token }) },
      refused,
      () => jsonAnswer(500, { code: 'unexpected', detail: 'Broken.' }),
    );
    await assert.rejects(call('GET about'), { status: 401 });
    assert.equal(sent.length, 1);
    assert.deepEqual(signed_out, [{ keeps_path: false }]);
    assert.equal(jar.read('access_token'), undefined);
    assert.equal(jar.read('refresh_token'), refresh_token);
    assert.equal(session.seemsLoggedIn(), false);
  });
}

for (const [name, status] of [
  ['an answer', 200],
  ['an error', 404],
  ['a refusal', 401],
] as const) {
  test(`${name} that comes after the session is over is nobody's`, async () => {
    const { call, session, signed_out, refreshes } = testClient(
      { access_token: tokenOf('ada'), refresh_token: 'r' },
      () => {
        session.keep({ access: tokenOf('ben'), refresh: 'r2' });
        return jsonAnswer(status, about);
      },
    );
    await assert.rejects(call('GET about'), { name: 'SessionEnded' });
    assert.deepEqual([signed_out.length, refreshes.length], [0, 0]);
  });
}

test('with the cookies of another account nothing is sent', async () => {
  const { call, session, sent, jar, strangers } = testClient({ access_token: tokenOf('ada') }, () =>
    jsonAnswer(200, about),
  );
  await call('GET about');
  // As another tab does when it logs in.
  jar.write('access_token', tokenOf('ben'));
  await assert.rejects(call('PATCH cruises/{id}', { params: { id }, body: { notes: 'mine' } }), {
    name: 'SessionEnded',
  });
  assert.equal(sent.length, 1);
  assert.equal(strangers(), 1);
  assert.equal(session.account(), 'ada');
});

test('a call that comes just after a refused refresh leads to the login without a way back, like the others', async () => {
  const { call, signed_out } = testClient({ access_token: 'old', refresh_token: 'r' }, refused, () =>
    jsonAnswer(401, { code: 'token_not_valid', detail: 'Over.' }),
  );
  await assert.rejects(call('GET about'), { status: 401 });
  await assert.rejects(call('GET about'), { status: 401 });
  assert.deepEqual(signed_out, [{ keeps_path: false }, { keeps_path: false }]);
});

test('ships of the catalogue are revalidated each time, as operators add to them; the rest is cached', async () => {
  const { call, sent } = testClient({ access_token: 'a' }, () => jsonAnswer(200, {}));
  await call('GET catalog/ships', { query: { q: 'sea lark' } });
  await call('GET catalog/ports', { query: { q: 'miami' } });
  assert.deepEqual(
    sent.map(({ init }) => init.cache),
    ['no-cache', undefined],
  );
});

const outage = (code: string, wait = '2') =>
  serverAnswer(JSON.stringify({ code, detail: 'Later.' }), 503, { 'Retry-After': wait });

test('a write that has the effect of once is sent again during a failover of the database', async () => {
  const writes: Parameters<typeof outage>[0][][] = [['unavailable'], ['outcome_unknown', 'unavailable']];
  for (const codes of writes) {
    const { call, sent, pauses_ms } = testClient({ access_token: 'a' }, (_token, count) => {
      const code = codes[count - 1];
      return code === undefined ? jsonAnswer(201, { id }) : outage(code);
    });
    const body = { id, ship_name: 'Arvia', start_date: '2027-01-09', end_date: '2027-01-16' };
    await call('POST cruises', { body });
    assert.deepEqual(new Set(sent.map(({ init }) => init.body)), new Set([JSON.stringify(body)]));
    assert.deepEqual(
      pauses_ms,
      codes.map(() => 2000),
    );
  }
});

test('a removal that may have been done, and then finds nothing, was done', async () => {
  const gone = () => jsonAnswer(404, { code: 'not_found', detail: 'Gone.' });
  const lost = testClient({ access_token: 'a' }, (_token, count) =>
    count === 1 ? outage('outcome_unknown') : gone(),
  );
  assert.equal(await lost.call('DELETE cruises/{id}', { params: { id } }), undefined);
  const not_done = testClient({ access_token: 'a' }, (_token, count) =>
    count === 1 ? outage('unavailable') : gone(),
  );
  await assert.rejects(not_done.call('DELETE cruises/{id}', { params: { id } }), { code: 'not_found' });
});

test('a write that would be done twice, an outage that lasts and a read are left to the caller', async () => {
  const message = { name: 'Ada', email: 'ada@example.org', subject: 'x', message: 'x' };
  const calls: [
    answer: () => Response,
    work: (call: ReturnType<typeof testClient>['call']) => unknown,
    sends: number,
  ][] = [
    [() => outage('outcome_unknown'), (call) => call('POST cruises/{id}/mark-paid', { params: { id } }), 1],
    [() => outage('unavailable'), (call) => call('POST contact', { body: message } as never), 1],
    [() => outage('unavailable'), (call) => call('GET about'), 1],
    [() => outage('unavailable', '30'), (call) => call('DELETE cruises/{id}', { params: { id } }), 1],
    [() => outage('maintenance'), (call) => call('DELETE cruises/{id}', { params: { id } }), 1],
    [() => outage('unavailable'), (call) => call('DELETE cruises/{id}', { params: { id } }), 3],
  ];
  for (const [served, work, sends] of calls) {
    const { call, sent } = testClient({ access_token: 'a' }, served);
    await assert.rejects(async () => work(call), ApiError);
    assert.equal(sent.length, sends);
  }
});
