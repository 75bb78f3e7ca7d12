import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alerts } from '#contract/reminders.ts';
import { isAllOff, stateOf } from './states.ts';

const cruise = {
  checkin_date: '2027-02-01',
  checkin_notification: true,
  final_payment_date: '2027-01-20',
  manual_payment_reminder_date: null,
  payment_notification: true,
};
const all_on = { payment_reminder: true, payment: true, checkin: true, weather: true };
const nothing: Alerts = { planned: [], sent: [], time_zone: 'UTC', is_on: all_on, silent_because: null };

function planned(kind: 'payment' | 'payment_due' | 'checkin', date: string): Alerts['planned'][number] {
  return { kind, date, at: `${date}T09:00:00Z`, due_on: date, amount: null, currency: null };
}

test('a planned reminder is shown first, and a paid cruise has none', () => {
  const reminder = planned('payment', '2027-01-06');
  const alerts = { ...nothing, planned: [reminder] };
  assert.deepEqual(stateOf('payment', cruise, alerts, 14), { is: 'planned', reminder });
  assert.deepEqual(stateOf('payment', cruise, { ...alerts, silent_because: 'paid' }, 14), { is: 'paid' });
  assert.deepEqual(stateOf('payment_due', cruise, { ...nothing, silent_because: 'paid' }, 14), {
    is: 'paid',
  });
  assert.deepEqual(stateOf('checkin', cruise, { ...nothing, silent_because: 'paid' }, 14), { is: 'over' });
});

test('a date that is missing is asked for, also while reminders are off', () => {
  const bare = { ...cruise, checkin_date: null, final_payment_date: null };
  const off = { ...nothing, is_on: { ...all_on, payment: false, checkin: false } };
  assert.deepEqual(stateOf('payment', bare, off, 14), { is: 'no_payment_date' });
  assert.deepEqual(stateOf('payment_due', bare, off, 14), { is: 'no_payment_date' });
  assert.deepEqual(stateOf('checkin', bare, off, 14), { is: 'no_checkin_date' });
  const own_day = { ...bare, manual_payment_reminder_date: '2027-01-02' };
  assert.deepEqual(stateOf('payment', own_day, nothing, 0), { is: 'over' });
});

test('the cause of silence is named: the settings, the cruise, or no day', () => {
  const off = { ...nothing, is_on: { ...all_on, payment_reminder: false } };
  assert.deepEqual(stateOf('payment', cruise, off, 14), { is: 'off_settings' });
  const silent = { ...cruise, payment_notification: false };
  assert.deepEqual(stateOf('payment_due', silent, nothing, 14), { is: 'off_cruise' });
  assert.deepEqual(stateOf('checkin', { ...cruise, checkin_notification: false }, nothing, 14), {
    is: 'off_cruise',
  });
  assert.deepEqual(stateOf('payment', cruise, nothing, 0), { is: 'off_days' });
});

test('a sent reminder is shown, and one on the day of another goes with that', () => {
  const reminder = { kind: 'checkin', date: '2027-02-01', sent_at: '2027-02-01T09:00:00Z' } as const;
  assert.deepEqual(stateOf('checkin', cruise, { ...nothing, sent: [reminder] }, 14), {
    is: 'sent',
    reminder,
  });
  const same_day = { ...cruise, manual_payment_reminder_date: '2027-01-20' };
  const due = { ...nothing, planned: [planned('payment_due', '2027-01-20')] };
  assert.deepEqual(stateOf('payment', same_day, due, 14), { is: 'with_due' });
  assert.deepEqual(stateOf('payment', cruise, due, 14), { is: 'over' });
});

test('an invitation is shown to accounts without any dated reminder', () => {
  const none = { payment_reminder: false, payment: false, checkin: false, weather: true };
  assert.equal(isAllOff({ is_on: none }), true);
  assert.equal(isAllOff({ is_on: { ...none, checkin: true } }), false);
});
