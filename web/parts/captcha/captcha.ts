import type { Answer } from '#web/lib/api-types.ts';
import { createListeners } from '#web/lib/listeners.ts';

export type Challenge = Answer<'GET auth/captcha/'>;

/** `idle`: not started, or its solution is used up. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'needs_https';

export interface CaptchaParts {
  fetchChallenge: (signal: AbortSignal) => Promise<Challenge>;
  /** Finds the number that solves the challenge. */
  solve: (challenge: Challenge, signal: AbortSignal) => Promise<number>;
  /** Whether the browser can solve challenges. */
  canSolve: () => boolean;
  now: () => number;
}

export type Captcha = ReturnType<typeof createCaptcha>;

/** The server accepts a solution for twice as long. */
const GOOD_FOR_MS = 10 * 60_000;
/** A network that takes longer for a few hundred bytes has lost them. */
const PATIENCE_MS = 20_000;

/**
 * Proof that the browser of a real user spent a moment computing. It starts while the form is still being filled in and
 * starts again when its solution is too old; every solution is sent once.
 */
export function createCaptcha({ fetchChallenge, solve, canSolve, now }: CaptchaParts) {
  const { notify, subscribe } = createListeners();
  let state: CaptchaState = 'idle';
  let attempt: { solution: Promise<string>; begun_at: number; controller: AbortController } | undefined;

  function enter(next: CaptchaState): void {
    state = next;
    notify();
  }

  async function work(controller: AbortController): Promise<string> {
    const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
    const challenge = await fetchChallenge(controller.signal).finally(() => clearTimeout(timer));
    return payloadOf(challenge, await solve(challenge, controller.signal));
  }

  function start(): Promise<string> {
    const controller = new AbortController();
    const solution = work(controller);
    const own = { solution, begun_at: now(), controller };
    attempt = own;
    enter('working');
    solution.then(
      () => {
        if (attempt === own) enter('done');
      },
      () => {
        if (attempt !== own) return;
        attempt = undefined;
        enter('failed');
      },
    );
    return solution;
  }

  /** Drops the solution: it is used up, or no longer wanted. */
  function discard(): void {
    attempt?.controller.abort();
    attempt = undefined;
    enter('idle');
  }

  /** Starts, unless it is started or done. */
  function begin(): void {
    if (attempt !== undefined) return;
    if (canSolve()) void start();
    else enter('needs_https');
  }

  return {
    state: () => state,
    /** The user edits the form. A failed captcha is not restarted here: an offline page must not ask at every key. */
    touch: (): void => {
      if (state === 'idle') begin();
    },
    begin,
    discard,
    renew: (): void => {
      discard();
      begin();
    },
    /** The solution that the form sends; waits for it, and rejects if it failed. */
    solution: async (): Promise<string> => {
      if (!canSolve()) {
        enter('needs_https');
        throw new Error('the browser cannot solve it');
      }
      if (attempt !== undefined && now() - attempt.begun_at <= GOOD_FOR_MS) return attempt.solution;
      attempt?.controller.abort();
      return start();
    },
    subscribe,
  };
}

/** In the form of ALTCHA's own widget: JSON in base64. */
function payloadOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
