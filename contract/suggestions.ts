import { z } from 'zod';
import { passenger } from './cruise-parts.ts';
import { cruise } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, id, text } from './values.ts';

/** The content of the form of a cruise so far; all of it may be missing. */
const so_far = z.object({
  cruise_line_id: text(200).min(1, 'required').optional(),
  ship_id: text(200).min(1, 'required').optional(),
  ship_name: text(200).optional(),
  start_date: calendarDay.optional(),
  end_date: calendarDay.optional(),
  booking_number: text(200).optional(),
  cruise_id: id
    .optional()
    .meta({ description: 'The record that is edited, which suggests nothing to itself.' }),
});
export type CruiseDraft = z.infer<typeof so_far>;

const { currency, loyalty_number, tier_before, points_before, duplicates } = cruise.shape;
const { emergency_contacts, travel_agent, phone_number } = cruise.shape;

const suggestions = z.object({
  final_payment_date: calendarDay
    .nullable()
    .meta({ description: 'By line and length; null once it is over.' }),
  currency,
  loyalty_number,
  tier_before,
  points_before,
  emergency_contacts,
  travel_agent,
  phone_number,
  passengers: z
    .array(passenger.pick({ first_name: true, last_name: true, loyalty_number: true, date_of_birth: true }))
    .meta({ description: 'From the account and former cruises, the most frequent first.' }),
  duplicates,
  schedule_days: z
    .int()
    .meta({ description: 'For how many days of the voyage the ports of the ship are known.' }),
});
export type Suggestions = z.infer<typeof suggestions>;

export const readSuggestions = endpoint({
  method: 'GET',
  path: 'cruises/suggestions',
  tag: 'Cruises',
  summary: "What the caller's own records and the catalogue suggest for a cruise",
  query: so_far,
  answer: suggestions,
});
