import { addDays, nightsBetween } from '#domain/dates.ts';
import type { ReadValue, Proposal, ProposedCall, ProposedField } from '#domain/proposal.ts';
import { portByName } from '../catalogue/catalogue.ts';
import { type DayOrder, weekdayOf } from '../values/days.ts';
import { currencyOfAll } from './money/currency.ts';
import { agencyOf } from './voyage/agency.ts';
import { best, type Candidate, foundOf, placeOf } from './document/candidate.ts';
import { type DaysFound, judgeDays, checkinAmong } from './voyage/days-roles.ts';
import { daysOfCalls, knowsPort } from './itinerary/itinerary.ts';
import type { Itinerary } from './itinerary/shape.ts';
import { labelledTexts, textBeside } from './document/beside.ts';
import { finalPaymentOf, lastInstalment } from './money/final-payment.ts';
import { chargesOf } from './money/roles.ts';
import { cabinOf } from './voyage/cabin.ts';
import { itineraryOf } from './voyage/itinerary-name.ts';
import { hasFormOf } from './document/issuer.ts';
import { type ShipFound, shipOf } from './voyage/names.ts';
import { portOf } from './voyage/port-names.ts';
import { bookingNumbers } from './numbers/numbers.ts';
import { loyaltyNumbersOf, withLoyalty } from './people/loyalty.ts';
import { guestsOf } from './people/people.ts';
import type { Section } from './document/sections.ts';
import { paidInFull } from './money/paid.ts';
import { chooseMoney } from './money/settle.ts';
import type { Line, Sheet } from './document/sheet.ts';
import { flightsOf, lodgingOf } from './travel/travel.ts';
import { plain } from '../values/plain.ts';
import { timesIn } from '../values/times.ts';
import { plainPattern } from '#extraction/words/pattern.ts';

export interface BookingContext {
  order: DayOrder;
  itineraries: readonly Itinerary[];
  asides: ReadonlySet<number>;
  events: readonly ReadValue<ProposedCall>[];
}

