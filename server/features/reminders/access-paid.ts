import { addDays } from '#domain/dates.ts';
import { isSignature, packId, signatureOf, unpackId } from '#server/platform/secret-links.ts';

/*
 * The links in mails that mark one cruise as paid. As those that switch reminders off, they hold what they are for with
 * a signature; unlike those they end, and are bound to the address of the mail: a mailbox that the account has left
 * changes nothing.
 */

export interface PaidLink {
  user_id: string;
  cruise_id: string;
  /** the last day on which it works, in UTC */
  ends_on: string;
}

/** A link as it came, before its signature was checked. */
export type UncheckedPaidLink = PaidLink & { signature: string };

const days_open = 30;

/** A month after the mail, or after the payment that it is about is due. */
export function endOfPaidLink(today: string, due_on: string | null): string {
  return addDays(due_on !== null && due_on > today ? due_on : today, days_open);
}

/** @param email of the account, to which the mail goes */
export function signPaid(secret: string, link: PaidLink, email: string): string {
  const day = link.ends_on.replaceAll('-', '');
  return `${packId(link.user_id)}.${packId(link.cruise_id)}.${day}.${signatureOf(secret, textOf(link, email))}`;
}

/** Null for a text that is no such link. */
export function parsePaid(token: string): UncheckedPaidLink | null {
  const [user = '', cruise = '', day = '', signature = '', ...more] = token.split('.');
  const [user_id, cruise_id] = [unpackId(user), unpackId(cruise)];
  if (user_id === null || cruise_id === null || !/^\d{8}$/.test(day) || more.length > 0) return null;
  const ends_on = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return { user_id, cruise_id, ends_on, signature };
}

export function isPaidLinkOf(
  secret: string,
  { signature, ...link }: UncheckedPaidLink,
  email: string,
): boolean {
  return isSignature(secret, textOf(link, email), signature);
}

/**
 * The id of the payment that a link makes: always the same, so that a second tap adds none and undo finds it. It cannot
 * be guessed, so that nobody takes it for a payment of their own.
 */
export function paymentOf(secret: string, { cruise_id, ends_on }: PaidLink): string {
  const hex = Buffer.from(signatureOf(secret, `mark paid payment ${cruise_id} ${ends_on}`), 'base64url')
    .toString('hex')
    .slice(0, 32);
  // version 8 of RFC 9562: made in a way of one's own
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

function textOf({ user_id, cruise_id, ends_on }: PaidLink, email: string): string {
  return `mark paid ${user_id} ${cruise_id} ${ends_on} ${email}`;
}
