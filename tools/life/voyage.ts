import type { NewCruise } from '#contract/cruises.ts';
import type { Addon, Flight, Lodging, Passenger, Payment } from '#contract/cruise-parts.ts';
import type { GivenRow } from '#contract/schedule.ts';

type Sent<Part> = Partial<Omit<Part, 'id' | 'version'>>;

/** A cruise with all its parts, in the form for the API. */
export interface Voyage {
  cruise: NewCruise;
  /** empty if it was not recorded */
  schedule: GivenRow[];
  passengers: (Sent<Passenger> & { first_name: string })[];
  flights: (Sent<Flight> & { kind: 'pre' | 'post' })[];
  lodging: (Sent<Lodging> & { kind: 'pre' | 'post'; name: string })[];
  addons: (Sent<Addon> & { date_added: string; description: string })[];
  payments: (Sent<Payment> & { date: string; amount: string })[];
}
