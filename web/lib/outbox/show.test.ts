import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Cruise } from '#contract/cruises.ts';
import { type Body, type Change, nothing_waits, type Waiting, type Write } from './change.ts';
import { blankCruise, moment } from './model-server.ts';
import { cruiseWith, isShownIn, shownCruise, showIn } from './show.ts';

let count = 0;

function change(method: Write['method'], path: string, body: Body | null = null): Change {
  count += 1;
  const made = { id: `c${count}`, before: null, at: Date.parse(moment.now), is_tried: false };
  return { ...made, state: 'waiting', method, path, body };
}

const patch = (body: Body) => change('PATCH', 'cruises/one', body);
const addon = (id: string, price: string, is_in_total = false) =>
  change('POST', 'cruises/one/addons', {
    id,
    date_added: '2027-01-01',
    description: 'Spa',
    price,
    is_in_total,
  });
const payment = (id: string, amount: string, is_deposit = false) =>
  change('POST', 'cruises/one/payments', { id, date: '2027-01-01', amount, is_deposit });
const row = (date: string, more: Body = {}) => ({ date, kind: 'port', port_name: 'Rome', ...more });
const priced = blankCruise('one', { currency: 'EUR', total_price: '1000.00', notes: 'old' });
const withAll = (base: Cruise, ...changes: Change[]) => cruiseWith(changes, base, moment);
const waits = (changes: Change[], ...cruises: Cruise[]): Waiting => ({
  changes,
  cruises: Object.fromEntries(cruises.map((one) => [one.id, one])),
});

describe('a cruise with changes that wait', () => {
  it('has the last value of each field, and is not changed by those of another', () => {
    assert.equal(withAll(priced, patch({ notes: 'a' }), patch({ notes: 'b' })).notes, 'b');
    assert.equal(withAll(priced, change('PATCH', 'cruises/two', { notes: 'a' })), priced);
    assert.equal(priced.notes, 'old');
  });

  it('has nights, time and balance worked out', () => {
    const dates = withAll(priced, patch({ start_date: '2020-03-01', end_date: '2020-03-04' }));
    assert.deepEqual([dates.nights, dates.time], [3, 'past']);
    const { balance_due, payment_state, payments_total } = withAll(priced, payment('p', '400.00'));
    assert.deepEqual([balance_due, payment_state, payments_total], ['600.00', 'balance_due', '400.00']);
    assert.deepEqual(withAll(priced, patch({ total_price: null })).payment_state, 'unknown');
    assert.deepEqual(withAll(priced, payment('p', '1000.01')).payment_state, 'paid');
    const deposit = withAll(priced, patch({ deposit: '300.00' }), payment('p', '100.00', true));
    assert.deepEqual([deposit.balance_due, deposit.deposit_paid], ['700.00', '100.00']);
  });

  it('has sums of its add-ons, within the total price and beside it', () => {
    const all = withAll(priced, addon('a', '10.50'), addon('b', '0.50'), addon('c', '7.00', true));
    assert.deepEqual([all.addons_total, all.addons_in_total], ['11.00', '7.00']);
  });

  it('is paid by a mark, which is taken back with it', () => {
    const mark = change('POST', 'cruises/one/mark-paid');
    const paid = withAll(priced, mark);
    assert.deepEqual(
      [paid.payment_state, paid.payments[0]?.amount, paid.payments[0]?.date],
      ['paid', '1000.00', '2026-11-27'],
    );
    assert.equal(withAll(priced, mark, change('POST', 'cruises/one/mark-paid')).payments.length, 1);
    const back = withAll(paid, change('DELETE', 'cruises/one/mark-paid'));
    assert.deepEqual([back.payments, back.payment_state], [[], 'balance_due']);
    const unknown = blankCruise('one');
    assert.deepEqual(withAll(unknown, mark).payments, []);
  });

  it('has its parts made, changed and deleted', () => {
    const made = change('POST', 'cruises/one/flights', { id: 'f', kind: 'pre', seat: '1A' });
    const with_flight = withAll(priced, made);
    assert.deepEqual([with_flight.flights[0]?.seat, with_flight.flights[0]?.airline], ['1A', null]);
    const seat = change('PATCH', 'cruises/one/flights/f', { seat: '2A' });
    assert.equal(withAll(with_flight, seat).flights[0]?.seat, '2A');
    assert.equal(withAll(with_flight, made).flights.length, 1, 'the answer to the first may have been lost');
    assert.deepEqual(withAll(with_flight, change('DELETE', 'cruises/one/flights/f')).flights, []);
    assert.equal(
      withAll(priced, seat).flights[0]?.seat,
      '2A',
      'deleted elsewhere: its change is asked about',
    );
  });

  it('has the days of its schedule in order, moved with its start where that was asked', () => {
    const put = change('PUT', 'cruises/one/schedule', { items: [row('2027-03-08'), row('2027-03-06')] });
    const days = (cruise: Cruise) => cruise.schedule.items.map(({ date }) => date);
    const with_days = withAll(priced, put);
    assert.deepEqual(days(with_days), ['2027-03-06', '2027-03-08']);
    const move = patch({ start_date: '2027-03-07', move_schedule: true });
    assert.deepEqual(days(withAll(with_days, move)), ['2027-03-07', '2027-03-09']);
    assert.deepEqual(days(withAll(with_days, patch({ start_date: '2027-03-07' }))), days(with_days));
    assert.deepEqual(days(withAll(with_days, change('DELETE', 'cruises/one/schedule'))), []);
  });

  it('drops what it knew of a port and a ship that are other ones now', () => {
    const known = { ...priced, start_zone: 'Europe/Rome', start_port_code: 'CIV', start_port_id: 'it-rome' };
    const other = withAll(known, patch({ start_port_id: 'us-miami', start_port: 'Miami' }));
    assert.deepEqual([other.start_zone, other.start_port_code, other.start_port], [null, null, 'Miami']);
    assert.equal(withAll(known, patch({ start_port_id: 'it-rome' })).start_zone, 'Europe/Rome');
  });

  it('has the payment reminder as many days before the final payment as before', () => {
    const dated = { ...priced, final_payment_date: '2027-02-01', payment_reminder_date: '2027-01-25' };
    assert.equal(
      withAll(dated, patch({ final_payment_date: '2027-02-11' })).payment_reminder_date,
      '2027-02-04',
    );
    const chosen = patch({ manual_payment_reminder_date: '2027-01-01' });
    assert.equal(withAll(dated, chosen).payment_reminder_date, '2027-01-01');
  });

  it('is as the server has it where its reader may not change it any more', () => {
    // a share that was lowered hides the price and the parts
    const { payments: _payments, flights: _flights, total_price: _price, ...seen } = priced;
    const shown = { ...seen, can: { edit: false, delete: false, share: false } } as unknown as Cruise;
    assert.equal(withAll(shown, payment('p', '1.00'), patch({ notes: 'mine' })), shown);
  });
});

