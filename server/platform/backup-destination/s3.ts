import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { openS3 } from '#server/platform/files/s3-client.ts';
import { failureOfAnswer, type Place } from './shape.ts';

/** A bucket, or a folder in one. One request stores a file of up to 5 GB, completely or not at all. */
export function s3Place(address: string): Place {
  const { bucket, folder, addressOf, send } = openS3(address);
  return {
    name: `${bucket}/${folder}`,
    async put(name, { path, sha256 }, signal) {
      // a blob of a file is streamed from the disk and has a known length
      const init = { headers: { 'X-Amz-Content-Sha256': sha256 }, body: await openAsBlob(path) };
      const answer = await send(addressOf(name), { method: 'PUT', ...init, signal });
      if (!answer.ok) throw await failureOfAnswer('PUT', answer);
      await answer.body?.cancel();
    },
    async get(name, signal) {
      const answer = await send(addressOf(name), { method: 'GET', signal });
      if (!answer.ok || answer.body === null) throw await failureOfAnswer('GET', answer);
      return Readable.fromWeb(answer.body as ReadableStream);
    },
    async delete(name, signal) {
      const answer = await send(addressOf(name), { method: 'DELETE', signal });
      if (!answer.ok && answer.status !== 404) throw await failureOfAnswer('DELETE', answer);
      await answer.body?.cancel();
    },
  };
}
