import type { NewCruise } from '#contract/cruises.ts';
import { addDays } from '#domain/dates.ts';
import type { Dice } from './dice.ts';
import { AGENTS, CABINS, CONTACT, CURRENCIES, DINING, EXTRAS, NOTES } from './household.ts';
import type { PlannedVoyage } from './plan.ts';
import { shipOf } from './ships.ts';
import type { Voyage } from './voyage.ts';

export interface Trip {
  planned: PlannedVoyage;
  nights: number;
  people: number;
  today: string;
}

type BookingFields = Omit<NewCruise, 'start_date' | 'end_date' | 'ship_name'>;

/** Cabin, documents and price: in the first years an inside cabin, later a balcony or better. */
export function bookingOf({ planned, nights, people, today }: Trip, dice: Dice): BookingFields {
  const { start_date, itinerary, cancelled, is_won: isWon } = planned;
  const year = Number(start_date.slice(0, 4));
  const line = shipOf(planned.ship)?.cruise_line_id ?? null;
  const choice =
    year < 2003 ? [0, 0, 1] : year < 2012 ? [0, 1, 1, 2] : [1, 2, 2, 2, 2, 3, year < 2017 ? 2 : 4];
  const cabin = CABINS[dice.pick(choice)] ?? CABINS[0];
  const a_night = cabin.night * (itinerary.dearness ?? 1) * (1 + (year - 1998) * 0.014);
  const price = Math.round(a_night * Math.max(nights, 1) * people * (0.85 + 0.3 * dice.roll()));
  const booking_date = earlier(addDays(start_date, -dice.between(150, 420)), addDays(today, -9));
  const deck = cabin.deck + dice.between(0, 1);
  const isAhead = start_date > today;
  return {
    itinerary: itinerary.name,
    booking_number: String(dice.between(1_000_000, 9_999_999)),
    booking_date,
    category: cabin.category,
    stateroom: `${deck}${dice.between(100, 699)}`,
    deck: String(deck),
    dining: dice.pick(DINING),
    travel_agent: dice.pick(AGENTS),
    time_of_boarding: dice.pick(['11:30', '12:00', '13:00', '14:30']),
    muster_station: `${dice.pick(['A', 'B', 'C', 'D'])}${dice.between(1, 9)}`,
    // the price of the first years is unknown
    ...(year < 2001 ? NO_PRICE : priceOf(isWon === true ? 0 : price, line, isAhead)),
    final_payment_date: addDays(start_date, -60),
    checkin_date: addDays(start_date, -30),
    checkin_notification: isAhead,
    payment_notification: isAhead,
    emergency_contacts: CONTACT,
    notes:
      isWon === true
        ? 'Won in the raffle of the harbour festival.'
        : dice.happens(0.3)
          ? dice.pick(NOTES)
          : null,
    cancelled_at: cancelled === undefined ? null : `${cancelled}T10:00:00Z`,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

const NO_PRICE = {
  currency: null,
  fare: null,
  discount: null,
  taxes: null,
  total_price: null,
  deposit: null,
};

function priceOf(price: number, line: string | null, isAhead: boolean) {
  const total_price = `${price}.00`;
  const [discount, taxes] = [Math.round(price * 0.05), Math.round(price * 0.08)];
  return {
    currency: CURRENCIES[line ?? ''] ?? (line === null ? 'EUR' : 'USD'),
    fare: `${price + discount - taxes}.00`,
    discount: `${discount}.00`,
    taxes: `${taxes}.00`,
    total_price,
    // past cruises are paid, without details
    deposit: isAhead || price === 0 ? null : total_price,
  };
}

/** The payments of a future cruise: a deposit with the booking, the balance when it is due. */
export function paymentsOf(cruise: NewCruise, today: string): Voyage['payments'] {
  const { total_price, booking_date, final_payment_date, deposit } = cruise;
  if (!total_price || !booking_date || deposit || Number(total_price) === 0) return [];
  const first = Math.round(Number(total_price) * 0.2);
  const rest = Number(total_price) - first;
  const payments = [
    { date: booking_date, amount: `${first}.00`, method: 'Credit card', note: 'Deposit', is_deposit: true },
  ];
  if (!final_payment_date || final_payment_date > today) return payments;
  return [
    ...payments,
    { date: final_payment_date, amount: `${rest}.00`, method: 'Bank transfer', note: 'Balance' },
  ];
}

/** The add-ons. */
export function extrasOf({ planned, nights, today }: Trip, dice: Dice): Voyage['addons'] {
  const bought = EXTRAS.filter(() => nights > 2 && dice.happens(planned.start_date > '2010' ? 0.3 : 0.1));
  const date_added = earlier(addDays(planned.start_date, -20), today);
  return bought.map(([description, price]) => ({ date_added, description, price: `${price}.00` }));
}
