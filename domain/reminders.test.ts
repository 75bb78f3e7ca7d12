import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayAt } from './dates.ts';
import {
  decide,
  isAllowedBySettings,
  overdueOf,
  reminderInstant,
  remindersOf,
  weatherChecks,
  type RemindedCruise,
  type Reminder,
  type ReminderKey,
  type ReminderPreferences,
} from './reminders.ts';

const all_on: ReminderPreferences = {
  time_zone: null,
  enable_payment_reminder: true,
  payment_reminder_days: 14,
  payment_notification: true,
  checkin_notification: true,
  weather_notification: true,
};

const cruise: RemindedCruise = {
  id: 'c',
  is_cancelled: false,
  is_sample: false,
  checkin_notification: true,
  payment_notification: true,
  ship_name: 'Icon of the Seas',
  start_date: '2027-06-05',
  end_date: '2027-06-12',
  start_zone: 'America/New_York',
  end_zone: 'America/New_York',
  start_port: 'Miami',
  end_port: 'Miami',
  checkin_date: '2027-04-20',
  final_payment_date: '2027-03-14',
  manual_payment_reminder_date: null,
  final_payment_days: null,
  not_needed: [],
  currency: 'USD',
  fare: null,
  discount: null,
  taxes: null,
  total_price: '5000.00',
  deposit: '1000.00',
  payments_total: null,
  deposit_paid: null,
  schedule: [],
  flights: [],
  lodging: [],
};
const now = '2027-01-01T00:00:00Z';

/** `kind day` of all reminders of a record. */
function told(
  change: Partial<RemindedCruise> = {},
  preferences: Partial<ReminderPreferences> = {},
  at = now,
): string[] {
  return remindersOf({ ...cruise, ...change }, { ...all_on, ...preferences }, at).map(
    ({ kind, date }) => `${kind} ${date}`,
  );
}

const payment = 'payment 2027-02-28';
const payment_due = 'payment_due 2027-03-14';
const checkin = 'checkin 2027-04-20';

test('a record reminds of its payment before and when it is due, and of its check-in', () => {
  assert.deepEqual(told(), [payment, payment_due, checkin]);
  assert.deepEqual(remindersOf(cruise, all_on, now)[0], {
    kind: 'payment',
    date: '2027-02-28',
    at: '2027-02-28T09:00:00Z',
    due_on: '2027-03-14',
    amount: '4000.00',
    currency: 'USD',
  });
});

for (const [why, change, preferences, expected] of [
  ['is paid', { payments_total: '4000.00' }, {}, [checkin]],
  ['is cancelled', { is_cancelled: true }, {}, []],
  ['is a sample', { is_sample: true }, {}, []],
  ['was sailed', { start_date: '2026-12-01', end_date: '2026-12-08' }, {}, []],
  ['has its payments switched off', { payment_notification: false }, {}, [checkin]],
  ['has its check-in switched off', { checkin_notification: false }, {}, [payment, payment_due]],
  ['is of a user without payment reminders', {}, { enable_payment_reminder: false }, [payment_due, checkin]],
  ['is of a user without days', {}, { payment_reminder_days: 0 }, [payment_due, checkin]],
  ['is of a user without payment notification', {}, { payment_notification: false }, [payment, checkin]],
  ['is of a user without check-in', {}, { checkin_notification: false }, [payment, payment_due]],
  [
    'has a day of its own',
    { manual_payment_reminder_date: '2027-02-01' },
    { payment_reminder_days: 0 },
    ['payment 2027-02-01', payment_due, checkin],
  ],
  [
    'is to be reminded of on the day itself',
    { manual_payment_reminder_date: '2027-03-14' },
    {},
    [payment_due, checkin],
  ],
  [
    'has an estimated final payment date',
    { final_payment_date: null, final_payment_days: 90 },
    {},
    [checkin],
  ],
  ['would be over by then', { checkin_date: '2027-06-14' }, {}, [payment, payment_due]],
] as const satisfies [string, Partial<RemindedCruise>, Partial<ReminderPreferences>, string[]][]) {
  test(`a cruise that ${why} reminds of ${expected.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(told(change, preferences), expected);
  });
}

test('a kind that the settings switch off never comes, whatever the cruise has set', () => {
  const kinds = {
    payment_notification: ['payment', 'payment_due'],
    checkin_notification: ['checkin'],
  } as const;
  const settings = fc.record({
    enable_payment_reminder: fc.boolean(),
    payment_reminder_days: fc.constantFrom(0, 7),
    payment_notification: fc.boolean(),
    checkin_notification: fc.boolean(),
    manual_payment_reminder_date: fc.constantFrom(null, '2027-02-01'),
  });
  fc.assert(
    fc.property(settings, ({ manual_payment_reminder_date, ...given }) => {
      const preferences = { ...all_on, ...given };
      const found = remindersOf({ ...cruise, manual_payment_reminder_date }, preferences, now);
      for (const name of ['payment_notification', 'checkin_notification'] as const)
        assert.equal(
          isAllowedBySettings(name, { manual_payment_reminder_date }, preferences),
          found.some(({ kind }) => kinds[name].some((one) => one === kind)),
        );
    }),
  );
});

for (const [zone, day, instant] of [
  ['Pacific/Kiritimati', '2027-03-14', '2027-03-13T19:00:00Z'],
  ['Pacific/Pago_Pago', '2027-03-14', '2027-03-14T20:00:00Z'],
  ['America/St_Johns', '2027-03-13', '2027-03-13T12:30:00Z'],
  ['America/St_Johns', '2027-03-14', '2027-03-14T11:30:00Z'],
  ['Asia/Kathmandu', '2027-03-14', '2027-03-14T03:15:00Z'],
  // Samoa skipped this day
  ['Pacific/Apia', '2011-12-30', '2011-12-30T19:00:00Z'],
  [null, '2027-03-14', '2027-03-14T09:00:00Z'],
] as const) {
  test(`nine o'clock of ${day} in ${zone ?? 'no zone'} is ${instant}`, () => {
    assert.equal(reminderInstant(day, zone), instant);
  });
}

