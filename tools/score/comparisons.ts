// Comparison of two values of a field.
import { isSamePort, plainAgency, plainItinerary, plainLine, plainShip } from './names.ts';
import { plain, plainDay, plainNumber, plainPhone, plainTime, sortedWords, textOf } from './plain.ts';

/** The first argument is the truth. */
export type Comparison = (truth: unknown, said: unknown) => boolean;

const by =
  (bare: (value: unknown) => string): Comparison =>
  (truth, said) =>
    bare(truth) !== '' && bare(truth) === bare(said);

const isSameMoney: Comparison = (truth, said) =>
  textOf(said).trim() !== '' && Math.abs(Number(truth) - Number(said)) < 0.005;

/** A discount may be positive or negative. */
export const isSameSize: Comparison = (truth, said) =>
  isSameMoney(Math.abs(Number(truth)), Math.abs(Number(said)));

/** Ignores the country code, or the leading zero instead of it. */
const isSamePhone: Comparison = (truth, said) => {
  const [short = '', long = ''] = [plainPhone(truth), plainPhone(said)].toSorted(
    (a, b) => a.length - b.length,
  );
  const core = short.replace(/^0/, '');
  return core.length >= 6 && long.endsWith(core) && long.length - core.length <= 4;
};

export const isSameDay: Comparison = by(plainDay);

/** For fields with one value. */
export const comparisons: Readonly<Record<string, Comparison>> = {
  bookingNumber: by(plainNumber),
  bookingDate: isSameDay,
  line: by(plainLine),
  ship: by(plainShip),
  itinerary: by(plainItinerary),
  startDate: isSameDay,
  endDate: isSameDay,
  startPort: isSamePort,
  endPort: isSamePort,
  stateroom: by(plainNumber),
  category: by(sortedWords),
  currency: by(plainNumber),
  fare: isSameMoney,
  discount: isSameSize,
  taxes: isSameMoney,
  total: isSameMoney,
  deposit: isSameMoney,
  balanceDue: isSameMoney,
  finalPaymentDate: isSameDay,
  travelAgent: by(plainAgency),
  phone: isSamePhone,
  checkInDate: isSameDay,
};

const codesOf = (text: string): readonly string[] => text.match(/\b[A-Z]{3}\b/g) ?? [];

const isSameAirport: Comparison = (truth, said) => {
  const [code, other] = [codesOf(textOf(truth)), codesOf(textOf(said))];
  if (code.some((one) => other.includes(one)) || isSamePort(truth, said)) return true;
  if (plain(said).split(' ').includes(plain(truth))) return true;
  return plain(said).length > 3 && plain(truth).includes(plain(said));
};

/** "Lufthansa" is "Lufthansa German Airlines". */
const isSameAirline: Comparison = (truth, said) => plain(truth).split(' ')[0] === plain(said).split(' ')[0];

/** A truth without a time of day requires none. */
const isSameMoment: Comparison = (truth, said) =>
  isSameDay(truth, said) && (!/T\d/.test(textOf(truth)) || plainTime(truth) === plainTime(said));

export const flightDetails: Readonly<Record<string, Comparison>> = {
  airline: isSameAirline,
  departureAirport: isSameAirport,
  arrivalAirport: isSameAirport,
  departureTime: isSameMoment,
  arrivalTime: isSameMoment,
  seat: by(plainNumber),
  confirmationNumber: by(plainNumber),
};

export const lodgingDetails: Readonly<Record<string, Comparison>> = {
  address: (truth, said) => plain(said).startsWith(plain(truth)),
  city: by(plain),
  state: by(plain),
  zipcode: by(plainNumber),
  checkInDate: isSameDay,
  checkOutDate: isSameDay,
  confirmationNumber: by(plainNumber),
};
