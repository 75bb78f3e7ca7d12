import { z } from 'zod';
import { after_many, operatorCall, operatorList } from './operator.ts';
import { calendarDay, id, instant, requiredText, text } from './values.ts';

export const ship_states = ['active', 'ordered', 'retired'] as const;

const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  cruise_line_id: z.string(),
  cruise_line: z.string(),
  year_in_service: z.int().nullable(),
  status: z.enum(ship_states),
  former_names: z.array(z.string()),
});

/** A ship that users typed: the same name with another line is another ship. */
const missing = z.object({
  ship_name: z.string(),
  cruise_line: z.string().nullable(),
  cruise_line_id: z.string().nullable(),
  people: z.int(),
  cruises: z.int(),
  first_date: calendarDay.nullable().meta({ description: 'Null: proposed, but no cruise has it any more.' }),
  last_date: calendarDay.nullable(),
  proposals: z
    .array(
      z.object({
        id,
        cruise_line_id: z.string().nullable(),
        year_in_service: z.int().nullable(),
        note: z.string().nullable(),
        created_at: instant,
      }),
    )
    .meta({ description: 'What people said when they proposed it.' }),
  suggestions: z.array(suggestion).meta({ description: 'Ships of a like name; the likest first.' }),
});
export type OperatorMissingShip = z.infer<typeof missing>;

export const listAllMissingShips = operatorList({
  path: 'admin/missing-ships',
  summary:
    'Ships that people typed and nobody has decided on, those of most people first; `total` counts all',
  item: missing,
  filters: { q: text(200).optional() },
  cursor: after_many,
});

/** The ship that is meant, as it was listed. */
const typed = { ship_name: text(200), cruise_line: text(200).nullable() };

export const decideMissingShip = operatorCall({
  method: 'POST',
  path: 'admin/missing-ships',
  summary:
    'Take a typed ship into the catalogue, say which one it is, or decline it; those who typed it are told',
  status: 200,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accepted'),
      ...typed,
      ship: z.strictObject({
        name: requiredText(200),
        cruise_line_id: text(200).min(1, 'required'),
        year_in_service: z.int().min(1800, 'too_small').max(2100, 'too_big').nullable().default(null),
        gross_tonnage: z.int().min(1, 'too_small').max(1_000_000, 'too_big').nullable().default(null),
        passengers_double: z.int().min(1, 'too_small').max(20_000, 'too_big').nullable().default(null),
        imo: z
          .string()
          .regex(/^\d{7}$/, 'invalid')
          .nullable()
          .default(null),
        status: z.enum(ship_states, 'not_an_option').default('active'),
      }),
    }),
    z.strictObject({ decision: z.literal('mapped'), ...typed, ship_id: text(200).min(1, 'required') }),
    z.strictObject({ decision: z.literal('declined'), ...typed }),
  ]),
  answer: z.object({
    people: z.int(),
    cruises: z.int().meta({ description: 'Cruises that point to the ship now.' }),
    ship_id: z.string().nullable(),
  }),
  errors: ['conflict'],
});
