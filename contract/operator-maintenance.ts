import { z } from 'zod';
import { operatorCall } from './operator.ts';
import { flag, givenInstant, instant, text } from './values.ts';

const maintenance = z.object({
  is_on: flag,
  on_since: instant.nullable(),
  message: z.string().nullable(),
  planned_end: instant.nullable(),
});
export type OperatorMaintenance = z.infer<typeof maintenance>;

export const readMaintenance = operatorCall({
  method: 'GET',
  path: 'admin/maintenance',
  summary: 'Whether the instance is closed, and what it says then',
  answer: maintenance,
});

export const putMaintenance = operatorCall({
  method: 'PUT',
  path: 'admin/maintenance',
  summary:
    'Close or open the instance for everybody but operators. The planned end is told to people, and opens nothing',
  body: z.strictObject({
    is_on: flag,
    message: text(500).nullable().default(null),
    planned_end: givenInstant.nullable().default(null),
  }),
  answer: maintenance,
});
