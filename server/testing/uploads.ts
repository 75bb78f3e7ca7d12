import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Upload, UploadState } from '#contract/uploads.ts';
import type { Outcome, Proposal, ProposedField } from '#domain/proposal.ts';
import type { Reading } from '#extraction/read.ts';
import { openLog, type Log } from '#server/platform/log.ts';
import { openReader, type Reader } from '#server/platform/reading/reader.ts';
import type { ReaderLimits } from '#server/platform/reading/result.ts';
import type { Answer, Caller } from './server.ts';

/** A worker that obeys the document of a test. */
export const test_worker = new URL('./reader.ts', import.meta.url);

/** A real process with real threads, in which documents determine their own outcome. */
export function openTestReader(limits: Partial<ReaderLimits> = {}, log: Log = openLog('silent')): Reader {
  return openReader({ log, worker: test_worker, limits });
}

/** A proposal with these fields. */
export function proposalOf(
  fields: Partial<Record<ProposedField, string>>,
  more: Partial<Proposal> = {},
): Proposal {
  const found = Object.entries(fields).map(([name, value]) => [
    name,
    { value, confidence: 0.9, words: value, place: { page: 1, row: 0, x0: 0, y0: 0, x1: 1, y1: 1 } },
  ]);
  return {
    fields: Object.fromEntries(found) as Proposal['fields'],
    ids: {},
    passengers: [],
    payments: [],
    addons: [],
    flights: [],
    lodging: [],
    schedule: [],
    ...more,
  };
}

/** A document that the reader of tests reads as a booking of these proposals. */
export function bookingOf(...proposals: Proposal[]): string {
  return documentOf({ outcome: 'booking', proposals });
}

/** A document that the reader of tests reads with this outcome. */
export function documentOf(outcome: Outcome, pause_ms = 0): string {
  const row = {
    block: 0,
    table: null,
    y0: 10.123456,
    y1: 20,
    size: 10,
    cells: [{ text: 'Booking confirmation', x0: 0, x1: 99.5, confidence: 1, is_bold: true }],
  };
  const reading: Reading = {
    outcome,
    pages: [{ number: 1, width: 600, height: 800, is_rtl: false, is_wrapped: false, rows: [row] }],
  };
  return `pause ${pause_ms}\n${JSON.stringify(reading)}`;
}

export interface SentUpload {
  status: number;
  headers: Headers;
  body: Upload;
  failure: Answer<'GET about'>['failure'];
}

/** Sends a document as a browser does. */
export async function sendUpload(
  caller: Caller,
  content: Uint8Array | string,
  name = 'confirmation.txt',
  id?: string,
): Promise<SentUpload> {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  const response = await fetch(`${caller.url}/api/uploads${id === undefined ? '' : `?id=${id}`}`, {
    method: 'POST',
    body: form,
    headers: caller.headers,
  });
  const answered: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    body: answered as Upload,
    failure: answered as SentUpload['failure'],
  };
}

const patience_ms = 60_000;

/** Polls until a document is in one of some states. */
export async function untilState(
  caller: Caller,
  { id }: { id: string },
  ...states: UploadState[]
): Promise<Answer<'GET uploads/{id}'>['body']> {
  let state: string | undefined;
  for (const end = performance.now() + patience_ms; performance.now() < end; await sleep(20)) {
    const { body } = await caller.call('GET uploads/{id}', { params: { id } });
    state = body.state;
    if (states.includes(body.state)) return body;
  }
  return assert.fail(`it stayed ${state}`);
}

/** Sends a document and waits until it is read. */
export async function readOut(caller: Caller, content: string, name?: string) {
  const sent = await sendUpload(caller, content, name);
  assert.equal(sent.status, 201);
  return untilState(caller, sent.body, 'proposed', 'not_a_booking', 'failed');
}
