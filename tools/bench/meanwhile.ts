import type { Caller } from '#server/testing/server.ts';

/** Calls of other clients: a small one, and those of a page. */
export const OTHERS = ['about', 'cruises', 'dashboard'] as const;

/** Measures the time of each of these calls, one after the other, during the work. */
export async function askMeanwhile({ url, headers }: Caller, work: Promise<unknown>): Promise<number[][]> {
  const waits: number[][] = OTHERS.map(() => []);
  const end = new AbortController();
  // a failure is reported at the end
  work.finally(() => end.abort()).catch(() => undefined);
  while (!end.signal.aborted) {
    for (const [at, path] of OTHERS.entries()) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/${path}`, { headers });
      await answer.bytes();
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      waits[at]?.push(performance.now() - started);
    }
  }
  await work;
  return waits;
}
