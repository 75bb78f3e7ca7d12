import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id } from './values.ts';

/* The whole record of a traveller in one answer, for a device that keeps it (docs/decisions/115-the-whole-record.md). */

const recordRead = z.object({
  call: z.string().meta({ description: 'Method and path of the call whose answer it is.' }),
  params: z.object({ id }).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  answer: z.unknown().meta({ description: 'What that call answers.' }),
});

/** Ten times the cursor of most accounts: each year of the calendar has a tag, each cruise that is near another. */
const longest_cursor = 4000;

export const readRecord = endpoint({
  method: 'GET',
  path: 'record',
  tag: 'Account',
  summary: 'All that the account may see, or what changed of it: the answers of many calls at once',
  query: z.object({
    since: z.string().max(longest_cursor).optional().meta({
      description: 'The cursor of the answer before. One that the server does not know brings everything.',
    }),
  }),
  answer: z.object({
    cursor: z.string(),
    is_whole: flag.meta({ description: 'Whether it is everything: reads that are not in it are gone.' }),
    reads: z.array(recordRead),
    gone: z.array(id).meta({ description: 'Cruises that the account sees no more.' }),
  }),
});
export type WholeRecord = z.infer<typeof readRecord.answer>;
