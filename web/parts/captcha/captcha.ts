import type { Answer } from '#web/lib/api-types.ts';

export type Challenge = Answer<'GET auth/captcha/'>;

/** `idle`: nothing was begun, or what there was is used up. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'needs_https';

export interface CaptchaParts {
  fetchChallenge: (signal: AbortSignal) => Promise<Challenge>;
  /** The number that the challenge asks for. */
  solve: (challenge: Challenge, signal: AbortSignal) => Promise<number>;
  /** Whether the browser has the means. */
  canSolve: () => boolean;
  now: () => number;
}

export type Captcha = ReturnType<typeof createCaptcha>;

/** The server takes a solution for twice as long. */
const GOOD_FOR_MS = 10 * 60_000;
/** A network that keeps a few hundred bytes for longer has lost them. */
const PATIENCE_MS = 20_000;

/**
 * The proof that a browser, with somebody in front of it, spent a moment computing. It is begun while the form is
 * still being filled in, made anew when it took too long, and every solution is handed in once.
 */
export function createCaptcha({ fetchChallenge, solve, canSolve, now }: CaptchaParts) {
  const listeners = new Set<() => void>();
  let state: CaptchaState = 'idle';
  let attempt: { solution: Promise<string>; begun_at: number; controller: AbortController } | undefined;

  function enter(next: CaptchaState): void {
    state = next;
    listeners.forEach((listener) => listener());
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

  /** Forgets what there is: it is used up, or nobody waits for it any more. */
  function discard(): void {
    attempt?.controller.abort();
    attempt = undefined;
    enter('idle');
  }

  /** Begins, unless it is begun or done. */
  function begin(): void {
    if (attempt !== undefined) return;
    if (canSolve()) void start();
    else enter('needs_https');
  }

  return {
    state: () => state,
    /** The form was taken up. What failed before waits to be told: an offline page must not ask at every key. */
    touch: (): void => {
      if (state === 'idle') begin();
    },
    begin,
    discard,
    renew: (): void => {
      discard();
      begin();
    },
    /** What the sign-up hands in; waits for it, and rejects with what went wrong. */
    solution: async (): Promise<string> => {
      if (!canSolve()) {
        enter('needs_https');
        throw new Error('the browser cannot solve it');
      }
      if (attempt !== undefined && now() - attempt.begun_at <= GOOD_FOR_MS) return attempt.solution;
      attempt?.controller.abort();
      return start();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** As ALTCHA's own widget hands it in: JSON in base64. */
function payloadOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