/** Reminders by `kind day`, at nine in UTC. */
function reminders(...keys: string[]): Reminder[] {
  return keys.map((key) => {
    const [kind, date] = key.split(' ') as [Reminder['kind'], string];
    return { kind, date, at: reminderInstant(date, null), due_on: null, amount: null, currency: null };
  });
}

for (const [what, seen_until, at, sent, expected] of [
  ['what is of today all goes', '03-13T09:00', '03-14T09:00', [], ['checkin 03-14', 'payment_due 03-14']],
  ['a minute before, nothing', '03-13T09:00', '03-14T08:59', [], []],
  ['what was seen does not go', '03-14T09:00', '03-14T10:00', [], []],
  ['what was sent does not go', '03-13T09:00', '03-14T09:00', ['checkin 03-14'], ['payment_due 03-14']],
  ['of what was missed the most severe goes', '03-13T09:00', '03-16T12:00', [], ['payment_due 03-14']],
  [
    'of what was missed nothing goes beside something as severe',
    '02-27T09:00',
    '03-14T12:00',
    [],
    ['checkin 03-14', 'payment_due 03-14'],
  ],
  [
    'what was missed goes beside what is less',
    '03-13T12:00',
    '03-20T12:00',
    [],
    ['payment_due 03-14', 'checkin 03-20'],
  ],
  ['after a year of silence, one', '01-01T00:00', '12-30T12:00', [], ['payment_due 03-14']],
] as const) {
  test(what, () => {
    const full = (key: string) => key.replace(' ', ' 2027-');
    const plan = reminders(
      ...['payment 02-28', 'checkin 03-14', 'payment_due 03-14', 'checkin 03-20'].map(full),
    );
    const { send } = decide(plan, {
      sent: reminders(...sent.map(full)),
      seen_until: `2027-${seen_until}:00Z`,
      now: `2027-${at}:00Z`,
      time_zone: null,
    });
    assert.deepEqual(
      send.map(({ kind, date }) => `${kind} ${date}`),
      expected.map(full),
    );
  });
}

for (const [why, change, at, expected] of [
  ['is unpaid', {}, now, '2027-03-15 of 2027-03-14'],
  [
    'is unpaid and its payments switched off',
    { payment_notification: false },
    now,
    '2027-03-15 of 2027-03-14',
  ],
  ['has no known price', { total_price: null }, now, '2027-03-15 of 2027-03-14'],
  ['is under way', {}, '2027-06-10T12:00:00Z', '2027-03-15 of 2027-03-14'],
  ['is paid', { payments_total: '4000.00' }, now, undefined],
  ['is cancelled', { is_cancelled: true }, now, undefined],
  ['is a sample', { is_sample: true }, now, undefined],
  ['is over', {}, '2027-06-13T12:00:00Z', undefined],
  ['is over before the day after', { final_payment_date: '2027-06-12' }, now, undefined],
  ['has no date', { final_payment_date: null, final_payment_days: 90 }, now, undefined],
] as const satisfies [string, Partial<RemindedCruise>, string, string | undefined][]) {
  test(`a cruise that ${why} is overdue ${expected === undefined ? 'never' : `from ${expected}`}`, () => {
    const [found, ...more] = overdueOf({ ...cruise, ...change }, { time_zone: null }, at);
    assert.equal(found && `${found.date} of ${found.due_on}`, expected);
    assert.deepEqual(more, []);
  });
}

