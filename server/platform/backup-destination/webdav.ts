import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { failureOfAnswer, type Place } from './shape.ts';

const tidy_ms = 10_000;
/** The body says what failed, and of one file that is all of it. */
const moved_in_part = 207;

/** A folder of a WebDAV server, such as Nextcloud. User and password are sent as Basic authentication. */
export function webDavPlace(address: string): Place {
  const { origin, pathname, username, password } = new URL(address);
  const folder = `${origin}${pathname.replace(/\/+$/, '')}`;
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const sign_in: Record<string, string> =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
  const urlOf = (name: string) => `${folder}/${encodeURIComponent(name)}`;

  type Request = Pick<RequestInit, 'body' | 'signal'> & { headers?: Record<string, string> };
  const ask = (method: string, name: string, { headers, ...init }: Request) =>
    fetch(urlOf(name), { method, redirect: 'manual', ...init, headers: { ...sign_in, ...headers } });

  const mustAsk = async (method: string, name: string, init: Request): Promise<Response> => {
    const answer = await ask(method, name, init);
    if (!answer.ok || answer.status === moved_in_part) throw await failureOfAnswer(method, answer);
    return answer;
  };

  return {
    name: folder,
    async put(name, { path }, signal) {
      const part = `${name}.part`;
      try {
        const put = await mustAsk('PUT', part, { body: await openAsBlob(path), signal });
        await put.body?.cancel();
        const to = { destination: urlOf(name), overwrite: 'T' };
        const moved = await mustAsk('MOVE', part, { headers: to, signal });
        await moved.body?.cancel();
      } catch (error) {
        ask('DELETE', part, { signal: AbortSignal.timeout(tidy_ms) }).then(
          ({ body }) => body?.cancel(),
          () => undefined,
        );
        throw error;
      }
    },
    async get(name, signal) {
      const answer = await mustAsk('GET', name, { signal });
      return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as ReadableStream);
    },
    async delete(name, signal) {
      const answer = await ask('DELETE', name, { signal });
      if (!answer.ok && answer.status !== 404) throw await failureOfAnswer('DELETE', answer);
      await answer.body?.cancel();
    },
  };
}
