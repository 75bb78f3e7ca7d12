import type {
  ReadValue,
  Proposal,
  ProposedCall,
  ProposedField,
  ProposedPassenger,
} from '#domain/proposal.ts';
import { portByName } from '../catalogue/catalogue.ts';
import type { DayOrder } from '../values/days.ts';
import { currencyOfAll } from './money/currency.ts';
import { agencyOf } from './voyage/agency.ts';
import { best, type Candidate, foundOf } from './document/candidate.ts';
import { chooseCalls } from './itinerary/calls.ts';
import { chooseDates, type Dates, nightsOf } from './voyage/dates.ts';
import { judgeDays, checkinAmong } from './voyage/days-roles.ts';
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
import { least } from './document/confidence.ts';

export interface BookingContext {
  order: DayOrder;
  itineraries: readonly Itinerary[];
  asides: ReadonlySet<number>;
  events: readonly ReadValue<ProposedCall>[];
}

/** Reads one booking from its rows: first the certain fields, then those that depend on them. */
export function readBooking(sheet: Sheet, section: Section, context: BookingContext): Proposal {
  const parts = partsOf(sheet, section, context);
  const { ship, calls, money, flights, lodging } = parts;
  const fields = fieldsOf(sheet, parts);
  const all = <Value>(found: readonly Candidate<Value>[]) => found.map((one) => foundOf(sheet, one));
  return {
    fields,
    ids: idsOf(ship, calls, fields),
    passengers: all(passengersOf(sheet, parts)),
    payments: all(money.payments),
    addons: all(money.addons),
    flights: all(flights),
    lodging: all(lodging),
    schedule: calls,
  };
}

/** The findings from which the fields of a booking are taken. */
type Parts = ReturnType<typeof partsOf>;

function partsOf(
  sheet: Sheet,
  { own, shared }: Section,
  { order, itineraries, asides, events }: BookingContext,
) {
  const lines = [...shared, ...own];
  const ship = shipOf(sheet, lines, asides);
  const runs = itineraries.filter((run) => own.some(({ index }) => index === run.first));
  const { call_lines, away, flights, lodging } = journeyOf(sheet, lines, runs, order);
  const rest = lines.filter(({ index }) => !away.has(index));
  const dates = chooseDates(judgeDays(sheet, rest, order), runs, events, nightsOf(rest));
  dates.checkin ??= best(
    checkinAmong(
      sheet.lines.filter(({ index }) => asides.has(index)),
      order,
    ),
  );
  const [start, end] = [dates.start?.value, dates.end?.value];
  const calls = events.length > 0 ? [...events] : chooseCalls(sheet, runs, start ?? null, end ?? null);
  // the row of a hotel or a flight can be one of the bill
  const bill = lines.filter(({ index }) => !call_lines.has(index));
  const charges = chargesOf(sheet, bill, order);
  return {
    rest,
    away,
    ship,
    flights,
    lodging,
    dates,
    calls,
    ports: portsOf(sheet, rest, calls, dates),
    charges,
    money: chooseMoney(charges, paidInFull(sheet, bill, order)),
    numbers: numbersOf(sheet, rest, ship),
    cabin: cabinOf(sheet, rest),
    agency: agencyOf(sheet, lines, [ship.line?.value ?? '', ship.line_row?.name ?? '']),
  };
}

/** Flights, hotels and calls, and the rows that are about them alone. */
function journeyOf(sheet: Sheet, lines: readonly Line[], runs: readonly Itinerary[], order: DayOrder) {
  const call_lines = new Set(
    runs.flatMap((run) =>
      run.calls.flatMap(({ line, parts }) => [line.index, ...parts.map(({ piece }) => piece.line)]),
    ),
  );
  const rough = roughStart(runs);
  const of_journey = lines.filter(({ index }) => !call_lines.has(index));
  const flights = flightsOf(sheet, of_journey, order, rough);
  const of_stays = of_journey.filter(({ index }) => !flights.lines.has(index));
  const lodging = lodgingOf(sheet, of_stays, order, rough);
  const away = new Set([...call_lines, ...flights.lines, ...lodging.lines]);
  return { call_lines, away, flights: flights.found, lodging: lodging.found };
}

/** The booking number, and the agency's own if it is another one. */
function numbersOf(
  sheet: Sheet,
  rest: readonly Line[],
  { line_row }: ShipFound,
): { booking: Candidate | undefined; agency: Candidate | undefined } {
  const numbers = bookingNumbers(sheet, rest);
  // the line's number has the line's form; an agency's file number beside it does not
  const of_line = sheet.issuers.filter(({ line_id }) => line_id !== null && line_id === line_row?.id);
  const formed = numbers.line.map((one) =>
    hasFormOf(one.value, of_line) ? { ...one, score: one.score + 0.12 } : one,
  );
  const agency = best(numbers.agency);
  const booking = best(formed) ?? agency;
  return { booking, agency: agency?.value === booking?.value ? undefined : agency };
}

