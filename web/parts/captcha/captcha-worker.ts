import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge } from './captcha.ts';

/*
 * Solves one challenge off the main thread; the caller ends the worker. Answers with the number, or null without one.
 */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const { challenge, salt, algorithm, maxnumber } = data;
  solveChallenge(challenge, salt, algorithm, maxnumber).promise.then(
    (solution) => postMessage(solution?.number ?? null),
    () => postMessage(null),
  );
});
