import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import type { UploadProposal } from '#contract/uploads.ts';
import { emptyValues, type FormValues } from '#web/parts/cruise-fields/form-values.ts';
import { acceptedOf, isFaultless, placeErrors, problemsIn } from './review-accept.ts';
import { namedWords } from './mark-text.ts';
import { arrange, marksOf } from './review-arrange.ts';
import { checkBalance } from './review-balance.ts';
import { cardsOf, confirmed, countCards } from './review-cards.ts';
import { chosenWith, copyOf, differences, isKept, merged, takesSchedule } from './review-change.ts';
import { type ReviewCruise, reviewOf } from './review-model.ts';
import { createReviewStore } from './review-store.ts';

const place = { page: 1, row: 0, x0: 0.1, y0: 0.1, x1: 0.2, y1: 0.12 };
const found = <Value>(value: Value, confidence = 0.95) => ({ value, confidence, words: 'words', place });

/** A cruise of two nights from Lisbon, as on an invoice. */
function proposal(more: Partial<UploadProposal> = {}): UploadProposal {
  return {
    fields: {
      ship_name: found('Azamara Quest'),
      start_date: found('2027-04-26'),
      end_date: found('2027-04-28', 0.6),
      booking_number: found('9018842'),
      total_price: found('8615.00'),
      currency: found('USD'),
      nights: found('2'),
      balance_due: found('5615.00'),
    },
    ids: { ship_id: 'azamara-quest' },
    passengers: [found({ first_name: 'Leland', last_name: 'Tarkington', loyalty_number: null })],
    payments: [found({ date: null, amount: '1000.00', method: null, is_deposit: false })],
    addons: [found({ description: 'Wifi', price: '99.00', is_in_total: false })],
    flights: [],
    lodging: [],
    schedule: [
      found({
        date: '2027-04-28',
        kind: 'port',
        port_name: 'Porto',
        port_id: 'pt-opo',
        arrive: '07:00',
        depart: null,
      }),
      found({
        date: '2027-04-26',
        kind: 'port',
        port_name: 'Lisbon',
        port_id: 'pt-lis',
        arrive: null,
        depart: '18:00',
      }),
      found({ date: '2027-04-27', kind: 'sea', port_name: null, port_id: null, arrive: null, depart: null }),
    ],
    matches: [],
    ...more,
  };
}

const review = (more?: Partial<UploadProposal>) => reviewOf(proposal(more), '2026-11-22');
const withValues = (cruise: ReviewCruise, values: Partial<FormValues>): ReviewCruise => ({
  ...cruise,
  values: { ...cruise.values, ...values },
});

/** The record that it may update. */
function record(more: Partial<Cruise> = {}): Cruise {
  const values = Object.fromEntries(Object.keys(emptyValues(undefined)).map((name) => [name, null]));
  return {
    ...values,
    id: 'c1',
    version: 7,
    ship_name: 'AZAMARA QUEST',
    start_date: '2027-04-26',
    end_date: '2027-04-27',
    booking_number: '9018842',
    total_price: '8615',
    currency: 'USD',
    stateroom: '6010',
    checkin_notification: false,
    payment_notification: true,
    passengers: [{ id: 'p', version: 1, first_name: 'LELAND', last_name: 'Tarkington' }],
    payments: [],
    addons: [],
    flights: [],
    lodging: [],
    schedule: { items: [], version: 0 },
    ...more,
  } as unknown as Cruise;
}

test('a proposal fills the form with what the record keeps; a ship without its line is a name alone', () => {
  const { values, sources, parts, target } = review();
  assert.equal(values.ship_name, 'Azamara Quest');
  assert.equal(values.ship_id, '');
  assert.ok(!('nights' in values) && !('balance_due' in sources));
  assert.equal(parts.addons[0]?.values.date_added, '2026-11-22');
  assert.equal(target, null);
});

test('read or missing fields are in the order of the form, without those that have a card, then the rest', () => {
  const { groups, more } = arrange(review(), new Set(['field:end_date']));
  const [voyage] = groups;
  assert.deepEqual(
    voyage?.fields.map(({ name }) => name),
    ['ship_name', 'cruise_line', 'start_date', 'start_port', 'end_port'],
  );
  assert.ok(more.some(({ name }) => name === 'deck'));
  assert.ok(!more.some(({ name }) => name === 'stateroom' || name === 'checkin_notification'));
  assert.equal(marksOf(review()).filter(({ key }) => key.startsWith('row:')).length, 3);
});

