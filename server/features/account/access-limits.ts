import type { Caller } from '#server/platform/http/call.ts';
import { byNetwork, type Count, type Limit } from '#server/features/limits/actions.ts';

/*
 * The limits of tries. Strangers can use up a limit that counts for a whole account, so each such limit has a way
 * around it for the owner: a known browser, or the link of a reset.
 */

const quarter_hour = 900;
const hour = 3600;
const day = 86_400;

const login = {
  account_and_network: { name: 'login account network', tries: 10, seconds: quarter_hour },
  device: { name: 'login device', tries: 10, seconds: quarter_hour },
  account: { name: 'login account', tries: 50, seconds: hour },
  network: { name: 'login network', tries: 100, seconds: quarter_hour },
} as const satisfies Record<string, Limit>;
const sign_up: Limit = { name: 'sign-up network', tries: 30, seconds: hour };
const mail_to = {
  activation: { name: 'activation account', tries: 5, seconds: hour },
  reset: { name: 'reset account', tries: 5, seconds: hour },
} as const satisfies Record<string, Limit>;
const mail_from: Limit = { name: 'mail network', tries: 30, seconds: hour };
const code: Limit = { name: 'code network', tries: 20, seconds: quarter_hour };
const password: Limit = { name: 'password session', tries: 10, seconds: quarter_hour };
const email_change: Limit = { name: 'email change account', tries: 10, seconds: day };
const email_change_to: Limit = { name: 'email change address', tries: 5, seconds: hour };

/**
 * A login. From a known browser of the account only its own tries count, so that a stranger who tries passwords
 * elsewhere cannot keep the owner out.
 */
export function loginCounts(
  email_key: string,
  device_hash: string | null,
  caller: Pick<Caller, 'network'>,
): { own: Count; shared: Count[] } {
  // neither can a stranger who shares the ship's network
  if (device_hash !== null) return { own: [login.device, email_key, device_hash], shared: [] };
  return {
    own: [login.account_and_network, email_key, caller.network],
    shared: [[login.account, email_key], ...byNetwork(login.network, caller)],
  };
}

export function signUpCounts(caller: Pick<Caller, 'network'>): Count[] {
  return byNetwork(sign_up, caller);
}

/** A mail that a caller without a session requests. */
export function mailCounts(
  what: keyof typeof mail_to,
  email_key: string,
  caller: Pick<Caller, 'network'>,
): Count[] {
  return [[mail_to[what], email_key], ...byNetwork(mail_from, caller)];
}

/** Codes of six digits; each change of address also has five tries of its own. */
export function codeCounts(caller: Pick<Caller, 'network'>): Count[] {
  return byNetwork(code, caller);
}

/** The password asked for again in a session. Counted by session: a stolen one does not limit the others. */
export function passwordCounts(session_id: string): Count[] {
  return [[password, session_id]];
}

/** By the new address too: its owner must not be flooded with codes that they did not request. */
export function emailChangeCounts(user_id: string, new_email_key: string): Count[] {
  return [[email_change, user_id], ...codeMailCounts(new_email_key)];
}

/** Each mail with a code, also a repeated one. */
export function codeMailCounts(new_email_key: string): Count[] {
  return [[email_change_to, new_email_key]];
}

/** The counts that are deleted when an account proves itself by a link, or is deleted. */
export function accountCounts(email_key: string): Count[] {
  return [
    [login.account, email_key],
    [mail_to.activation, email_key],
    [mail_to.reset, email_key],
  ];
}
