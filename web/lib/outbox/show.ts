import type { ListedCruise } from '#contract/cruise-list.ts';
import type { Cruise } from '#contract/cruises.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import type { Schedule, ScheduleRow } from '#contract/schedule.ts';
import { decimalsOfCurrency } from '#domain/currencies.ts';
import { dayAt, nightsBetween } from '#domain/dates.ts';
import { written_names } from '#domain/cruise-fields.ts';
import { addonSums, balanceOf, sumPayments, totalOfParts } from '#domain/money.ts';
import { paymentReminderDate } from '#domain/milestones.ts';
import { firstDeparture, inOrder, missingPorts, moveRows } from '#domain/schedule.ts';
import { type Moment, sailsAt, timeOf } from '#domain/timeline.ts';
import { type Change, deletes, makes, part_kinds, recordOf, type Waiting } from './change.ts';

/*
 * The answers of the server with the changes that wait. What the server would work out of a cruise is worked out by the
 * same rules of `domain/`; statistics, maps and badges stay as the server answered them.
 */

/** A read by the key of its query. */
export type ReadKey = readonly unknown[];

/** Whether an answer has changes that wait. */
export function isShownIn({ changes }: Waiting, key: ReadKey): boolean {
  if (changes.length === 0) return false;
  if (key[0] === 'GET cruises' || key[0] === 'GET dashboard') return true;
  return key[0] === 'GET cruises/{id}' && changes.some((one) => recordOf(one).cruise_id === idIn(key));
}

function idIn([, given]: ReadKey): string | undefined {
  return (given as { params?: { id?: string } } | undefined)?.params?.id;
}

/** The answer of a read with the changes that wait. */
export function showIn(waiting: Waiting, key: ReadKey, answer: unknown, moment: Moment): unknown {
  if (!isShownIn(waiting, key)) return answer;
  if (key[0] === 'GET cruises/{id}') return cruiseWith(waiting.changes, answer as Cruise, moment);
  const touched = shownCruises(waiting, moment);
  if (key[0] === 'GET dashboard') return boardWith(answer as Dashboard, touched);
  return listWith(key, answer as CruiseList, touched);
}

interface Touched {
  cruise: Cruise;
  is_new: boolean;
  is_deleted: boolean;
}

/** The cruises that were made here and are in no answer yet, and those that were changed here, as they are shown. */
function shownCruises(waiting: Waiting, moment: Moment): Map<string, Touched> {
  const ids = [...new Set(waiting.changes.map((one) => recordOf(one).cruise_id))];
  return new Map(
    ids.flatMap((id) => {
      const cruise = shownCruise(waiting, id, moment);
      const is_new = waiting.cruises[id] === undefined;
      return cruise === undefined ? [] : [[id, { cruise, is_new, is_deleted: isDeleted(waiting, id) }]];
    }),
  );
}

/** A cruise as it is shown, if the device has it. */
export function shownCruise(waiting: Waiting, id: string, moment: Moment): Cruise | undefined {
  const made = waiting.changes.find(
    (one) => makes(one) && recordOf(one).kind === 'cruise' && recordOf(one).cruise_id === id,
  );
  const base = waiting.cruises[id] ?? (made === undefined ? undefined : newCruise(made));
  return base === undefined ? undefined : cruiseWith(waiting.changes, base, moment);
}

function isDeleted({ changes }: Waiting, cruise_id: string): boolean {
  return changes.some((one) => {
    const place = recordOf(one);
    return deletes(one) && place.kind === 'cruise' && place.cruise_id === cruise_id;
  });
}

type CruiseList = { items: ListedCruise[]; total: number };

/** Of filtered lists only what they have is changed: whether another cruise matches, the server decides. */
function listWith(key: ReadKey, list: CruiseList, touched: ReadonlyMap<string, Touched>): CruiseList {
  const given = key[1] as { query?: object; pages?: object } | undefined;
  const filters = Object.keys(given?.query ?? given?.pages ?? {});
  const is_whole = filters.every((name) => ['sort', 'totals', 'limit'].includes(name));
  const items = list.items
    .filter(({ id }) => touched.get(id)?.is_deleted !== true)
    .map((item) => itemWith(item, touched.get(item.id)?.cruise));
  const there = new Set(items.map(({ id }) => id));
  const made = [...touched.values()].filter(({ cruise, is_new }) => is_new && !there.has(cruise.id));
  const total = list.total - (list.items.length - items.length);
  if (!is_whole || made.length === 0) return { ...list, items, total };
  const added = made.map(({ cruise }) => ({ ...cruise, total_price: countedPrice(cruise) }));
  return { ...list, items: [...added, ...items], total: total + added.length };
}

