import { z } from 'zod';
import { after_record, byId, operatorCall, operatorList, planName } from './operator.ts';
import { calendarDay, flag, id, instant, text } from './values.ts';

const listedUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  plan_name: planName.meta({ description: 'As it was given.' }),
  plan_expiry: calendarDay.nullable().meta({ description: 'The last day of the plan.' }),
  plan: planName.meta({ description: 'The one that counts today.' }),
  created_at: instant,
  activated_at: instant.nullable(),
  last_used_at: instant.nullable(),
  disabled_at: instant.nullable(),
});
export type OperatorListedUser = z.infer<typeof listedUser>;

const operatorUser = listedUser.extend({
  language: z.string(),
  country: z.string().nullable(),
  sessions: z.int(),
  cruises: z.int(),
  documents: z.int(),
  document_bytes: z.int(),
  most_cruises: z.int(),
  bytes: z.int().meta({ description: 'Of documents, and of uploads that became none.' }),
  most_bytes: z.int(),
  shares_given: z.int(),
  shares_received: z.int(),
  is_last_operator: flag.meta({ description: 'Neither disabled nor demoted: nobody else could undo it.' }),
  is_self: flag,
});
export type OperatorUser = z.infer<typeof operatorUser>;

export const listUsers = operatorList({
  path: 'admin/users',
  summary: 'Accounts by a text in their address or name, the newest first',
  item: listedUser,
  filters: {
    q: text(200).optional(),
    plan: planName.optional().meta({ description: 'As it was given.' }),
    is_disabled: z.stringbool().optional(),
  },
  cursor: after_record,
});

export const readUserAsOperator = operatorCall({
  method: 'GET',
  path: 'admin/users/{id}',
  summary: 'One account: its plan, its use, how much is in it',
  params: byId,
  answer: operatorUser,
});

export const changeUser = operatorCall({
  method: 'PATCH',
  path: 'admin/users/{id}',
  summary:
    'Give an account a plan, disable or enable it; 409 for the last operator, who would lock everybody out',
  params: byId,
  body: z.strictObject({
    plan_name: planName.optional(),
    plan_expiry: calendarDay.nullable().optional(),
    is_disabled: flag.optional(),
  }),
  answer: operatorUser,
  errors: ['conflict'],
});

export const endSessionsOfUser = operatorCall({
  method: 'DELETE',
  path: 'admin/users/{id}/sessions',
  summary: 'End all sessions of an account; of your own account the one you call with too',
  params: byId,
  answer: null,
});