/** Reads one booking from its rows: first the certain fields, then those that depend on them. */
export function readBooking(
  sheet: Sheet,
  { own, shared }: Section,
  { order, itineraries, asides, events }: BookingContext,
): Proposal {
  const lines = [...shared, ...own];
  const ship = shipOf(sheet, lines, asides);
  const of_section = itineraries.filter((run) => own.some(({ index }) => index === run.first));
  const call_lines = new Set(
    of_section.flatMap((run) =>
      run.calls.flatMap(({ line, parts }) => [line.index, ...parts.map(({ piece }) => piece.line)]),
    ),
  );
  const rough = roughStart(of_section);
  const flights = flightsOf(
    sheet,
    lines.filter(({ index }) => !call_lines.has(index)),
    order,
    rough,
  );
  const lodging = lodgingOf(
    sheet,
    lines.filter(({ index }) => !call_lines.has(index) && !flights.lines.has(index)),
    order,
    rough,
  );
  const away = new Set([...call_lines, ...flights.lines, ...lodging.lines]);
  const rest = lines.filter(({ index }) => !away.has(index));
  const days = judgeDays(sheet, rest, order);
  const dates = chooseDates(days, of_section, events, nightsOf(rest));
  dates.checkin ??= best(
    checkinAmong(
      sheet.lines.filter(({ index }) => asides.has(index)),
      order,
    ),
  );
  const calls =
    events.length > 0
      ? [...events]
      : chooseCalls(sheet, of_section, dates.start?.value ?? null, dates.end?.value ?? null);
  // the row of a hotel or a flight can be one of the bill
  const bill = lines.filter(({ index }) => !call_lines.has(index));
  const charges = chargesOf(sheet, bill, order);
  const money = chooseMoney(charges, paidInFull(sheet, bill, order));
  const currency = currencyOfAll(sheet, charges);
  const numbers = bookingNumbers(sheet, rest);
  // the line's number has the line's form; an agency's file number beside it does not
  const of_line = sheet.issuers.filter(({ line_id }) => line_id !== null && line_id === ship.line_row?.id);
  const formed = numbers.line.map((one) =>
    hasFormOf(one.value, of_line) ? { ...one, score: one.score + 0.12 } : one,
  );
  const number = best(formed) ?? best(numbers.agency);
  const cabin = cabinOf(sheet, rest);
  const agency = agencyOf(sheet, lines, [ship.line?.value ?? '', ship.line_row?.name ?? '']);
  const fields: Proposal['fields'] = {};
  const put = (name: ProposedField, candidate: Candidate | undefined, least = 0.45) => {
    if (candidate !== undefined && candidate.score >= least) fields[name] = foundOf(sheet, candidate);
  };
  put('booking_number', number);
  const agency_number = best(numbers.agency);
  if (agency_number !== undefined && agency_number.value !== number?.value) put('booking_id', agency_number);
  put('booking_date', dates.booking, 0.3);
  put('cruise_line', ship.line);
  put('ship_name', ship.ship);
  put('itinerary', itineraryOf(sheet, rest, away, ship));
  put('start_date', dates.start);
  put('end_date', dates.end);
  const round = portOf(sheet, rest, ['round_trip'], 'from');
  const [first, last] = [
    calls.find(({ value }) => value.kind === 'port'),
    calls.findLast(({ value }) => value.kind === 'port'),
  ];
  const start_port = portOf(sheet, rest, ['start_port', 'start', 'round_trip', 'departure'], 'from');
  const end_port = portOf(sheet, rest, ['end_port', 'end', 'round_trip', 'arrival'], 'to');
  const [first_port, last_port] = [
    portCalledAt(first, dates.start?.value),
    last === first ? undefined : portCalledAt(last, dates.end?.value),
  ];
  put('start_port', start_port ?? round, leastBeside(start_port ?? round, first_port));
  put('end_port', end_port ?? round, leastBeside(end_port ?? round, last_port));
  if (first_port !== undefined) fields.start_port ??= first_port;
  if (last_port !== undefined) fields.end_port ??= last_port;
  put('stateroom', cabin.stateroom);
  put('category', cabin.category);
  put('deck', cabin.deck);
  put(
    'dining',
    textBeside(sheet, rest, 'dining', (text) => text.length < 60),
    0.7,
  );
  put('time_of_boarding', boardingOf(sheet, rest));
  put('fare', money.fare);
  put('discount', money.discount);
  put('taxes', money.taxes);
  put('total_price', money.total);
  put('deposit', money.deposit);
  put('balance_due', money.balance);
  if (currency !== null && charges.length > 0) put('currency', currency);
  put(
    'final_payment_date',
    lastInstalment(charges, money.balance) ?? dates.final_payment ?? finalPaymentOf(charges),
    0.4,
  );
  put('checkin_date', dates.checkin, 0.6);
  put('travel_agent', agency.agent);
  put('phone_number', agency.phone);
  // "… Lifou Isle and Mystery Island are reached by tender"
  const places = new Set(calls.map(({ value }) => plain(value.port_name?.split(',')[0] ?? '')));
  const people = guestsOf(sheet, rest, away).filter(
    ({ value }) => !places.has(plain(`${value.first_name} ${value.last_name ?? ''}`)),
  );
  const guests = withLoyalty(people, loyaltyNumbersOf(sheet, rest));
  const passengers = guests.map((one) => foundOf(sheet, one));
  return {
    fields,
    ids: idsOf(ship, calls, fields),
    passengers,
    payments: money.payments.map((one) => foundOf(sheet, one)),
    addons: money.addons.map((one) => foundOf(sheet, one)),
    flights: flights.found.map((one) => foundOf(sheet, one)),
    lodging: lodging.found.map((one) => foundOf(sheet, one)),
    schedule: calls,
  };
}

/**
 * A port within a sentence ("bis Budapest") needs this score to take precedence over the first and last row of the
 * itinerary.
 */
const surer_than_calls = 0.6;

/** The score that a named port needs against the itinerary's row: a port outside the catalogue gives way, too. */
function leastBeside(named: Candidate | undefined, called: ReadValue | undefined): number | undefined {
  if (named === undefined || called === undefined) return undefined;
  return knowsPort(named.value) ? surer_than_calls : 2;
}

function portCalledAt(
  call: ReadValue<ProposedCall> | undefined,
  day: string | undefined,
): ReadValue | undefined {
  return typeof call?.value.port_name === 'string' && call.value.date === day
    ? { ...call, value: call.value.port_name }
    : undefined;
}

