import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError } from './api-errors.ts';
import { createClient } from './client.ts';
import { jsonAnswer, memoryJar, serverAnswer, testSession } from './testing/session.ts';

const params = { id: '0198a5a0-0000-7000-8000-000000000000' };
const file_params = { ...params, document_id: '0198a5a0-0000-7000-8000-000000000001' };
const file = new File(['boarding'], 'tickets.pdf');
const refused = () => jsonAnswer(401, { code: 'not_authenticated', detail: 'Please log in.' });

/** A client whose server refuses the first answers where `token` is old. */
function testClient(serve: (token: string, init: RequestInit) => Response | Promise<Response>) {
  const { session } = testSession(memoryJar({ access_token: 'old', refresh_token: 'r1' }), () =>
    jsonAnswer(200, { access: 'new', refresh: 'r2' }),
  );
  const send = async (_url: string, init: RequestInit) =>
    serve(new Headers(init.headers).get('Authorization') ?? '', init);
  const client = createClient({
    session,
    fetch: send,
    language: () => 'en',
    timeZone: () => undefined,
    onSignedOut: () => undefined,
    onOtherAccount: () => undefined,
    onMaintenance: () => undefined,
    servesApp: () => Promise.resolve(false),
    onAnswer: () => undefined,
    pause: () => Promise.resolve(),
  });
  return { client, via: send };
}

test('an upload goes as a form with one file, and once more after its token was refused', async () => {
  const sent: RequestInit[] = [];
  const { client, via } = testClient((token, init) => {
    sent.push(init);
    return token === 'Bearer new' ? jsonAnswer(201, { id: 'd1' }) : refused();
  });
  const answer = await client.upload('POST cruises/{id}/documents', { params, file, via });
  assert.deepEqual(answer, { id: 'd1' });
  assert.equal(sent.length, 2);
  for (const { body, headers } of sent) {
    assert.ok(body instanceof FormData);
    const part = body.get('file');
    assert.ok(part instanceof File);
    assert.equal(part.name, 'tickets.pdf');
    assert.equal(await part.text(), 'boarding');
    assert.equal(new Headers(headers).has('Content-Type'), false, 'the browser writes the boundary');
  }
});

test('an aborted upload rejects with its reason, one without an answer with a NetworkError', async () => {
  const controller = new AbortController();
  const { client, via } = testClient(() => {
    throw new TypeError('gone');
  });
  const send = (signal?: AbortSignal) =>
    client.upload('POST cruises/{id}/documents', {
      params,
      file,
      via,
      ...(signal !== undefined && { signal }),
    });
  await assert.rejects(send(), NetworkError);
  controller.abort();
  await assert.rejects(send(controller.signal), (error) => !(error instanceof NetworkError));
});

test('a file comes as its bytes, and one that is gone is an error with its code', async () => {
  const { client } = testClient((token) => (token === 'Bearer new' ? serverAnswer('bytes') : refused()));
  const key = 'GET cruises/{id}/documents/{document_id}/file';
  const blob = await client.callFile(key, { params: file_params });
  assert.equal(await blob.text(), 'bytes');
  const { client: other } = testClient(() => jsonAnswer(410, { code: 'file_gone', detail: 'Gone.' }));
  await assert.rejects(
    other.callFile(key, { params: file_params }),
    (error) => error instanceof ApiError && error.code === 'file_gone',
  );
});
