import type { CruiseDocument } from '#contract/documents.ts';
import type { Answer, Caller } from './server.ts';

/** The beginning of a PDF, which is all that the server examines. */
export const pdf = Buffer.from(
  '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
);

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export interface UploadAnswer {
  status: number;
  headers: Headers;
  body: CruiseDocument;
  failure: Answer<'GET about'>['failure'];
}

/** Where a file goes: to a cruise, or to one of its days, perhaps with an id of its own. */
interface To {
  id: string;
  day?: string;
  document_id?: string;
}

/** Sends a file as a browser does. */
export function upload(
  caller: Caller,
  cruise: To,
  content: Uint8Array | string,
  name: string,
  type = '',
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart], { type }), name);
  return send(caller, cruise, form, {});
}

/** Sends any body as any type. */
export function uploadRaw(
  caller: Caller,
  cruise: { id: string },
  body: BodyInit,
  type: string,
): Promise<UploadAnswer> {
  return send(caller, cruise, body, { 'content-type': type });
}

async function send(
  caller: Caller,
  { id, day, document_id }: To,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<UploadAnswer> {
  const init = { method: 'POST', body, headers: { ...caller.headers, ...headers }, duplex: 'half' };
  const query = new URLSearchParams({ ...(day && { day }), ...(document_id && { id: document_id }) });
  const response = await fetch(`${caller.url}/api/cruises/${id}/documents?${query}`, init);
  const answered: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    body: answered as CruiseDocument,
    failure: answered as UploadAnswer['failure'],
  };
}
