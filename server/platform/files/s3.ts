import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CodedError } from '#server/platform/errors.ts';
import { isKey } from './keys.ts';
import { openS3 } from './s3-client.ts';
import type { FileStore } from './shape.ts';

interface Patience {
  /** until a service begins to answer */
  answer_ms: number;
  /** until it has taken a whole file */
  put_ms: number;
}

const usual: Patience = { answer_ms: 15_000, put_ms: 120_000 };

/** Files in a bucket of an S3 service, under `documents/` in the folder of the address. */
export function storeInS3(address: string, { answer_ms, put_ms }: Patience = usual): FileStore {
  const { bucket, folder, send, addressOf: locate } = openS3(address);
  const prefix = `${folder}documents/`;

  const ask = async (url: string, init: RequestInit, patience_ms = answer_ms): Promise<Response> => {
    const ended = new AbortController();
    try {
      return await inTime(send(url, { ...init, signal: ended.signal }), patience_ms);
    } catch (error) {
      ended.abort();
      throw unavailable(error instanceof Error ? error.message : 'S3 could not be asked', error);
    }
  };

  const addressOf = (key: string) => {
    if (!isKey(key)) throw new Error('not a key of a file');
    return locate(`documents/${key}`);
  };

  return {
    async put(key, { path, sha256 }) {
      // a blob of a file is streamed from the disk and has a known length
      const body = await openAsBlob(path);
      const headers = { 'X-Amz-Content-Sha256': sha256 };
      const answer = await ask(addressOf(key), { method: 'PUT', headers, body }, put_ms);
      if (!answer.ok) throw await refusal(answer);
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await ask(addressOf(key), { method: 'GET' });
      if (answer.status === 404) return orMissing(answer);
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      if (!answer.ok || answer.body === null || !Number.isInteger(size)) throw await refusal(answer);
      return { content: Readable.fromWeb(answer.body as ReadableStream), size };
    },
    async delete(key) {
      const answer = await ask(addressOf(key), { method: 'DELETE' });
      if (answer.status === 404) await orMissing(answer);
      else if (!answer.ok) throw await refusal(answer);
      else await answer.body?.cancel();
    },
    async listBefore(moment) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const answer = await ask(`${bucket}?${query.toString()}`, { method: 'GET' });
        if (!answer.ok) throw await refusal(answer);
        const list = await inTime(answer.text(), answer_ms);
        for (const [, entry = ''] of list.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = valueOf(entry, 'Key')?.slice(prefix.length) ?? '';
          if (isKey(key) && new Date(valueOf(entry, 'LastModified') ?? '') < moment) keys.push(key);
        }
        token = valueOf(list, 'NextContinuationToken');
      } while (token !== undefined);
      return keys;
    },
  };
}

/** Does not rely on the abort alone: a request that was cut off while its file was sent never settled. */
async function inTime<Result>(work: Promise<Result>, patience_ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('S3 did not answer in time')), patience_ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** null for a missing key; a missing bucket is an error. */
async function orMissing(answer: Response): Promise<null> {
  const code = await codeOf(answer);
  if (code === 'NoSuchKey') return null;
  throw unavailable(`S3 answered 404 ${code}`);
}

async function refusal(answer: Response): Promise<CodedError> {
  return unavailable(`S3 answered ${answer.status} ${await codeOf(answer)}`);
}

/** Reads the error code alone: the rest of the answer may name the account's key and the signature. */
async function codeOf(answer: Response): Promise<string> {
  const text = await inTime(answer.text(), usual.answer_ms).catch(() => '');
  return /^\w{1,60}$/.exec(valueOf(text, 'Code') ?? '')?.[0] ?? 'without a code';
}

function unavailable(reason: string, cause?: unknown): CodedError {
  return new CodedError('unavailable', { retry_after: 30 }, { cause: new Error(reason, { cause }) });
}

/** The text of the first element of a name. */
function valueOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
