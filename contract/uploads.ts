import { z } from 'zod';
import { document_types } from '#domain/documents.ts';
import {
  no_booking_reasons,
  proposed_fields,
  proposed_ids,
  reading_stages,
  unreadable_reasons,
} from '#domain/proposal.ts';
import { addons, flights, lodgings, most_parts, passengers, payments } from './cruise-parts.ts';
import { changeCruise, createCruise, livery } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { putSchedule } from './schedule.ts';
import { calendarDay, id, instant, listOf } from './values.ts';

/*
 * Booking documents (docs/product/rules.md, section 12): sent in, read by a job, reviewed, and then recorded as a
 * cruise. Accepting checks the same values as typing.
 */

/** The state of a document. `waiting` and `reading` change by themselves. */
export const upload_states = [
  'waiting',
  'reading',
  'proposed',
  'not_a_booking',
  'failed',
  'cancelled',
  'accepted',
] as const;
export type UploadState = (typeof upload_states)[number];

const place = z.object({
  page: z.int(),
  row: z.int(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
});

function found<Value extends z.ZodType>(value: Value) {
  return z.object({ value, confidence: z.number(), words: z.string(), place: place.nullable() });
}

const text = z.string().nullable();

const proposal = z.object({
  fields: z.partialRecord(z.enum(proposed_fields), found(z.string())),
  ids: z.partialRecord(z.enum(proposed_ids), z.string()),
  passengers: z.array(found(z.object({ first_name: z.string(), last_name: text, loyalty_number: text }))),
  payments: z.array(
    found(z.object({ date: text, amount: z.string(), method: text, is_deposit: z.boolean() })),
  ),
  addons: z.array(found(z.object({ description: z.string(), price: text, is_in_total: z.boolean() }))),
  flights: z.array(
    found(
      z.object({
        kind: z.enum(['pre', 'post']),
        airline: text,
        flight_number: z.string(),
        departure_airport: text,
        arrival_airport: text,
        departure_time: text,
        arrival_time: text,
        seat: text,
        confirmation_number: text,
      }),
    ),
  ),
  lodging: z.array(
    found(
      z.object({
        kind: z.enum(['pre', 'post']),
        name: z.string(),
        address: text,
        city: text,
        state: text,
        zipcode: text,
        check_in_date: text,
        check_out_date: text,
        confirmation_number: text,
      }),
    ),
  ),
  schedule: z.array(
    found(
      z.object({
        date: z.string(),
        kind: z.enum(['port', 'sea']),
        port_name: text,
        port_id: text,
        arrive: text,
        depart: text,
      }),
    ),
  ),
});

/** A cruise of the user that a proposal may be an update of. */
const match = z.object({
  cruise_id: id,
  ship_name: text,
  start_date: calendarDay,
  booking_number: text,
  why: z.enum(['booking_number', 'ship_and_date']),
});
export type UploadMatch = z.infer<typeof match>;

const upload = z.object({
  id,
  version: z.int(),
  name: z.string(),
  media_type: z.enum(document_types),
  size: z.int().meta({ description: 'Bytes.' }),
  date_added: instant,
  state: z.enum(upload_states),
  stage: z.enum(reading_stages).nullable().meta({ description: 'While it is read.' }),
  progress: z.int().meta({ description: 'Per cent, while it is read.' }),
  failure: z.enum(unreadable_reasons).nullable(),
  reason: z.enum(no_booking_reasons).nullable().meta({ description: 'Why it is no booking.' }),
  count: z.int().meta({ description: 'Of cruises proposed.' }),
  cruises: z
    .array(
      z.object({ ship_name: text, start_date: calendarDay.nullable(), end_date: calendarDay.nullable() }),
    )
    .meta({ description: 'What it proposes in short; once it is accepted, as it was recorded then.' }),
  cruise_ids: z.array(id).meta({ description: 'What it was accepted as.' }),
  deleted_on: calendarDay.nullable().meta({ description: 'When it goes by itself, unless accepted.' }),
});
export type Upload = z.infer<typeof upload>;

const cell = z.object({ text: z.string(), x0: z.number(), x1: z.number() });
const page = z.object({
  number: z.int(),
  width: z.number(),
  height: z.number(),
  is_rtl: z.boolean(),
  rows: z.array(
    z.object({
      block: z.int(),
      table: z.int().nullable(),
      y0: z.number(),
      y1: z.number(),
      cells: z.array(cell),
    }),
  ),
});
export type UploadPage = z.infer<typeof page>;

const named_port = z.object({
  id: z.string(),
  name: z.string(),
  code: z
    .string()
    .nullable()
    .meta({ description: 'Three letters: those that travellers know, else those of its UN/LOCODE.' }),
  place: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude and latitude.' }),
});

const reading = z.object({
  ...upload.shape,
  proposals: z.array(z.object({ ...proposal.shape, matches: z.array(match) })),
  liveries: z.array(livery).meta({ description: 'Of the proposals, in their order.' }),
  ports: z.array(named_port).meta({ description: 'Those of the catalogue that the proposals name.' }),
  pages: z.array(page).meta({ description: 'The text that a reader of the document sees, with its places.' }),
});
export type UploadReading = z.infer<typeof reading>;
export type UploadProposal = UploadReading['proposals'][number];

const params = z.object({ id });

export const addUpload = endpoint({
  method: 'POST',
  path: 'uploads',
  tag: 'Uploads',
  summary: 'Have a booking document read: one file, as multipart/form-data in the part `file`',
  token_scopes: ['write'],
  status: 201,
  query: z.object({
    id: z
      .uuidv7()
      .optional()
      .meta({ description: 'The client may give the id, and send the file again if the answer was lost.' }),
  }),
  takes: 'file',
  answer: upload,
  errors: ['invalid', 'plan_required', 'conflict', 'deleted', 'unsupported_media', 'no_space'],
});

export const listUploads = endpoint({
  method: 'GET',
  path: 'uploads',
  tag: 'Uploads',
  summary: 'The documents that were sent in, the latest first; not those that were discarded',
  token_scopes: ['read'],
  query: z.object({
    cursor: id.optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(200),
  }),
  answer: listOf(upload),
});

export const readUpload = endpoint({
  method: 'GET',
  path: 'uploads/{id}',
  tag: 'Uploads',
  summary: 'One document with what it proposes, field by field',
  token_scopes: ['read'],
  params,
  answer: reading,
  is_versioned: true,
});

export const readUploadFile = endpoint({
  method: 'GET',
  path: 'uploads/{id}/file',
  tag: 'Uploads',
  summary: 'The document itself',
  token_scopes: ['read'],
  params,
  answer: 'file',
  errors: ['file_gone'],
});

export const retryUpload = endpoint({
  method: 'POST',
  path: 'uploads/{id}/retry',
  tag: 'Uploads',
  summary: 'Read it again',
  token_scopes: ['write'],
  status: 200,
  params,
  answer: upload,
  errors: ['conflict', 'plan_required'],
});

export const cancelUpload = endpoint({
  method: 'POST',
  path: 'uploads/{id}/cancel',
  tag: 'Uploads',
  summary: 'Stop reading it',
  token_scopes: ['write'],
  status: 200,
  params,
  answer: upload,
  errors: ['conflict'],
});

/** Parts of an accepted cruise: all parts of a new one, or the additional parts of an existing one. */
const accepted_parts = {
  passengers: z.array(passengers.create.body).max(most_parts).default([]),
  payments: z.array(payments.create.body).max(most_parts).default([]),
  addons: z.array(addons.create.body).max(most_parts).default([]),
  flights: z.array(flights.create.body).max(most_parts).default([]),
  lodging: z.array(lodgings.create.body).max(most_parts).default([]),
  schedule: putSchedule.body.shape.items
    .nullable()
    .default(null)
    .meta({ description: 'Put in the place of the schedule that is there; null leaves it.' }),
};

const accepted = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('create'), cruise: createCruise.body, ...accepted_parts }),
  z.strictObject({
    action: z.literal('update'),
    cruise_id: id,
    version: z.int().meta({ description: 'Of the cruise as it was reviewed; another one is answered 412.' }),
    cruise: changeCruise.body,
    ...accepted_parts,
    deposit_payments: z.array(id).max(most_parts).default([]).meta({
      description: 'Payments that the cruise has already and that the document shows to be the deposit.',
    }),
    addons_in_total: z.array(id).max(most_parts).default([]).meta({
      description: 'Add-ons that the cruise has already and that the total of the document contains.',
    }),
  }),
]);

export const acceptUpload = endpoint({
  method: 'POST',
  path: 'uploads/{id}/accept',
  tag: 'Uploads',
  summary: 'Record what was reviewed, all or nothing; the original is kept with the first of the cruises',
  token_scopes: ['write'],
  status: 200,
  params,
  body: z.strictObject({ cruises: z.array(accepted).min(1, 'required').max(20) }),
  answer: upload,
  errors: ['conflict', 'stale', 'plan_required'],
});

export const deleteUpload = endpoint({
  method: 'DELETE',
  path: 'uploads/{id}',
  tag: 'Uploads',
  summary:
    'Discard a document, for good after 30 days; of one that was accepted, its cruise keeps the original',
  token_scopes: ['write'],
  params,
  answer: null,
});

export const restoreUpload = endpoint({
  method: 'POST',
  path: 'uploads/{id}/restore',
  tag: 'Uploads',
  summary: 'Take back that a document was discarded',
  token_scopes: ['write'],
  status: 200,
  params,
  answer: upload,
  errors: ['conflict'],
});
