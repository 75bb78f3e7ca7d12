import { idAfter } from '#domain/ids.ts';
import { now } from '#web/ui/clock.ts';

let last = '';

/**
 * An id for a record that is made here: UUID version 7, as the server makes them. The ids of a page sort as they were
 * made. A record that is sent twice, because the answer to the first was lost, is still one record.
 */
export function newId(at: number = now()): string {
  last = idAfter(randomId(at), last);
  return last;
}

function randomId(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  // the two bits that mark a UUID as one of RFC 9562
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(1, 4)}`,
    random.slice(4, 8),
    random.slice(8),
  ].join('-');
}