test('an overdue notice goes out once, besides all else, also if the date had passed when it was entered', () => {
  const plan = [...reminders('payment 2027-02-28'), ...overdueOf(cruise, { time_zone: null }, now)];
  const [, overdue] = plan;
  assert.ok(overdue);
  const at = (instant: string, sent: ReminderKey[], seen_until = now) => {
    const { send, look_at } = decide(plan, { sent, seen_until, now: instant, time_zone: null });
    return { send: send.map(({ kind }) => kind), look_at };
  };
  assert.equal(at('2027-03-14T09:00:00Z', []).look_at, '2027-03-15T09:00:00Z');
  assert.deepEqual(at('2027-03-20T09:00:00Z', []).send, ['payment', 'payment_overdue']);
  const typed = at('2027-03-20T09:00:00Z', [], '2027-03-20T08:59:00Z');
  assert.deepEqual(typed, { send: ['payment_overdue'], look_at: null });
  assert.deepEqual(at('2027-03-20T09:00:00Z', [overdue], '2027-03-20T08:59:00Z').send, []);
});

test('the next check is at the next reminder, and there is none without reminders', () => {
  const plan = reminders('payment 2027-02-28', 'payment_due 2027-03-14');
  const at = (instant: string) =>
    decide(plan, { sent: [], seen_until: now, now: instant, time_zone: null }).look_at;
  assert.equal(at('2027-02-01T00:00:00Z'), '2027-02-28T09:00:00Z');
  assert.equal(at('2027-02-28T09:00:00Z'), '2027-03-14T09:00:00Z');
  assert.equal(at('2027-03-14T09:00:00Z'), null);
});

test('the weather is checked each morning from three days before a cruise until it ends', () => {
  const looks = (at: string, more: Partial<ReminderPreferences> = {}) =>
    weatherChecks(cruise, { ...all_on, ...more }, at).map(({ date }) => date);
  assert.deepEqual(looks('2027-01-01T00:00:00Z'), ['2027-06-02', '2027-06-03']);
  assert.deepEqual(looks('2027-06-05T12:00:00Z'), ['2027-06-05', '2027-06-06']);
  assert.deepEqual(looks('2027-06-12T12:00:00Z'), ['2027-06-12']);
  assert.deepEqual(looks('2027-06-13T12:00:00Z'), []);
  assert.deepEqual(looks('2027-06-05T12:00:00Z', { weather_notification: false }), []);
});

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2027-02-01', days));
const change = fc.record(
  {
    final_payment_date: fc.option(day),
    checkin_date: fc.option(day),
    manual_payment_reminder_date: fc.option(day),
    payments_total: fc.constantFrom(null, '4000.00'),
    deposit_paid: fc.constantFrom(null, '1000.00'),
    is_cancelled: fc.boolean(),
    payment_notification: fc.boolean(),
  },
  { requiredKeys: [] },
);
const step = fc.record({
  change,
  zone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'),
  hours: fc.integer({ min: 1, max: 200 }),
});

test('each reminder comes at most once, and never before nine on its day, however a cruise changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let record = cruise;
      let ms = Date.parse('2027-02-01T00:00:00Z');
      let seen_until = new Date(ms).toISOString();
      const sent: ReminderKey[] = [];
      for (const { change: changed, zone, hours } of steps) {
        record = { ...record, ...changed };
        ms += hours * 3_600_000;
        const at = new Date(ms).toISOString();
        const preferences = { ...all_on, time_zone: zone };
        const open = remindersOf(record, preferences, at);
        const { send, look_at } = decide(open, { sent, seen_until, now: at, time_zone: zone });
        for (const { kind, date } of send) {
          assert.ok(!sent.some((one) => one.kind === kind && one.date === date), `${kind} ${date} once`);
          assert.ok(reminderInstant(date, zone) <= at.replace('.000', ''));
        }
        const missed = send.filter(({ date }) => date < dayAt(at, zone));
        assert.ok(missed.length <= 1, 'of what was missed one');
        assert.ok(look_at === null || Date.parse(look_at) > ms, 'it never looks twice at the same');
        sent.push(...send);
        seen_until = at;
      }
    }),
  );
});
