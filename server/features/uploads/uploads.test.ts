import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from '#server/testing/server.ts';
import {
  bookingOf,
  openTestReader,
  proposalOf,
  readOut,
  sendUpload,
  untilState,
} from '#server/testing/uploads.ts';

const server = await startTestServer({}, { reader: openTestReader() });

const icon = { ship_name: 'Icon of the Seas', start_date: '2027-03-06', end_date: '2027-03-13' };

test('a document is taken in, read, shown with what it proposes, and recorded as a cruise', async () => {
  const owner = await server.traveller();
  const text = bookingOf(proposalOf({ ...icon, booking_number: '123 4567' }));
  const sent = await sendUpload(owner, text, '../כרטיס.txt');
  assert.equal(sent.status, 201);
  const { id, ...facts } = sent.body;
  assert.deepEqual(facts, {
    version: 1,
    name: 'כרטיס.txt',
    media_type: 'text/plain',
    size: Buffer.byteLength(text),
    date_added: '2026-11-21T12:00:00Z',
    state: 'waiting',
    stage: null,
    progress: 0,
    failure: null,
    reason: null,
    count: 0,
    cruise_ids: [],
    deleted_on: '2026-12-21',
  });
  const read = await untilState(owner, { id }, 'proposed');
  assert.equal(read.count, 1);
  const [proposal] = read.proposals;
  assert.equal(proposal?.fields.ship_name?.value, 'Icon of the Seas');
  assert.deepEqual(proposal.matches, []);
  assert.deepEqual(read.pages, [
    {
      number: 1,
      width: 600,
      height: 800,
      is_rtl: false,
      rows: [
        {
          block: 0,
          table: null,
          y0: 10.12,
          y1: 20,
          cells: [{ text: 'Booking confirmation', x0: 0, x1: 99.5 }],
        },
      ],
    },
  ]);
  const { body: summary } = await owner.call('GET user/notifications/summary');
  assert.equal(summary.pending_uploads, 1);
  const accepted = await owner.call('POST uploads/{id}/accept', {
    params: { id },
    body: { cruises: [{ action: 'create', cruise: icon, passengers: [{ first_name: 'Ada' }] }] },
  });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  assert.equal(accepted.body.state, 'accepted');
  assert.equal(accepted.body.deleted_on, null);
  const [cruise_id = ''] = accepted.body.cruise_ids;
  const { body: cruise } = await owner.call('GET cruises/{id}', { params: { id: cruise_id } });
  assert.equal(cruise.ship_name, 'Icon of the Seas');
  assert.deepEqual(
    cruise.passengers?.map(({ first_name }) => first_name),
    ['Ada'],
  );
  assert.deepEqual(
    cruise.documents?.map(({ name, size }) => [name, size]),
    [['כרטיס.txt', Buffer.byteLength(text)]],
  );
});

test('the real reader answers for a small text', async () => {
  const real = await readOut(await server.traveller(), bookingOf());
  assert.ok(real.state);
});
