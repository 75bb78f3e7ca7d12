import { z } from 'zod';
import { after_record, byId, operatorCall, operatorList } from './operator.ts';
import { flag, id, instant } from './values.ts';

const message = z.object({
  id,
  name: z.string(),
  email: z.string().meta({ description: 'As its writer gave it; nobody proved that it is theirs.' }),
  subject: z.string(),
  message: z.string(),
  language: z.string().meta({ description: 'In which the form was read.' }),
  has_account: flag.meta({ description: 'There is an account with that address.' }),
  created_at: instant,
  settled_at: instant.nullable(),
});

export const listMessages = operatorList({
  path: 'admin/messages',
  summary:
    'What was written with the contact form: those that wait, the oldest first; settled ones, the latest first',
  item: message,
  filters: { state: z.enum(['open', 'settled']).default('open') },
  cursor: after_record,
});

export const settleMessage = operatorCall({
  method: 'POST',
  path: 'admin/messages/{id}/settle',
  summary: 'Take a message from those that wait. Nobody is told; 409 for one that is settled',
  params: byId,
  answer: null,
  errors: ['conflict'],
});
