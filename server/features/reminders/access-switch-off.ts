import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReminderKind } from '#domain/reminders.ts';
import { switch_off_kinds } from '#contract/reminders.ts';
import type { Switch } from './store.ts';

/*
 * The links in mails that switch a kind of reminder off. They hold the account and the kind with a signature, so that
 * nothing is stored and the link of every mail ever sent works.
 */

export type SwitchOffKind = (typeof switch_off_kinds)[number];

/** The setting of each kind. */
export const switch_of_kind: Record<SwitchOffKind, Switch> = {
  payment_reminder: 'enable_payment_reminder',
  payment: 'payment_notification',
  checkin: 'checkin_notification',
  weather: 'weather_notification',
};

/** The kind that a reminder's mail switches off. An overdue payment is only a notice in the app. */
export const kind_of_reminder: Record<ReminderKind, SwitchOffKind> = {
  payment: 'payment_reminder',
  payment_due: 'payment',
  payment_overdue: 'payment',
  checkin: 'checkin',
  weather: 'weather',
};

export interface SwitchOff {
  user_id: string;
  kind: SwitchOffKind;
}

/** @param secret of the instance */
export function signSwitchOff(secret: string, { user_id, kind }: SwitchOff): string {
  const id = Buffer.from(user_id.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${kind}.${signatureOf(secret, user_id, kind).toString('base64url')}`;
}

/** Null for a link that is not ours. */
export function readSwitchOff(secret: string, token: string): SwitchOff | null {
  const [id = '', name, signature = '', ...more] = token.split('.');
  const kind = switch_off_kinds.find((one) => one === name);
  const hex = Buffer.from(id, 'base64url').toString('hex');
  if (kind === undefined || hex.length !== 32 || more.length > 0) return null;
  const user_id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, user_id, kind);
  return given.length === right.length && timingSafeEqual(given, right) ? { user_id, kind } : null;
}

/** The secret signs other things too, so the signed text names its purpose. */
function signatureOf(secret: string, user_id: string, kind: SwitchOffKind): Buffer {
  return createHmac('sha256', secret).update(`reminders off ${user_id} ${kind}`).digest();
}