function itemWith<Item extends { id: string }>(item: Item, cruise: Cruise | undefined): Item {
  if (cruise === undefined) return item;
  const counted: Record<string, unknown> = { ...cruise, total_price: countedPrice(cruise) };
  // the fields of the item, and no more
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, name in counted ? counted[name] : value]),
  ) as Item;
}

function countedPrice(cruise: Cruise): string | null {
  return cruise.total_price ?? totalOfParts(cruise, decimalsOf(cruise));
}

function boardWith(board: Dashboard, touched: ReadonlyMap<string, Touched>): Dashboard {
  const cruiseOfId = (id: string) => touched.get(id)?.cruise;
  const isLeft = ({ id }: { id: string }) => touched.get(id)?.is_deleted !== true;
  const withChanges = <Item extends { id: string }>(item: Item): Item => {
    const cruise = cruiseOfId(item.id);
    const changed = itemWith(item, cruise);
    return cruise !== undefined && 'schedule' in item
      ? { ...changed, schedule: cruise.schedule.items }
      : changed;
  };
  const added = [...touched.values()]
    .filter(({ cruise, is_new }) => is_new && cruise.time !== 'past' && cruise.cancelled_at === null)
    .map(({ cruise }) => ({ ...cruise, total_price: countedPrice(cruise) }));
  return {
    ...board,
    current: board.current !== null && isLeft(board.current) ? withChanges(board.current) : null,
    next: board.next !== null && isLeft(board.next) ? withChanges(board.next) : null,
    following: [...board.following.filter(isLeft).map(withChanges), ...added],
    // a balance that was paid here is asked for no more
    attention: board.attention.filter(
      ({ cruise_id, amount }) =>
        isLeft({ id: cruise_id }) && (amount === null || cruiseOfId(cruise_id)?.payment_state !== 'paid'),
    ),
  };
}

/** A cruise with its changes, in their order. */
export function cruiseWith(changes: readonly Change[], base: Cruise, moment: Moment): Cruise {
  const own = changes.filter((one) => recordOf(one).cruise_id === base.id);
  // a share that was lowered hides parts and prices: the changes will be refused
  if (own.length === 0 || !base.can.edit) return base;
  return own.reduce((cruise, change) => workOut(withChange(cruise, change, moment), base, moment), base);
}

function withChange(cruise: Cruise, change: Change, moment: Moment): Cruise {
  const { kind, part_id: id } = recordOf(change);
  const body = change.body ?? {};
  switch (kind) {
    case 'cruise':
      return makes(change) || deletes(change) ? cruise : withFields(cruise, body);
    case 'schedule': {
      const items = deletes(change) ? [] : inOrder((body['items'] as Partial<ScheduleRow>[]).map(wholeRow));
      return { ...cruise, ...missingPorts(cruise, items), schedule: { ...cruise.schedule, items } };
    }
    case 'paid':
      return deletes(change)
        ? { ...cruise, payments: cruise.payments.filter(({ is_mark_paid }) => !is_mark_paid) }
        : withPayment(cruise, change, moment);
    default: {
      const parts = cruise[kind] as { id: string }[];
      const there = parts.find((one) => one.id === id);
      if (deletes(change)) return { ...cruise, [kind]: parts.filter((one) => one !== there) };
      const part =
        there === undefined
          ? { ...new_parts[kind as keyof typeof new_parts], version: 1, id, ...body }
          : { ...there, ...body };
      // a part that is gone on the server stays to be seen, as its change is asked about
      return {
        ...cruise,
        [kind]: there === undefined ? [...parts, part] : parts.map((one) => (one === there ? part : one)),
      };
    }
  }
}

function withFields(cruise: Cruise, { move_schedule, ...body }: Readonly<Record<string, unknown>>): Cruise {
  const next = { ...cruise, ...body };
  const isOther = (name: keyof Cruise) => name in body && body[name] !== cruise[name];
  const days = move_schedule === true ? nightsBetween(cruise.start_date, next.start_date) : 0;
  return {
    ...next,
    schedule: { ...cruise.schedule, items: moveRows(cruise.schedule.items, days) },
    // of another port or ship the device knows only the name
    ...(isOther('start_port_id') && { start_zone: null, start_port_code: null }),
    ...(isOther('end_port_id') && { end_zone: null, end_port_code: null }),
    ...(isOther('ship_id') && { livery: no_livery }),
  };
}