/** The catalogue ids for the values that were read, as a form would choose them. */
function idsOf(
  ship: ShipFound,
  calls: readonly ReadValue<ProposedCall>[],
  fields: Proposal['fields'],
): Proposal['ids'] {
  const ids: Proposal['ids'] = {};
  if (ship.ship !== undefined && ship.ship_row !== undefined) ids.ship_id = ship.ship_row.id;
  if (ship.line !== undefined && ship.line_row !== undefined) ids.cruise_line_id = ship.line_row.id;
  for (const end of ['start', 'end'] as const) {
    const name = fields[`${end}_port`]?.value;
    const call = calls.find(({ value }) => value.port_name === name);
    const id = call?.value.port_id ?? (name === undefined ? undefined : portByName(name)?.id);
    if (id !== undefined) ids[`${end}_port_id`] = id;
  }
  return ids;
}

function roughStart(runs: readonly Itinerary[]): string | null {
  for (const run of runs) {
    const [first = null] = daysOfCalls(run.calls, null);
    if (first !== null) return first;
  }
  return null;
}

const nights_text = plainPattern(
  String.raw`(?<!\d)(\d{1,3})[\s-]*(?:{nights}|{nights_short})(?!\p{L})`,
  'iu',
);

function nightsOf(lines: readonly Line[]): number | null {
  for (const line of lines) {
    const match = nights_text.exec(line.plain);
    if (match !== null && Number(match[1]) > 0) return Number(match[1]);
  }
  return null;
}

interface Dates {
  booking?: Candidate;
  start?: Candidate;
  end?: Candidate;
  final_payment?: Candidate;
  checkin?: Candidate | undefined;
}

/** Start and end are chosen together: by their labels, the itinerary's first and last day, and the nights. */
function chooseDates(
  { candidates, dues: wanted }: DaysFound,
  runs: readonly Itinerary[],
  events: readonly ReadValue<ProposedCall>[],
  nights: number | null,
): Dates {
  const found: Dates = {};
  const starts = [...candidates.start_date];
  const ends = [...candidates.end_date];
  for (const run of runs) {
    const days = daysOfCalls(
      run.calls,
      likelyStart(run, candidates.start_date) ?? firstAfter(run, candidates),
    );
    const [one, other] = [run.calls[0], run.calls.at(-1)];
    const [first, last] = [
      days.find((day) => day !== null) ?? null,
      days.findLast((day) => day !== null) ?? null,
    ];
    if (one === undefined || other === undefined || first === null || last === null) continue;
    starts.push({ value: first, score: 0.8, words: one.line.text, piece: one.piece });
    ends.push({ value: last, score: 0.8, words: other.line.text, piece: other.piece });
  }
  const pairs = starts.flatMap((start) =>
    ends.flatMap((end) => {
      if (end.value < start.value) return [];
      const length = nightsBetween(start.value, end.value);
      if (length > 300) return [];
      const agrees = (list: readonly Candidate[], one: Candidate) =>
        Math.min(
          0.6,
          list.filter(({ value }) => value === one.value).reduce((sum, { score }) => sum + score, 0) * 0.3,
        );
      const score =
        start.score +
        end.score +
        agrees(starts, start) +
        agrees(ends, end) +
        (nights !== null && (length === nights || length === nights - 1) ? 0.5 : 0) -
        (length === 0 ? 0.6 : 0) -
        (length > 60 ? 0.4 : 0);
      return [{ start, end, score }];
    }),
  );
  const [pair] = pairs.toSorted((a, b) => b.score - a.score);
  if (pair !== undefined) {
    const sure = Math.min(0.99, pair.score / 2.6);
    found.start = { ...pair.start, score: Math.max(pair.start.score * 0.9, sure) };
    found.end = { ...pair.end, score: Math.max(pair.end.score * 0.9, sure) };
  } else {
    const start = best(starts);
    if (start !== undefined && start.score > 0.5) {
      found.start = start;
      if (nights !== null) found.end = { ...start, value: addDays(start.value, nights), score: 0.7 };
    }
  }
  const [event] = events;
  const last_event = events.at(-1);
  if (event !== undefined && last_event !== undefined && event !== last_event) {
    const any = [...starts, ...ends, ...candidates.other, ...candidates.booking_date][0];
    if (any !== undefined) {
      found.start = { value: event.value.date, score: 0.9, words: event.words, piece: any.piece };
      found.end = { value: last_event.value.date, score: 0.9, words: last_event.words, piece: any.piece };
    }
  }
  const start = found.start?.value;
  const used = new Set([found.start?.value, found.end?.value]);
  const others = new Map<string, number>();
  for (const { value, score } of candidates.other) others.set(value, Math.max(others.get(value) ?? 0, score));
  const booking = best(
    candidates.booking_date.filter(
      ({ value, score }) => (start === undefined || value <= start) && !used.has(value) && score > 0.3,
    ),
  );
  if (booking !== undefined) found.booking = booking;
  const dues = candidates.final_payment_date.filter(
    ({ value, score }) =>
      (start === undefined || value <= start) && score > 0.35 && value !== found.booking?.value,
  );
  // an agency requests the money before the line does: of two days in sentences the first counts
  const [first_due] = wanted
    .filter(({ value }) => dues.some((one) => one.value === value))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const final_payment = best(dues.filter(({ value }) => value === first_due?.value)) ?? best(dues);
  if (final_payment !== undefined) found.final_payment = final_payment;
  const checkin = best(candidates.checkin_date.filter(({ value }) => start === undefined || value < start));
  if (checkin !== undefined) found.checkin = checkin;
  return found;
}

