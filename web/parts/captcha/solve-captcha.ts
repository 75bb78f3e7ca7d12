import type { Challenge } from './captcha.ts';

/** Browsers offer their hash functions only over https and on this machine. */
export function canSolve(): boolean {
  return 'subtle' in crypto;
}

/** Solves a challenge in a worker, and in the page only where no worker starts. */
export async function solveCaptcha(challenge: Challenge, signal: AbortSignal): Promise<number> {
  const number = await inWorker(challenge, signal).catch(() => inPage(challenge, signal));
  if (number === null) throw new Error('the challenge has no solution');
  return number;
}

function inWorker(challenge: Challenge, signal: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(new DOMException('nobody waits for it', 'AbortError'));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the worker did not start'));
    });
    worker.postMessage(challenge, []);
  });
}

async function inPage(challenge: Challenge, signal: AbortSignal): Promise<number | null> {
  signal.throwIfAborted();
  const { solveChallenge } = await import('altcha-lib/v1');
  const { algorithm, maxnumber, salt } = challenge;
  const { promise, controller } = solveChallenge(challenge.challenge, salt, algorithm, maxnumber);
  signal.addEventListener('abort', () => controller.abort());
  return (await promise)?.number ?? null;
}
