import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge } from './captcha.ts';

/* Solves one challenge beside the page; who asked ends it afterwards. Answers with the number, or null without one. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const { challenge, salt, algorithm, maxnumber } = data;
  solveChallenge(challenge, salt, algorithm, maxnumber).promise.then(
    (solution) => postMessage(solution?.number ?? null),
    () => postMessage(null),
  );
});