/** Key and reason of each card; records and days by their kind alone. */
function asked(cruise: ReviewCruise, has_other_balance = false, current?: Cruise): string[] {
  const { values } = cruise;
  return cardsOf(cruise, { values, current, has_other_balance }).map(
    ({ key, why }) => `${key.replace(/^(part|row):.*/, '$1')} ${why}`,
  );
}

test('what keeps a cruise from being recorded is asked first, then ship and days, amounts, names and the rest', () => {
  const { fields: read } = proposal();
  const cruise = review({
    fields: {
      ...read,
      start_date: { ...found('2027-06-03', 0.5), words: '03/06/2027' },
      end_date: { ...found('', 0.95) },
      booking_number: found('9018842', 0.5),
      deck: found('7', 0.5),
      start_port: found('Lisboa'),
      end_port: found('Lisboa'),
    },
    passengers: [found({ first_name: 'Leland', last_name: null, loyalty_number: null }, 0.5)],
    schedule: [
      found(
        { date: '2027-06-03', kind: 'sea', port_name: null, port_id: null, arrive: null, depart: null },
        0.5,
      ),
    ],
  });
  assert.deepEqual(asked(cruise, true), [
    'field:end_date missing',
    'part incomplete',
    'field:start_date day_or_month',
    'balance differs',
    'field:booking_number unclear',
    'field:ship_name unlisted',
    'field:start_port unlisted',
    'field:deck unclear',
    'part unclear',
    'row unclear',
  ]);
});

test('a date of which both readings are one day, or that is in words, is only unclear', () => {
  const { fields: read } = proposal();
  for (const words of ['03/03/2027', '6 March 2027', '23/06/2027']) {
    const start_date = { ...found('2027-03-03', 0.5), words };
    assert.ok(asked(review({ fields: { ...read, start_date } })).includes('field:start_date unclear'), words);
  }
});

test('an entry that was looked at is asked about no more, and a record of it is kept', () => {
  const { fields: read } = proposal();
  const cruise = review({
    fields: { ...read, deck: found('7', 0.5) },
    passengers: [found({ first_name: 'Leland', last_name: null, loyalty_number: null }, 0.5)],
    payments: [],
    ids: { ship_id: 'azamara-quest', cruise_line_id: 'azamara' },
  });
  const [person] = cruise.parts.passengers;
  assert.ok(person);
  assert.deepEqual(asked(cruise, true), [
    'field:end_date unclear',
    'balance differs',
    'field:deck unclear',
    'part unclear',
  ]);
  const keys = ['field:end_date', 'balance', 'field:deck', `part:${person.key}`];
  const sure = keys.reduce<ReviewCruise>((one, key) => ({ ...one, ...confirmed(one, key) }), cruise);
  assert.deepEqual(asked(sure, true), []);
  assert.equal(sure.parts.passengers[0]?.kept, true);
  assert.equal(sure.sources.deck?.words, 'words');
});

test('an update asks about no entry that the record has', () => {
  const match = {
    cruise_id: 'c1',
    ship_name: 'Azamara Quest',
    start_date: '2027-04-26',
    booking_number: '9018842',
    why: 'booking_number' as const,
  };
  const payment = {
    id: 'x',
    version: 1,
    date: '2026-07-02',
    amount: '1000',
    method: null,
    is_deposit: false,
  };
  const current = record({ payments: [payment] as unknown as Cruise['payments'] });
  assert.deepEqual(asked(review({ matches: [match] }), false, current), ['field:end_date unclear']);
});

test('a reviewed cruise is sent with its days in order, embarkation first, and without records that are not kept', () => {
  const cruise = review();
  const [wifi] = cruise.parts.addons;
  assert.ok(wifi);
  wifi.kept = false;
  cruise.parts.payments.forEach((part) => (part.values.date = '2026-07-02'));
  const [body, order] = acceptedOf(cruise, undefined);
  assert.equal(body.action, 'create');
  assert.ok(body.action === 'create');
  assert.equal(body.cruise.id, cruise.id);
  assert.equal(body.cruise.total_price, '8615.00');
  assert.deepEqual(
    body.schedule?.map(({ date, kind }) => [date, kind]),
    [
      ['2027-04-26', 'embark'],
      ['2027-04-27', 'sea'],
      ['2027-04-28', 'disembark'],
    ],
  );
  assert.deepEqual(body.addons, []);
  assert.equal(body.passengers?.[0]?.id, order.parts.passengers[0]);
});

