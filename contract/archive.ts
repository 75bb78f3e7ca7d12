import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { error_statuses, type ErrorCode } from './errors.ts';
import { flag, id } from './values.ts';

/* The account as an archive (docs/decisions/093-account-archive.md). */

export const exportAccount = endpoint({
  method: 'GET',
  path: 'account/export',
  tag: 'Account',
  summary:
    'Everything of the account as a ZIP: the record as JSON lines, documents, tables, a calendar, and a manifest with hashes',
  answer: 'file',
  errors: ['plan_required', 'too_many_requests', 'unavailable'],
});

const states = ['new', 'same', 'changed', 'impossible'] as const;

/** A cruise of an archive, as the archive names it. */
const archivedCruise = z.object({
  id,
  ship_name: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
});

const why = {
  reason: z
    .enum(Object.keys(error_statuses) as [ErrorCode, ...ErrorCode[]])
    .nullable()
    .meta({ description: 'The error that a call with this record would answer.' }),
  fields: z.array(z.string()).meta({ description: 'The fields at fault, with `invalid`.' }),
};

const preview = z.object({
  id: id.meta({ description: 'Of this preview, for an hour.' }),
  cruises: z.array(
    archivedCruise.extend({
      state: z.enum(states).meta({
        description:
          'new: it is not in the account; same: nothing differs; changed: it is there and differs; impossible: see `reason`.',
      }),
      ...why,
    }),
  ),
  memberships: z.enum(['none', 'same', 'new', 'changed']),
  settings: z.enum(['same', 'changed']),
  shares: z
    .array(z.object({ user_email: z.string(), ship_name: z.string().nullable() }))
    .meta({ description: 'To whom the record was shown. Nothing is shared by an import.' }),
});
export type ImportPreview = z.infer<typeof preview>;

export const previewImport = endpoint({
  method: 'POST',
  path: 'account/import',
  tag: 'Account',
  summary:
    'Send an archive in, as multipart/form-data in the part `file`, and see what taking it in would do',
  status: 201,
  takes: 'file',
  answer: preview,
  errors: [
    'invalid',
    'plan_required',
    'too_large',
    'unsupported_media',
    'too_many_requests',
    'no_space',
    'unavailable',
  ],
});

const result = z.object({
  cruises: z.array(
    archivedCruise.extend({ outcome: z.enum(['added', 'changed', 'kept', 'refused']), ...why }),
  ),
});
export type ImportResult = z.infer<typeof result>;

export const carryOutImport = endpoint({
  method: 'POST',
  path: 'account/import/{id}',
  tag: 'Account',
  summary:
    'Take in the archive of a preview, all of a cruise or nothing of it; a second time changes nothing',
  params: z.object({ id }),
  status: 200,
  body: z.strictObject({
    changed: flag.meta({ description: 'Whether records that differ become those of the archive.' }),
    settings: flag.meta({ description: 'Whether the settings become those of the archive.' }),
  }),
  answer: result,
  errors: ['gone', 'plan_required', 'too_many_requests', 'no_space', 'unavailable'],
});
