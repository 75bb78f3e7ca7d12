import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { createHmac } from 'node:crypto';
import { z } from 'zod';

/*
 * ALTCHA: the browser proves that it computed for a moment. It shows no pictures, calls no third party, and the server
 * stores nothing until a solution arrives (docs/decisions/052-captcha.md).
 */

/** A phone that is some years old takes about a second for the mean number. */
const hardest = 50_000;
/** Filling in the form takes minutes, also because a password manager may have to be unlocked. */
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

/** A challenge signed with our own key; it carries its time of expiry. */
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
 * Checks a solution: JSON in base64, as ALTCHA's widget sends it.
 * @returns the challenge that it solves and its expiry, so that it counts once; null for a wrong solution
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
  // the library reads the machine's clock, which may differ from ours
  if (!(expires_s * 1000 > now.getTime())) return null;
  if (!(await verifySolution(parsed.data, keyOf(secret), false))) return null;
  return { challenge, expires_at: new Date(expires_s * 1000).toISOString() };
}

/** A separate key, so that a signature made here is never accepted as a token. */
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
