import type { NewCruise } from '#contract/cruises.ts';
import type { Addon, Flight, Lodging, Passenger, Payment } from '#contract/cruise-parts.ts';
import type { GivenRow } from '#contract/schedule.ts';

type PartInput<Part> = Partial<Omit<Part, 'id' | 'version'>>;

/** A cruise with all its parts, in the form for the API. */
export interface Voyage {
  cruise: NewCruise;
  /** empty if it was not recorded */
  schedule: GivenRow[];
  passengers: (PartInput<Passenger> & { first_name: string })[];
  flights: (PartInput<Flight> & { kind: 'pre' | 'post' })[];
  lodging: (PartInput<Lodging> & { kind: 'pre' | 'post'; name: string })[];
  addons: (PartInput<Addon> & { date_added: string; description: string })[];
  payments: (PartInput<Payment> & { date: string; amount: string })[];
}