describe('a cruise that is made here', () => {
  const body = {
    id: 'one',
    ship_name: 'Edge',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    fare: '9.00',
  };
  const made = change('POST', 'cruises', body);

  it('has what was typed, and may be changed and deleted', () => {
    const cruise = shownCruise(waits([made, payment('p', '4.00')]), 'one', moment);
    assert.deepEqual([cruise?.ship_name, cruise?.nights, cruise?.balance_due], ['Edge', 7, '5.00']);
    assert.deepEqual([cruise?.can.edit, cruise?.can.delete, cruise?.can.share], [true, true, false]);
    assert.equal(shownCruise(waits([made]), 'two', moment), undefined);
  });

  it('is in the whole list and on the dashboard, once', () => {
    const item = (id: string) => ({ id, ship_name: 'Apex', total_price: null });
    const list = { items: [item('two')], total: 1 };
    const names = (query: object, answer = list, waiting = waits([made])) => {
      const shown = showIn(waiting, ['GET cruises', { query }], answer, moment) as typeof list;
      return [shown.items.map(({ id }) => id), shown.total];
    };
    assert.deepEqual(names({ sort: 'start_date' }), [['one', 'two'], 2]);
    assert.deepEqual(names({ q: 'Apex' }), [['two'], 1], 'whether it matches, the server decides');
    assert.deepEqual(names({}, { items: [item('one'), item('two')], total: 2 }), [['one', 'two'], 2]);
    const board = { current: null, next: null, following: [], attention: [] };
    const shown = showIn(waits([made]), ['GET dashboard'], board, moment) as { following: { id: string }[] };
    assert.deepEqual(
      shown.following.map(({ id }) => id),
      ['one'],
    );
  });
});

describe('lists and the dashboard', () => {
  const gone = change('DELETE', 'cruises/one');

  it('have the changed fields of an item and no more', () => {
    const list = { items: [{ id: 'one', ship_name: 'Apex', total_price: '1000.00' }], total: 1 };
    const waiting = waits([patch({ ship_name: 'Edge', total_price: '5.00', notes: 'x' })], priced);
    const shown = showIn(waiting, ['GET cruises', {}], list, moment) as typeof list;
    assert.deepEqual(shown.items, [{ id: 'one', ship_name: 'Edge', total_price: '5.00' }]);
  });

  it('leave out what was deleted here, and what was paid is not asked for', () => {
    const list = { items: [{ id: 'one' }, { id: 'two' }], total: 2 };
    const shown = showIn(waits([gone], priced), ['GET cruises', {}], list, moment) as typeof list;
    assert.deepEqual(shown, { items: [{ id: 'two' }], total: 1 });
    const attention = [
      { cruise_id: 'one', amount: '1000.00' },
      { cruise_id: 'one', amount: null },
    ];
    const board = { current: { id: 'one' }, next: null, following: [{ id: 'one' }], attention };
    const boardWith = (...changes: Change[]) =>
      showIn(waits(changes, priced), ['GET dashboard'], board, moment) as typeof board;
    assert.deepEqual(boardWith(gone), { current: null, next: null, following: [], attention: [] });
    assert.deepEqual(boardWith(change('POST', 'cruises/one/mark-paid')).attention, attention.slice(1));
  });

  it('are as they were answered where nothing waits, and other reads always', () => {
    const answer = { items: [], total: 0 };
    assert.equal(showIn(nothing_waits, ['GET cruises', {}], answer, moment), answer);
    assert.equal(showIn(waits([gone], priced), ['GET stats'], answer, moment), answer);
    assert.equal(isShownIn(waits([gone], priced), ['GET cruises/{id}', { params: { id: 'two' } }]), false);
    assert.equal(isShownIn(waits([gone], priced), ['GET cruises/{id}', { params: { id: 'one' } }]), true);
  });
});
