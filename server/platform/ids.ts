import { randomBytes, randomUUIDv7 } from 'node:crypto';

/** An id for a new record: UUID version 7, so that ids sort as they were made. */
export const newId = (): string => randomUUIDv7();

/** 32 random bytes for a link that only its reader may know. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
