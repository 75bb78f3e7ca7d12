import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { createHmac } from 'node:crypto';
import { z } from 'zod';

/*
 * ALTCHA: the browser proves that it spent a moment computing. Nobody is shown pictures, nothing is asked of a third
 * party, and the server keeps nothing until a solution comes (docs/decisions/052-captcha.md).
 */

/** A phone of some years takes about a second for the mean of it. */
const hardest = 50_000;
/** Filling in the form takes its time, also with a password manager to be unlocked on the way. */
const valid_ms = 20 * 60_000;

export interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(100),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().max(100),
});

/** A challenge that our own key signs; it says itself until when it holds. */
export async function makeChallenge(secret: string, now: Date): Promise<Challenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(secret),
    maxnumber: hardest,
    expires: new Date(now.getTime() + valid_ms),
  });
  return { algorithm: 'SHA-256', challenge, maxnumber: hardest, salt, signature };
}

/**
 * Checks a solution: JSON in base64, as ALTCHA's own widget hands it in.
 * @returns which challenge it solves and until when that holds, so that it is taken once; null when it is not right
 */
export async function readSolution(
  secret: string,
  text: string,
  now: Date,
): Promise<{ challenge: string; expires_at: string } | null> {
  const parsed = solution.safeParse(parseJson(Buffer.from(text, 'base64').toString()));
  if (!parsed.success) return null;
  const { salt, challenge } = parsed.data;
  const expires_s = Number(new URLSearchParams(salt.split('?')[1]).get('expires'));
  // the library asks the machine's clock, ours may be another one
  if (!(expires_s * 1000 > now.getTime())) return null;
  if (!(await verifySolution(parsed.data, keyOf(secret), false))) return null;
  return { challenge, expires_at: new Date(expires_s * 1000).toISOString() };
}

/** A key of its own, so that what is signed here can never be taken for a token. */
function keyOf(secret: string): string {
  return createHmac('sha256', secret).update('captcha').digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
