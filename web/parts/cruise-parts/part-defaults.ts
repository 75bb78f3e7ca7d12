import type { Cruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import type { EditKind, PartFieldName } from './part-fields.ts';
import type { PartValues } from './part-values.ts';

type KnownCruise = Pick<
  Cruise,
  'start_date' | 'end_date' | 'flights' | 'lodging' | 'passengers' | 'balance_due'
>;
export type Side = 'pre' | 'post';

/**
 * The initial values of a new record, prefilled from the rest of the booking.
 * @param day of records that are entered on the day itself: the reader's calendar day, or the one that was chosen
 */
export function newPart(kind: EditKind, side: Side, cruise: KnownCruise, day: string): PartValues {
  switch (kind) {
    case 'flights':
      return { kind: side, ...newFlight(side, cruise) };
    case 'lodging':
      return { kind: side, ...newStay(side, cruise) };
    case 'addons':
      return { date_added: day };
    case 'payments':
      return { date: day };
    case 'diary':
      return { day };
    default:
      return {};
  }
}

/** A second flight starts where the first landed; the flight home starts there, when the cruise is over. */
function newFlight(side: Side, { flights, lodging, end_date }: KnownCruise): PartValues {
  const before = flights.filter(({ kind }) => kind === side).at(-1);
  if (before !== undefined) {
    const day = (before.arrival_time ?? before.departure_time)?.slice(0, 10);
    return filled({
      airline: before.airline,
      departure_airport: before.arrival_airport,
      departure_day: day,
      arrival_day: day,
      confirmation_number: before.confirmation_number,
    });
  }
  const stay = lodging.filter(({ kind }) => kind === side);
  if (side === 'pre') {
    const day = stay.at(0)?.check_in_date;
    return filled({ departure_day: day, arrival_day: day });
  }
  const there = flights.filter(({ kind }) => kind === 'pre');
  const day = stay.at(-1)?.check_out_date ?? end_date;
  return filled({
    airline: there.at(-1)?.airline,
    departure_airport: there.at(-1)?.arrival_airport,
    arrival_airport: there.at(0)?.departure_airport,
    departure_day: day,
    arrival_day: day,
  });
}

/** The night before the cruise ends with its first day, the one after begins with its last. */
function newStay(side: Side, { lodging, start_date, end_date }: KnownCruise): PartValues {
  const before = lodging.filter(({ kind }) => kind === side).at(-1);
  if (side === 'pre') {
    const from = before === undefined ? addDays(start_date, -1) : before.check_out_date;
    return from !== null && from < start_date ? { check_in_date: from, check_out_date: start_date } : {};
  }
  const from = before?.check_out_date ?? end_date;
  return { check_in_date: from, check_out_date: addDays(from, 1) };
}

/**
 * Fills in the value that follows from a field, unless the other field was changed: most flights land on the day they
 * leave, and a stay has a night.
 */
export function followUp(values: PartValues, name: PartFieldName, value: string): PartValues {
  const follows = (other: PartFieldName) => (values[other] ?? '') === '' || values[other] === values[name];
  if (name === 'departure_day' && follows('arrival_day')) return { arrival_day: value };
  return {};
}

function filled(values: Partial<Record<PartFieldName, string | null | undefined>>): PartValues {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}