/** For rows without a year: the named start whose year makes their weekdays right and that is their first day. */
function likelyStart({ calls }: Itinerary, starts: readonly Candidate[]): string | null {
  const judged = starts.map(({ value, score }) => {
    const days = daysOfCalls(calls, value);
    const right = calls.filter(({ weekday }, index) => {
      const day = days[index];
      return weekday !== undefined && typeof day === 'string' && weekdayOf(day) === weekday;
    }).length;
    const named = calls.filter(({ weekday }) => weekday !== undefined).length;
    return { value, score: score + (days[0] === value ? 1 : 0) + (named === 0 ? 0 : right / named) };
  });
  return judged.toSorted((a, b) => b.score - a.score)[0]?.value ?? null;
}

/**
 * Without a start day, weekdays determine the year: the first one after the latest day on which something was done. The
 * final payment date determines it alone.
 */
function firstAfter(
  { calls }: Itinerary,
  { other, final_payment_date }: DaysFound['candidates'],
): string | null {
  const is_told = calls.length >= 3 && calls.every(({ weekday }) => weekday !== undefined);
  const dues = final_payment_date.filter(({ score }) => score > 0.8);
  const days = is_told ? other : calls.length >= 3 ? dues : [];
  return (
    days
      .map(({ value }) => value)
      .toSorted()
      .at(-1) ?? null
  );
}

/** The itinerary that fits the dates: of several the one that begins with the cruise, with its second column. */
function chooseCalls(
  sheet: Sheet,
  runs: readonly Itinerary[],
  start: string | null,
  end: string | null,
): ReadValue<ProposedCall>[] {
  const calls = runs.flatMap((run) => {
    const days = daysOfCalls(run.calls, start);
    return run.calls.flatMap((call, index): ReadValue<ProposedCall>[] => {
      const date = days[index] ?? null;
      if (date === null || (start !== null && date < start) || (end !== null && date > end)) return [];
      const port = call.is_sea ? undefined : portByName(call.place);
      return [
        {
          value: {
            date,
            kind: call.is_sea ? 'sea' : 'port',
            port_name: call.is_sea ? null : call.place,
            port_id: port?.id ?? null,
            arrive: call.arrive,
            depart: call.depart,
          },
          confidence: call.is_sea || call.is_known_port ? 0.95 : 0.8,
          words: call.line.text,
          place: placeOf(sheet, call.piece),
        },
      ];
    });
  });
  const seen = new Map<string, ProposedCall>();
  return calls
    .filter(({ value }) => {
      const key = `${value.date} ${value.kind} ${value.port_name ?? ''}`;
      const same = seen.get(key);
      if (same === undefined) {
        seen.set(key, value);
        return true;
      }
      // arrival and departure may be in separate rows
      if (same.depart === null && value.arrive === null && (same.arrive ?? '') < (value.depart ?? ''))
        same.depart = value.depart;
      return false;
    })
    .toSorted((a, b) => (a.value.date < b.value.date ? -1 : a.value.date > b.value.date ? 1 : 0));
}

function boardingOf(sheet: Sheet, lines: readonly Line[]): Candidate | undefined {
  for (const { text, piece, score } of labelledTexts(sheet, lines, 'boarding')) {
    const [time] = timesIn(text.toLowerCase());
    if (time !== undefined && score > 0.8)
      return { value: time.time, score: score * 0.9, words: piece.text, piece };
  }
  return undefined;
}
