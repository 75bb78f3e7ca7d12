import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { CodedError } from './errors.ts';
import { Turnstile, type Line } from './turnstile.ts';

/*
 * Argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane). `crypto.argon2` computes on
 * libuv's threads, so the event loop keeps answering. Stored in the PHC form, which carries its own parameters.
 */
const derive = promisify(argon2);
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tag_length = 32;

/** However many logins there are: a processor stays free for other requests, and one of libuv's threads for files. */
const at_a_time = Math.max(1, Math.min(availableParallelism(), 4) - 1);
/** About two seconds of work. Without a bound, 400 logins of made-up accounts delayed a right one by 20 seconds. */
const most_waiting = 30;
const busy_retry_s = 5;
const hashing = new Turnstile(at_a_time, most_waiting);

/** How far a caller is known: those with a session, a known browser or a mailed link go before all others. */
export type CallerTrust = 'known' | 'unknown';
const lines: Record<CallerTrust, Line> = { known: 'first', unknown: 'second' };

/**
 * Hashes a password for storage. NFKC, so that the same letters typed on another keyboard match.
 * @throws CodedError `busy` when too many passwords wait to be computed
 */
export async function hashPassword(password: string, trust: CallerTrust): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await compute(trust, password, nonce, { memory, passes, parallelism });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether a password matches the stored hash. Without a hash the check takes as long, and the answer is false.
 * @throws CodedError `busy` when too many passwords wait to be computed
 */
export async function checkPassword(
  password: string,
  kept: string | null,
  trust: CallerTrust,
): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(kept ?? decoy);
  if (parts === null) throw new Error('a kept password is not in the Argon2id form');
  const [, m, t, p, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const computed = await compute(trust, password, Buffer.from(nonce, 'base64'), cost);
  return timingSafeEqual(computed, expected) && kept !== null;
}

const decoy = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(tag_length))}`;

async function compute(
  trust: CallerTrust,
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  const line = lines[trust];
  if (!hashing.hasRoom(line)) throw new CodedError('busy', { retry_after: busy_retry_s });
  return hashing.pass(line, () => derive('argon2id', { message, nonce, tagLength: tag_length, ...cost }));
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
