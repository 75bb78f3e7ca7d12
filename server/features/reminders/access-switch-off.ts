import type { ReminderKind } from '#domain/reminders.ts';
import { switch_off_kinds } from '#contract/reminders.ts';
import { isSignature, packId, signatureOf, unpackId } from '#server/platform/secret-links.ts';
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
export function signSwitchOff(secret: string, link: SwitchOff): string {
  return `${packId(link.user_id)}.${link.kind}.${signatureOf(secret, textOf(link))}`;
}

/** Null for a link that is not ours. */
export function readSwitchOff(secret: string, token: string): SwitchOff | null {
  const [id = '', name, signature = '', ...more] = token.split('.');
  const kind = switch_off_kinds.find((one) => one === name);
  const user_id = unpackId(id);
  if (kind === undefined || user_id === null || more.length > 0) return null;
  const link = { user_id, kind };
  return isSignature(secret, textOf(link), signature) ? link : null;
}

function textOf({ user_id, kind }: SwitchOff): string {
  return `reminders off ${user_id} ${kind}`;
}