test('missing and contradictory values are reported before anything is sent', () => {
  const cruise = withValues(review(), { ship_name: '', end_date: '2027-04-20' });
  const [row] = cruise.rows;
  assert.ok(row);
  cruise.rows = [{ ...row, arrive: '09:00', depart: '07:00' }];
  const problems = problemsIn(cruise, undefined);
  assert.deepEqual(Object.keys(problems.fields).toSorted(), ['end_date', 'ship_name']);
  assert.deepEqual(Object.values(problems.rows), [{ depart: { problem: 'turned' } }]);
  assert.deepEqual(Object.values(problems.parts), [{ date: { problem: 'required' } }]);
  assert.ok(!isFaultless(problems));
});

test('an update sends only the values that differ, not those that are kept, spelled otherwise or missing', () => {
  const cruise = withValues(review(), { itinerary: 'Iberia', notes: '' });
  cruise.kept_old = ['itinerary'];
  const current = record({ itinerary: 'Portugal' });
  const [body] = acceptedOf(cruise, current);
  assert.ok(body.action === 'update');
  assert.deepEqual(body.cruise, { end_date: '2027-04-28' });
  assert.equal(body.version, 7);
  assert.deepEqual(body.passengers, [], 'the passenger is there already');
  assert.equal(body.addons?.length, 1);
  assert.deepEqual(
    differences(cruise.values, emptyValues(undefined)).includes('checkin_notification'),
    false,
  );
});

test('an update marks the payment that is there as the deposit that the document names', () => {
  const cruise = review();
  cruise.parts.payments.forEach(({ values }) => {
    values.date = '2026-07-02';
    values.is_deposit = 'true';
  });
  const payment = { version: 1, date: '2026-07-02', amount: '1000', method: null, note: null };
  const there = { ...payment, id: 'a', is_mark_paid: false, is_deposit: false };
  const payments = [there, { ...there, id: 'b', amount: '2000.00' }];
  const [body] = acceptedOf(cruise, record({ payments }));
  assert.ok(body.action === 'update');
  assert.deepEqual([body.payments, body.deposit_payments], [[], ['a']]);
  const [again] = acceptedOf(cruise, record({ payments: [{ ...there, is_deposit: true }] }));
  assert.ok(again.action === 'update');
  assert.deepEqual(again.deposit_payments, []);
  // the same document once more: it names no day, which the user filled in the first time
  const [undated] = acceptedOf(review(), record({ payments }));
  assert.ok(undated.action === 'update');
  assert.deepEqual(undated.payments, []);
});

test('words that begin with the name of their field are not named twice', () => {
  const name = (field: string, words: string) => `${field}: ${words}`;
  assert.equal(namedWords('Balance due', 'Balance Due: 5,615.00', name), 'Balance Due: 5,615.00');
  assert.equal(namedWords('Balance due', 'Remaining: 5,615.00', name), 'Balance due: Remaining: 5,615.00');
});

test('an update marks the add-on that is there as part of the total of the document', () => {
  const cruise = review();
  cruise.parts.addons.forEach(({ values }) => (values.is_in_total = 'true'));
  const addon = { id: 'a', version: 1, date_added: '2026-07-02', description: 'WIFI', price: '99' };
  const [body] = acceptedOf(cruise, record({ addons: [{ ...addon, is_in_total: false }] }));
  assert.ok(body.action === 'update');
  assert.deepEqual([body.addons, body.addons_in_total], [[], ['a']]);
});

test('the balance of the document is compared with the one that the entries come to', () => {
  const cruise = review();
  const [deposit] = cruise.parts.payments;
  assert.ok(deposit);
  const differs = { printed: '5615.00', ours: '7615.00', difference: '2000.00', is_same: false };
  assert.deepEqual(checkBalance(cruise, undefined), differs);
  const second = { ...deposit, key: 'b', values: { date: '2026-09-15', amount: '2000' } };
  cruise.parts.payments.push(second);
  const same = { printed: '5615.00', ours: '5615.00', difference: null, is_same: true };
  assert.deepEqual(checkBalance(cruise, undefined), same);
  const with_deposit = withValues(cruise, { deposit: '1000.00' });
  assert.equal(checkBalance(with_deposit, undefined)?.ours, '4615.00');
  deposit.values.is_deposit = 'true';
  assert.deepEqual(checkBalance(with_deposit, undefined), same);
  second.kept = false;
  assert.equal(
    checkBalance(with_deposit, undefined)?.difference,
    '2000.00',
    'what is left out does not count',
  );
});

