import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { hashSecret } from './ids.ts';

/*
 * Links that are made with the secret of the instance. It signs several things, so that each text begins with its
 * purpose.
 */

/** @param text the purpose, and all that the link may do */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSignature(secret: string, text: string, given: string): boolean {
  const [right, told] = [signatureOf(secret, text), given].map((one) => Buffer.from(one));
  return right?.length === told?.length && timingSafeEqual(right ?? Buffer.of(), told ?? Buffer.of());
}

/** An id of a record, for the address of a link. */
export function packId(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Null for a text that is no id. */
export function unpackId(packed: string): string | null {
  const hex = Buffer.from(packed, 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}

/** The stored part of a link that can be shown again, renewed and revoked. */
export interface StoredAddress {
  nonce: string;
  token_hash: string;
}

/** @param subject the purpose, and the record that the link opens */
export function newAddress(secret: string, subject: string): StoredAddress {
  const nonce = randomUUID();
  return { nonce, token_hash: hashSecret(makeToken(secret, subject, nonce)) };
}

/** The token of a stored address; null if there is none, or it was made with another `SECRET`: it opens nothing. */
export function tokenOf(
  secret: string,
  subject: string,
  { nonce, token_hash }: { [Key in keyof StoredAddress]: StoredAddress[Key] | null },
): string | null {
  if (nonce === null) return null;
  const token = makeToken(secret, subject, nonce);
  return hashSecret(token) === token_hash ? token : null;
}

/** 256 bits that cannot be computed without the secret of the instance, also with a copy of the database. */
function makeToken(secret: string, subject: string, nonce: string): string {
  return signatureOf(secret, `${subject} ${nonce}`);
}
