import { z } from 'zod';
import { after_many, operatorCall, operatorList, planName } from './operator.ts';
import { calendarDay, instant, text } from './values.ts';

const registrationCode = z.object({
  code: z.string().meta({ description: 'As compared: capitals without hyphens.' }),
  shown: z.string().meta({ description: 'As it is handed out.' }),
  state: z.enum(['open', 'used_up', 'expired', 'revoked']),
  plan_name: planName.nullable(),
  plan_expiry: calendarDay.nullable(),
  uses: z.int(),
  uses_left: z.int(),
  expires_at: instant.nullable(),
  created_at: instant,
});

export const listCodes = operatorList({
  path: 'admin/codes',
  summary: 'Registration codes, the newest first',
  item: registrationCode,
  filters: {},
  cursor: after_many,
});

export const createCode = operatorCall({
  method: 'POST',
  path: 'admin/codes',
  summary: 'Make a registration code; without `code` one is drawn. 409 for one that is there already',
  status: 201,
  body: z
    .strictObject({
      uses: z.int().min(1, 'too_small').max(1_000_000, 'too_big').default(1),
      plan_name: planName.nullable().default(null),
      plan_expiry: calendarDay.nullable().default(null),
      last_day: calendarDay.nullable().default(null).meta({ description: 'Of the code; it ends in UTC.' }),
      code: text(60).optional().meta({ description: '6 to 50 letters and figures.' }),
    })
    .refine(({ plan_name, plan_expiry }) => plan_expiry === null || plan_name !== null, {
      path: ['plan_name'],
      message: 'required',
    }),
  answer: registrationCode,
  errors: ['conflict'],
});

export const revokeCode = operatorCall({
  method: 'DELETE',
  path: 'admin/codes/{code}',
  summary: 'End a registration code; accounts that were opened with it stay',
  params: z.object({ code: text(60).min(1, 'required') }),
  answer: null,
});
