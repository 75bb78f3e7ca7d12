import { makeChallenge, readSolution, type Challenge } from '#server/platform/captcha.ts';
import { fieldError } from '#server/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { takeCaptcha } from './store-links.ts';

/** A challenge for the next public form. */
export function challenge({ config, clock }: Services): Promise<Challenge> {
  return makeChallenge(config.SECRET, clock.now());
}

/**
 * Uses a solution up, whatever becomes of the form: also a solution sent with an address in use.
 * @throws CodedError `invalid` on `captcha`
 */
export async function spendCaptcha({ config, clock, database }: Services, text: string): Promise<void> {
  const solved = await readSolution(config.SECRET, text, clock.now());
  if (solved === null || !(await takeCaptcha(database.query, solved))) {
    throw fieldError('captcha', 'captcha');
  }
}
