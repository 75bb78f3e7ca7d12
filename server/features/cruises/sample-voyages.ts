import type { NewCruise } from '#contract/cruises.ts';
import type { GivenRow } from '#contract/schedule.ts';
import { addDays } from '#domain/dates.ts';

interface SampleVoyage extends Omit<
  NewCruise,
  'start_date' | 'end_date' | 'final_payment_date' | 'checkin_date' | 'booking_date'
> {
  /** days from today to the start */
  in_days: number;
  nights: number;
  days_before: { final_payment: number; checkin: number; booking: number };
  /** day by day from the start; null is a day at sea */
  calls?: readonly (Omit<GivenRow, 'date'> | null)[];
}

const usual = { final_payment: 90, checkin: 45, booking: 240 };

const at_miami = { port_id: 'us-miami' } as const;

const western_caribbean = [
  { ...at_miami, kind: 'embark', depart: '16:30', all_aboard: '16:00' },
  null,
  { kind: 'port', port_id: 'hn-roatan-coxen-hole', arrive: '08:00', depart: '17:00', all_aboard: '16:30' },
  { kind: 'port', port_id: 'mx-costa-maya-mahahual', arrive: '07:00', depart: '16:00', all_aboard: '15:30' },
  { kind: 'port', port_id: 'mx-cozumel', arrive: '07:00', depart: '18:00', all_aboard: '17:30' },
  null,
  { kind: 'port', port_id: 'bs-perfect-day-at-cococay-bahamas', arrive: '07:00', depart: '17:00' },
  { ...at_miami, kind: 'disembark', arrive: '06:00' },
] as const satisfies SampleVoyage['calls'];

/** Four voyages to look around with: two past ones, the next one, and one after it. Ids are the catalogue's. */
const voyages: SampleVoyage[] = [
  {
    in_days: -410,
    nights: 7,
    days_before: usual,
    cruise_line_id: 'holland-america',
    ship_id: 'holland-america-rotterdam-2021',
    itinerary: 'Norwegian fjords',
    start_port_id: 'nl-rotterdam',
    end_port_id: 'nl-rotterdam',
    stateroom: '6104',
    category: 'Verandah',
    booking_number: 'HAL4471',
    currency: 'EUR',
    total_price: '2380.00',
    deposit: '2380.00',
  },
  {
    in_days: -130,
    nights: 10,
    days_before: usual,
    cruise_line_id: 'msc',
    ship_id: 'msc-msc-world-europa-2022',
    itinerary: 'Western Mediterranean',
    start_port_id: 'it-genoa',
    end_port_id: 'it-genoa',
    stateroom: '12045',
    category: 'Balcony',
    booking_number: '38412207',
    currency: 'EUR',
    total_price: '3120.00',
    deposit: '3120.00',
  },
  {
    in_days: 105,
    nights: 7,
    days_before: usual,
    cruise_line_id: 'royal-caribbean',
    ship_id: 'royal-caribbean-icon-of-the-seas-2024',
    itinerary: 'Western Caribbean',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
    stateroom: '10-234',
    category: 'Ocean view balcony',
    booking_number: '4820193',
    currency: 'USD',
    total_price: '4920.00',
    deposit: '1499.00',
    not_needed: ['flights', 'documents'],
    calls: western_caribbean,
  },
  {
    in_days: 290,
    nights: 14,
    days_before: { ...usual, booking: 330 },
    cruise_line_id: 'cunard',
    ship_id: 'cunard-queen-mary-2-2004',
    itinerary: 'Transatlantic, both ways',
    start_port_id: 'gb-southampton-london',
    end_port_id: 'gb-southampton-london',
    currency: 'GBP',
    total_price: '3899.00',
    deposit: '580.00',
  },
];

export interface Sample {
  cruise: NewCruise;
  schedule: GivenRow[];
}

/** The sample voyages as if they were typed today. @param today `YYYY-MM-DD` of the reader */
export function sampleVoyages(today: string): Sample[] {
  return voyages.map(({ in_days, nights, days_before, calls = [], ...voyage }) => {
    const start_date = addDays(today, in_days);
    return {
      cruise: {
        ...voyage,
        start_date,
        end_date: addDays(start_date, nights),
        booking_date: addDays(start_date, -days_before.booking),
        final_payment_date: addDays(start_date, -days_before.final_payment),
        checkin_date: addDays(start_date, -days_before.checkin),
      },
      schedule: calls.map((call, day) => ({ date: addDays(start_date, day), ...(call ?? { kind: 'sea' }) })),
    };
  });
}