/** The ports at both ends: as they are named, unless the itinerary names them more clearly. */
function portsOf(
  sheet: Sheet,
  rest: readonly Line[],
  calls: readonly ReadValue<ProposedCall>[],
  dates: Dates,
): Record<'start' | 'end', Candidate | undefined> & Record<'first' | 'last', ReadValue | undefined> {
  const round = portOf(sheet, rest, ['round_trip'], 'from');
  const start = portOf(sheet, rest, ['start_port', 'start', 'round_trip', 'departure'], 'from') ?? round;
  const end = portOf(sheet, rest, ['end_port', 'end', 'round_trip', 'arrival'], 'to') ?? round;
  const called = calls.filter(({ value }) => value.kind === 'port');
  const first = portCalledAt(called[0], dates.start?.value);
  const last = called.length < 2 ? undefined : portCalledAt(called.at(-1), dates.end?.value);
  return { start: unlessSurer(start, first), end: unlessSurer(end, last), first, last };
}

/** The travellers with their numbers of a programme. */
function passengersOf(sheet: Sheet, { rest, away, calls }: Parts): Candidate<ProposedPassenger>[] {
  // "… Lifou Isle and Mystery Island are reached by tender"
  const places = new Set(calls.map(({ value }) => plain(value.port_name?.split(',')[0] ?? '')));
  const people = guestsOf(sheet, rest, away).filter(
    ({ value }) => !places.has(plain(`${value.first_name} ${value.last_name ?? ''}`)),
  );
  return withLoyalty(people, loyaltyNumbersOf(sheet, rest));
}

/** How a field is found, and the score that it needs; or a value that was judged before. */
type FieldRule =
  | { find: (parts: Parts, sheet: Sheet) => Candidate | null | undefined; least?: number }
  | { read: (parts: Parts) => ReadValue | undefined };

/** The rules of the fields; of several for one field the first that finds a value counts. */
const field_rules: readonly (readonly [ProposedField, FieldRule])[] = [
  ['booking_number', { find: ({ numbers }) => numbers.booking }],
  ['booking_id', { find: ({ numbers }) => numbers.agency }],
  ['booking_date', { find: ({ dates }) => dates.booking, least: least.booking_date }],
  ['cruise_line', { find: ({ ship }) => ship.line }],
  ['ship_name', { find: ({ ship }) => ship.ship }],
  ['itinerary', { find: ({ rest, away, ship }, sheet) => itineraryOf(sheet, rest, away, ship) }],
  ['start_date', { find: ({ dates }) => dates.start }],
  ['end_date', { find: ({ dates }) => dates.end }],
  ['start_port', { find: ({ ports }) => ports.start }],
  ['end_port', { find: ({ ports }) => ports.end }],
  ['start_port', { read: ({ ports }) => ports.first }],
  ['end_port', { read: ({ ports }) => ports.last }],
  ['stateroom', { find: ({ cabin }) => cabin.stateroom }],
  ['category', { find: ({ cabin }) => cabin.category }],
  ['deck', { find: ({ cabin }) => cabin.deck }],
  ['dining', { find: ({ rest }, sheet) => textBeside(sheet, rest, 'dining', isShort), least: least.dining }],
  ['time_of_boarding', { find: ({ rest }, sheet) => boardingOf(sheet, rest) }],
  ['fare', { find: ({ money }) => money.fare }],
  ['discount', { find: ({ money }) => money.discount }],
  ['taxes', { find: ({ money }) => money.taxes }],
  ['total_price', { find: ({ money }) => money.total }],
  ['deposit', { find: ({ money }) => money.deposit }],
  ['balance_due', { find: ({ money }) => money.balance }],
  ['currency', { find: ({ charges }, sheet) => (charges.length > 0 ? currencyOfAll(sheet, charges) : null) }],
  ['final_payment_date', { find: finalPaymentIn, least: least.final_payment_date }],
  ['checkin_date', { find: ({ dates }) => dates.checkin, least: least.checkin_date }],
  ['travel_agent', { find: ({ agency }) => agency.agent }],
  ['phone_number', { find: ({ agency }) => agency.phone }],
];

function fieldsOf(sheet: Sheet, parts: Parts): Proposal['fields'] {
  const fields: Proposal['fields'] = {};
  for (const [name, rule] of field_rules) {
    const found = 'read' in rule ? rule.read(parts) : enough(sheet, rule.find(parts, sheet), rule.least);
    if (found !== undefined) fields[name] ??= found;
  }
  return fields;
}

const enough = (
  sheet: Sheet,
  candidate: Candidate | null | undefined,
  needed: number = least.field,
): ReadValue | undefined =>
  candidate !== null && candidate !== undefined && candidate.score >= needed
    ? foundOf(sheet, candidate)
    : undefined;

const isShort = (text: string): boolean => text.length < 60;

function finalPaymentIn({ charges, money, dates }: Parts): Candidate | undefined {
  return lastInstalment(charges, money.balance) ?? dates.final_payment ?? finalPaymentOf(charges);
}

/** A named port, unless the itinerary's row is surer: a port outside the catalogue gives way to it. */
function unlessSurer(named: Candidate | undefined, called: ReadValue | undefined): Candidate | undefined {
  if (named === undefined || called === undefined) return named;
  return knowsPort(named.value) && named.score >= least.port_beside_calls ? named : undefined;
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

function boardingOf(sheet: Sheet, lines: readonly Line[]): Candidate | undefined {
  for (const { text, piece, score } of labelledTexts(sheet, lines, 'boarding')) {
    const [time] = timesIn(text.toLowerCase());
    if (time !== undefined && score > least.clear)
      return { value: time.time, score: score * 0.9, words: piece.text, piece };
  }
  return undefined;
}