function withPayment(cruise: Cruise, change: Change, { now, time_zone }: Moment): Cruise {
  if (cruise.balance_due === null || cruise.payment_state !== 'balance_due') return cruise;
  const payment = {
    ...new_parts.payments,
    id: change.id,
    version: 1,
    // the server gives it the day on which the mark comes
    date: dayAt(now, time_zone),
    amount: cruise.balance_due,
    is_mark_paid: true,
  };
  return { ...cruise, payments: [...cruise.payments, payment] };
}

const decimalsOf = ({ currency }: Pick<Cruise, 'currency'>) => decimalsOfCurrency(currency) ?? 2;

/** What the server works out of the fields of a cruise. */
function workOut(cruise: Cruise, base: Cruise, moment: Moment): Cruise {
  const decimals = decimalsOf(cruise);
  const sums = sumPayments(cruise.payments, decimals);
  const { balance_due, payment_state } = balanceOf({ ...cruise, ...sums }, decimals);
  const voyage = { ...cruise, first_departure: firstDeparture(cruise.schedule.items) };
  return {
    ...cruise,
    ...sums,
    ...addonSums(cruise, cruise.addons, decimals),
    balance_due,
    payment_state,
    nights: nightsBetween(cruise.start_date, cruise.end_date),
    time: timeOf(voyage, moment),
    sails_at: sailsAt(voyage, moment.time_zone),
    payment_reminder_date: reminderOf(cruise, base),
  };
}

/** As many days before the final payment as before the change; after a chosen day, and of a new cruise, not known. */
function reminderOf(cruise: Cruise, base: Cruise): string | null {
  const { payment_reminder_date, final_payment_date, manual_payment_reminder_date } = base;
  const days =
    payment_reminder_date === null || final_payment_date === null || manual_payment_reminder_date !== null
      ? null
      : nightsBetween(payment_reminder_date, final_payment_date);
  return days === null ? cruise.manual_payment_reminder_date : paymentReminderDate(cruise, days);
}

function wholeRow(row: Partial<ScheduleRow>): ScheduleRow {
  const empty = {
    port_id: null,
    port_name: null,
    country: null,
    arrive: null,
    depart: null,
    all_aboard: null,
    time_zone: null,
    ship_time_offset: null,
    outcome: 'as_planned' as const,
  };
  return { ...empty, ...row } as ScheduleRow;
}

const no_livery: Cruise['livery'] = { colour: null, monogram: null, hull: null, length_m: null, built: null };

/** A cruise that was made here, before the server has it. */
function newCruise(made: Change): Cruise {
  const blank = Object.fromEntries(written_names.map((name) => [name, null]));
  const at = new Date(made.at).toISOString();
  const schedule: Schedule = { items: [], version: 0 };
  const cruise: Omit<Cruise, (typeof written_names)[number]> = {
    id: recordOf(made).cruise_id,
    version: 1,
    cruise_line_id: null,
    ship_id: null,
    start_port_id: null,
    end_port_id: null,
    not_needed: [],
    schedule_is_offered: false,
    nights: 0,
    time: 'future',
    sails_at: at,
    start_zone: null,
    end_zone: null,
    start_port_code: null,
    end_port_code: null,
    balance_due: null,
    payment_state: 'unknown',
    addons_total: null,
    addons_in_total: null,
    payments_total: null,
    deposit_paid: null,
    final_payment_days: null,
    line_website: null,
    livery: no_livery,
    course: [],
    is_sample: false,
    can: { edit: true, delete: true, share: false },
    share: null,
    created_at: at,
    updated_at: at,
    payment_reminder_date: null,
    ...(Object.fromEntries(part_kinds.map((kind) => [kind, []])) as unknown as Pick<
      Cruise,
      (typeof part_kinds)[number]
    >),
    schedule,
    documents: [],
    duplicates: [],
  };
  return {
    ...blank,
    checkin_notification: true,
    payment_notification: true,
    ...cruise,
    ...made.body,
  } as unknown as Cruise;
}

/** The fields of a new part that its body leaves out. */
const new_parts = {
  passengers: {
    first_name: '',
    last_name: null,
    loyalty_number: null,
    points_earned: null,
    date_of_birth: null,
    note: null,
  },
  flights: {
    kind: 'pre',
    airline: null,
    flight_number: null,
    departure_airport: null,
    arrival_airport: null,
    departure_time: null,
    arrival_time: null,
    seat: null,
    confirmation_number: null,
    departure_zone: null,
    arrival_zone: null,
  },
  lodging: {
    kind: 'pre',
    name: '',
    address: null,
    city: null,
    state: null,
    zipcode: null,
    check_in_date: null,
    check_out_date: null,
    confirmation_number: null,
  },
  addons: { price: null, is_in_total: false },
  payments: { method: null, note: null, is_deposit: false, is_mark_paid: false },
  diary: { text: '' },
};
