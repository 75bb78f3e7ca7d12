import { z } from 'zod';
import { document_types } from '#domain/documents.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, listOf, requiredLine } from './values.ts';

/** A file of a cruise. Its type follows from its content, whatever its name says. */
export const document = z.object({
  id,
  version: z.int(),
  name: z.string(),
  media_type: z.enum(document_types),
  size: z.int().meta({ description: 'Bytes.' }),
  date_added: instant,
});
export type CruiseDocument = z.infer<typeof document>;

const params = z.object({ id });
const one = z.object({ id, document_id: id });

export const listDocuments = endpoint({
  method: 'GET',
  path: 'cruises/{id}/documents',
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
  takes: 'file',
  answer: document,
  errors: ['invalid', 'plan_required', 'conflict', 'unsupported_media', 'no_space'],
  is_versioned: true,
});

export const readDocumentFile = endpoint({
  method: 'GET',
  path: 'cruises/{id}/documents/{document_id}/file',
  tag: 'Documents',
  summary: 'The file itself',
  token_scopes: ['read'],
  params: one,
  answer: 'file',
  errors: ['file_gone'],
});

export const renameDocument = endpoint({
  method: 'PATCH',
  path: 'cruises/{id}/documents/{document_id}',
  tag: 'Documents',
  summary: 'Rename a file',
  token_scopes: ['write'],
  params: one,
  body: z.strictObject({ name: requiredLine(200).optional() }),
  answer: document,
  errors: ['stale'],
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
