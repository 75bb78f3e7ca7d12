import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdf, upload } from '#server/testing/documents.ts';
import { startTestS3 } from '#server/testing/s3.ts';
import { startTestServer } from '#server/testing/server.ts';

const s3 = await startTestS3();
const server = await startTestServer({ S3_URL: s3.url });

test('documents in S3 are stored, sent and removed, and unavailable while it is away', async () => {
  const owner = await server.traveller();
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = (await owner.call('POST cruises', { body })).body;
  const added = await upload(owner, { id }, pdf, 'a.pdf');
  assert.equal(added.status, 201);
  assert.equal(s3.objects.size, 1);
  const incoming = join(server.services.config.DATA_DIR, 'files/incoming');
  const read = () =>
    fetch(`${server.url}/api/cruises/${id}/documents/${added.body.id}/file`, { headers: owner.headers });
  const file = await read();
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), pdf);
  assert.equal(file.headers.get('content-length'), String(pdf.length));

  s3.mood = 'is out of order';
  const refused = await upload(owner, { id }, pdf, 'b.pdf');
  assert.deepEqual([refused.status, refused.failure.code], [503, 'unavailable']);
  assert.equal((await read()).status, 503);
  assert.ok(existsSync(incoming));
  assert.deepEqual(readdirSync(incoming), []);
  s3.mood = 'works';
  assert.equal((await owner.call('GET cruises/{id}/documents', { params: { id } })).body.total, 1);

  await owner.call('DELETE cruises/{id}', { params: { id } });
  for (let tries = 0; s3.objects.size > 0 && tries < 1000; tries += 1) await sleep(10);
  assert.equal(s3.objects.size, 0);
});
