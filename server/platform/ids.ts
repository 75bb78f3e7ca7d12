import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { idAfter } from '#domain/ids.ts';

let last = '';

/** An id for a new record: UUID version 7. Ids of one server sort as they were made. */
export function newId(): string {
  last = idAfter(randomUUIDv7(), last);
  return last;
}

/** 32 random bytes for a link that only its reader may know. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a text that cannot be guessed, such as a new secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