test('the question about the balance is counted as it was when the review opened, for an update once known', () => {
  const store = createReviewStore([review(), { ...review(), id: 'update', target: 'c1' }]);
  const counts = () => store.state().items.map(countCards);
  const [of_new = 0, of_update = 0] = counts();
  const [item] = store.state().items;
  const values = item?.form.state().values;
  assert.ok(item !== undefined && values !== undefined);
  item.form.patch({ values: { ...values, total_price: '6615.00' } });
  assert.equal(checkBalance(store.read(item), undefined)?.is_same, true);
  assert.deepEqual(counts(), [of_new, of_update], 'an entry that is being corrected keeps its card');
  store.change('update', { opened: { target: 'c1', has_other_balance: true } });
  assert.deepEqual(counts(), [of_new, of_update + 1]);
  store.change('update', { target: 'c2' });
  assert.deepEqual(counts(), [of_new, of_update], 'another record is compared anew');
});

test('the balance of an update counts recorded payments, marked as the document marks them', () => {
  const cruise = withValues(review(), { deposit: '1000.00' });
  cruise.parts.payments.forEach(({ values }) => {
    values.date = '2026-07-02';
    values.is_deposit = 'true';
  });
  const paid = { version: 1, method: null, note: null, is_mark_paid: false, is_deposit: false };
  const payments = [
    { ...paid, id: 'a', date: '2026-07-02', amount: '1000.00' },
    { ...paid, id: 'b', date: '2026-09-15', amount: '2000.00' },
  ];
  assert.equal(checkBalance(cruise, record({ payments }))?.ours, '5615.00');
});

test('no balance is compared while an amount is being typed, the price is not known or none is printed', () => {
  const unknown = { printed: '5615.00', ours: null, difference: null, is_same: false };
  assert.deepEqual(checkBalance(withValues(review(), { total_price: '' }), undefined), unknown);
  assert.deepEqual(checkBalance(withValues(review(), { total_price: '8.615,' }), undefined), unknown);
  assert.equal(checkBalance({ ...review(), printed_balance: null }, undefined), null);
});

test('dates are chosen together, and amounts with their currency only where that changes', () => {
  assert.deepEqual(chosenWith('start_date', ['start_date', 'end_date', 'deck']), ['start_date', 'end_date']);
  assert.deepEqual(chosenWith('fare', ['currency', 'fare', 'taxes', 'deck']), ['currency', 'fare', 'taxes']);
  assert.deepEqual(chosenWith('fare', ['fare', 'taxes']), ['fare']);
});

test('a record that exists already is added if the user chose so', () => {
  const [passenger] = review().parts.passengers;
  assert.ok(passenger);
  assert.ok(!isKept('passengers', passenger, record()));
  assert.ok(isKept('passengers', { ...passenger, kept: true }, record()));
  assert.ok(isKept('passengers', passenger, undefined));
  assert.ok(!takesSchedule({ takes_schedule: null, rows: [] }));
});

test('a copy is a record of its own, with the same values', () => {
  const cruise = review();
  const copy = copyOf(cruise);
  assert.notEqual(copy.id, cruise.id);
  assert.notEqual(copy.parts.passengers[0]?.key, cruise.parts.passengers[0]?.key);
  assert.deepEqual(copy.values, cruise.values);
});

test('two merged proposals span the first day to the last, and no passenger is in it twice', () => {
  const first = withValues(review(), { end_port: 'Porto', deck: '' });
  const second = withValues(review(), {
    start_date: '2027-04-28',
    end_date: '2027-05-04',
    start_port: 'Porto',
    end_port: 'London',
    deck: '7',
  });
  for (const one of [merged(first, second), merged(second, first)]) {
    const { start_date, end_date, end_port, deck } = one.values;
    assert.deepEqual([start_date, end_date, end_port, deck], ['2027-04-26', '2027-05-04', 'London', '7']);
    assert.equal(one.parts.passengers.length, 1);
    assert.equal(one.rows.length, 3);
  }
});

test('an error of the server is shown at its field, record or day', () => {
  const cruise = review();
  const [, order] = acceptedOf(cruise, undefined);
  const { errors, rest } = placeErrors(
    {
      'cruises.0.cruise.ship_id': ['Not a ship.'],
      'cruises.0.payments.0.date': ['No date.'],
      'cruises.0.schedule.1.arrive': ['No time.'],
      'cruises.0.cruise_id': ['Gone.'],
      'cruises.3.cruise.fare': ['Nowhere.'],
    },
    [order],
  );
  const at = errors.get(cruise.id);
  assert.deepEqual(at?.fields, { ship_name: { text: 'Not a ship.' } });
  assert.deepEqual(at?.parts[order.parts.payments[0] ?? ''], { date: { text: 'No date.' } });
  assert.deepEqual(at?.rows[order.rows[1] ?? ''], { arrive: { text: 'No time.' } });
  assert.deepEqual(rest, ['Gone.', 'Nowhere.']);
});
