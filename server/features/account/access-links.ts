import { createHmac } from 'node:crypto';
import type { Queryable } from '#server/database/shape.ts';
import { hashSecret, newId, newSecret } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';
import { holdUser } from '#server/features/users/access.ts';
import * as store from './store-links.ts';

/** How long an account that was not activated keeps its address; its first link works as long. */
export const held_for_activation_ms = 3 * 86_400_000;

/** The mailed links: their paths and lifetimes. */
const purposes = {
  activation: { path: 'auth/activate', seconds: held_for_activation_ms / 1000 },
  reset: { path: 'auth/reset/confirm', seconds: 3600 },
} as const;
export type Purpose = keyof typeof purposes;

/** Creates a link for a user. Only its mail contains it: the database keeps a hash. */
export async function makeLink(
  services: Services,
  tx: Queryable,
  user_id: string,
  purpose: Purpose,
): Promise<string> {
  const { path, seconds } = purposes[purpose];
  const secret = newSecret();
  await store.insertLink(tx, {
    id: newId(),
    user_id,
    purpose,
    secret_hash: hashSecret(secret),
    expires_at: new Date(services.clock.now().getTime() + seconds * 1000).toISOString(),
  });
  return `${services.publicUrl()}/${path}/${encodeUserId(user_id)}/${secret}`;
}

interface Link {
  uid: string;
  token: string;
}

/** The owner of a link that still works; null for a link that is unknown, used or expired. */
export async function findLink(
  query: Queryable,
  purpose: Purpose,
  link: Link,
  now: string,
): Promise<string | null> {
  const claim = claimOf(purpose, link);
  return claim !== null && (await store.hasLink(query, claim, now)) ? claim.user_id : null;
}

/** Uses a link, which works once. @returns its owner; null for a link that is unknown, used or expired */
export async function takeLink(
  query: Queryable,
  purpose: Purpose,
  link: Link,
  now: string,
): Promise<string | null> {
  const claim = claimOf(purpose, link);
  if (claim === null || (await holdUser(query, claim.user_id)) === null) return null;
  return (await store.takeLink(query, claim, now)) ? claim.user_id : null;
}

function claimOf(purpose: Purpose, { uid, token }: Link): store.Claim | null {
  const user_id = decodeUserId(uid);
  return user_id === null ? null : { user_id, purpose, secret_hash: hashSecret(token) };
}

/** The keyed hash of a six-digit code: a plain hash in a copied database would be found after a million guesses. */
export function hashCode(secret: string, id: string, code: string): string {
  return createHmac('sha256', secret).update(`code ${id} ${code}`).digest('base64url');
}

/** The `uidb64` of links: the user's id in base64url. */
function encodeUserId(user_id: string): string {
  return Buffer.from(user_id).toString('base64url');
}

function decodeUserId(uidb64: string): string | null {
  const decoded = Buffer.from(uidb64, 'base64url').toString();
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(decoded) ? decoded : null;
}
