import { z } from 'zod';
import { document_types } from '#domain/documents.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, id, instant, listOf, own_id, requiredLine } from './values.ts';

/**
 * A file of a cruise. Its type follows from its content, whatever its name says. One with a day is a photograph of the
 * logbook: it is kept as a JPEG, scaled and without what the camera wrote into it, the place above all.
 */
export const document = z.object({
  id,
  version: z.int(),
  name: z.string(),
  media_type: z.enum(document_types),
  size: z.int().meta({ description: 'Bytes.' }),
  day: calendarDay.nullable().meta({
    description: 'The day of a photograph of the logbook; null for any other file.',
  }),
  date_added: instant,
});
export type CruiseDocument = z.infer<typeof document>;

const params = z.object({ id });
const one = z.object({ id, document_id: id });

export const listDocuments = endpoint({
  method: 'GET',
  path: 'cruises/{id}/documents',
  changes_with: 'record',
  tag: 'Documents',
  summary: 'The files kept with a cruise',
  token_scopes: ['read'],
  params,
  answer: listOf(document),
});

export const addDocument = endpoint({
  method: 'POST',
  path: 'cruises/{id}/documents',
  tag: 'Documents',
  summary: 'Keep a file with a cruise: one file, as multipart/form-data in the part `file`',
  token_scopes: ['write'],
  status: 201,
  params,
  query: z.object({
    ...own_id,
    day: calendarDay
      .optional()
      .meta({ description: 'Keeps a picture as a photograph of this day of the cruise.' }),
  }),
  takes: 'file',
  answer: document,
  errors: ['invalid', 'plan_required', 'conflict', 'deleted', 'unsupported_media', 'no_space'],
  is_versioned: true,
});

export const readDocumentFile = endpoint({
  method: 'GET',
  path: 'cruises/{id}/documents/{document_id}/file',
  tag: 'Documents',
  summary: 'The file itself',
  token_scopes: ['read'],
  params: one,
  query: z.object({
    size: z
      .enum(['small'])
      .optional()
      .meta({ description: 'A square of 400 pixels from the middle of a picture, as a JPEG.' }),
  }),
  answer: 'file',
  errors: ['file_gone', 'unsupported_media', 'too_large', 'too_many_requests', 'busy'],
});

export const renameDocument = endpoint({
  method: 'PATCH',
  path: 'cruises/{id}/documents/{document_id}',
  tag: 'Documents',
  summary: 'Rename a file, or move a photograph to another day',
  token_scopes: ['write'],
  params: one,
  body: z.strictObject({ name: requiredLine(200).optional(), day: calendarDay.optional() }),
  answer: document,
  errors: ['invalid', 'stale'],
  is_versioned: true,
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}/documents/{document_id}',
  tag: 'Documents',
  summary: 'Delete a file',
  token_scopes: ['write'],
  params: one,
  answer: null,
  errors: ['stale'],
  is_versioned: true,
});
