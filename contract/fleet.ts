import { z } from 'zod';
import { ship } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, id, listOf, text } from './values.ts';

/* Corrections of the catalogue by travellers: an entry is wrong, or a ship is missing. */

const description = z
  .string('description_required')
  .max(5000, 'too_long')
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'invalid_characters')
  .refine((value) => /[^\p{C}\p{Z}]/u.test(value), 'description_required');

export const reportCruise = endpoint({
  method: 'POST',
  path: 'cruises/{id}/report',
  tag: 'Cruises',
  summary: 'Tell the operator that something in the catalogue data of a cruise is wrong',
  params: z.object({ id }),
  body: z.strictObject({ description }),
  answer: null,
  errors: ['too_many_requests'],
});

const line = text(200).nullable();

/** A ship that the user typed; the same name with another line is another ship. */
const missingShip = z.object({
  ship_name: z.string(),
  cruise_line: z.string().nullable().meta({ description: 'As typed, or of the catalogue.' }),
  cruise_line_id: z.string().nullable(),
  cruises: z.int(),
  first_date: calendarDay,
  last_date: calendarDay,
  suggestions: z
    .array(
      ship.pick({
        id: true,
        name: true,
        cruise_line_id: true,
        cruise_line: true,
        year_in_service: true,
        status: true,
        former_names: true,
      }),
    )
    .meta({ description: 'Ships of the catalogue with a like name, present or former; the likest first.' }),
  is_proposed: flag,
});
export type MissingShip = z.infer<typeof missingShip>;

export const listMissingShips = endpoint({
  method: 'GET',
  path: 'catalog/missing-ships',
  tag: 'Catalog',
  summary: 'Ships of the user’s cruises that were typed and are not in the catalogue',
  answer: listOf(missingShip),
});

export const resolveMissingShip = endpoint({
  method: 'POST',
  path: 'catalog/missing-ships',
  tag: 'Catalog',
  summary: 'Say which ship of the catalogue a typed one is (`ship_id`), or propose it for the catalogue',
  status: 200,
  body: z.strictObject({
    ship_name: text(200),
    cruise_line: line,
    ship_id: text(200).min(1, 'required').optional(),
    cruise_line_id: text(200).min(1, 'required').nullable().optional(),
    year_in_service: z.int().min(1800, 'too_small').max(2100, 'too_big').nullable().optional(),
    note: text(2000).nullable().optional(),
  }),
  answer: z.object({
    items: z
      .array(
        z.object({
          id,
          version: z.int(),
          before: z.object({
            ship_name: z.string().nullable(),
            cruise_line_id: z.string().nullable(),
            cruise_line: z.string().nullable(),
          }),
        }),
      )
      .meta({
        description: 'The cruises that were changed, with what they said before; none for a proposal.',
      }),
  }),
});
