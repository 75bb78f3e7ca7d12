import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attentionFor,
  byUrgency,
  missingFields,
  weatherAttention,
  type Attention,
  type Preparation,
} from './attention.ts';

const ready: Preparation = {
  id: 'c',
  ship_name: 'Icon of the Seas',
  cruise_line: 'Royal Caribbean',
  start_date: '2027-03-06',
  time: 'future',
  cancelled_at: null,
  booking_number: '4820193',
  stateroom: '10-234',
  start_port: 'Miami',
  currency: 'USD',
  total_price: '4920.00',
  balance_due: '0.00',
  payment_state: 'paid',
  final_payment_date: '2026-12-06',
  final_payment_days: 90,
  checkin_date: '2027-03-20',
  flights: [{}],
  documents: [{}],
  not_needed: [],
};
const kinds = (cruise: Partial<Preparation>, today = '2026-11-20') =>
  attentionFor({ ...ready, ...cruise }, today).map(({ kind }) => kind);

test('a paid and complete record needs no attention', () => {
  assert.deepEqual(kinds({}), []);
});

test('a final payment is listed from 60 days before, and while it is overdue', () => {
  const unpaid = { payment_state: 'balance_due', balance_due: '3421.00' } as const;
  assert.deepEqual(kinds(unpaid, '2026-10-06'), []);
  assert.deepEqual(kinds(unpaid, '2026-10-07'), ['final_payment']);
  assert.deepEqual(kinds(unpaid, '2027-01-15'), ['final_payment']);
  assert.deepEqual(attentionFor({ ...ready, ...unpaid }, '2026-11-20')[0], {
    kind: 'final_payment',
    cruise_id: 'c',
    ship_name: 'Icon of the Seas',
    due_on: '2026-12-06',
    estimated_days_before: null,
    cruise_line: 'Royal Caribbean',
    amount: '3421.00',
    total: '4920.00',
    currency: 'USD',
    fields: [],
    events: [],
  });
});

test('a final payment without a date is listed with its estimate, and is not missing', () => {
  const undated = { final_payment_date: null, payment_state: 'balance_due', balance_due: '3421.00' } as const;
  const [first, ...more] = attentionFor({ ...ready, ...undated }, '2026-11-20');
  assert.deepEqual(
    [first?.kind, first?.due_on, first?.estimated_days_before],
    ['final_payment', '2026-12-06', 90],
  );
  assert.deepEqual(more, []);
  assert.deepEqual(kinds(undated, '2026-10-06'), [], 'not yet near, and not missing either');
  assert.deepEqual(kinds({ ...undated, final_payment_days: null }), ['missing']);
  assert.deepEqual(kinds({ ...undated, not_needed: ['final_payment_date'] }), []);
  assert.deepEqual(kinds({ ...undated, payment_state: 'paid' }), []);
});

test('a final payment is listed without a known price, too', () => {
  assert.deepEqual(kinds({ payment_state: 'unknown', balance_due: null, total_price: null }), [
    'final_payment',
    'missing',
  ]);
});

test('a check-in is listed from a week before it opens', () => {
  assert.deepEqual(kinds({ checkin_date: '2026-11-28' }), []);
  assert.deepEqual(kinds({ checkin_date: '2026-11-27' }), ['checkin']);
});

test('the missing fields of a record are listed one by one, and white space counts as missing', () => {
  const [missing] = attentionFor({ ...ready, booking_number: null, stateroom: '  ' }, '2026-11-20');
  assert.deepEqual(missing?.fields, ['booking_number', 'stateroom']);
  const undated = { ...ready, final_payment_date: null, final_payment_days: null };
  const lacks = (cruise: Preparation) => missingFields(cruise, '2026-11-20');
  assert.deepEqual(lacks({ ...undated, payment_state: 'balance_due' }), ['final_payment_date']);
  assert.deepEqual(lacks({ ...undated, payment_state: 'paid' }), []);
  assert.deepEqual(lacks({ ...ready, payment_state: 'unknown', total_price: null }), ['total_price']);
});

test('the warnings of a cruise are one item on the first day that they touch, each named once', () => {
  const warnings = [
    { event: 'Gale', date: '2027-03-08' },
    { event: 'Storm', date: '2027-03-07' },
    { event: 'Gale', date: '2027-03-09' },
  ];
  const [only, ...others] = weatherAttention(ready, warnings);
  assert.deepEqual([only?.kind, only?.due_on, only?.events], ['weather', '2027-03-07', ['Gale', 'Storm']]);
  assert.deepEqual(others, []);
  assert.deepEqual(weatherAttention(ready, []), []);
});

test('items are sorted by urgency: payments up to 30 days ahead, then by day with an open check-in as of today, last missing fields', () => {
  const item = (kind: Attention['kind'], cruise_id: string, due_on: string | null): Attention => ({
    kind,
    cruise_id,
    due_on,
    estimated_days_before: null,
    ship_name: null,
    cruise_line: null,
    amount: null,
    total: null,
    currency: null,
    fields: [],
    events: [],
  });
  const items = [
    item('missing', 'next', null),
    item('checkin', 'open', '2027-01-02'),
    item('final_payment', 'tomorrow', '2027-03-02'),
    item('checkin', 'next week', '2027-03-08'),
    item('final_payment', 'in 31 days', '2027-04-01'),
    item('final_payment', 'in 30 days', '2027-03-31'),
    item('weather', 'tomorrow too', '2027-03-02'),
    item('final_payment', 'overdue', '2027-02-27'),
    item('final_payment', 'long overdue', '2026-12-01'),
    item('final_payment', 'today', '2027-03-01'),
    // nobody confirmed it, so nothing is overdue
    { ...item('final_payment', 'estimate', '2027-01-01'), estimated_days_before: 90 },
  ];
  assert.deepEqual(
    byUrgency(items, '2027-03-01').map(({ cruise_id }) => cruise_id),
    [
      'long overdue',
      'overdue',
      'today',
      'estimate',
      'tomorrow',
      'in 30 days',
      'open',
      'tomorrow too',
      'next week',
      'in 31 days',
      'next',
    ],
  );
});
