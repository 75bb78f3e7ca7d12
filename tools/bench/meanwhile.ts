import type { Caller } from '#server/testing/server.ts';

/** What others ask for: something small, and what a page needs. */
export const OTHERS = ['about', 'cruises', 'dashboard'] as const;

/** How long each of them waits, one after the other, as long as it lasts. */
export async function askMeanwhile({ url, headers }: Caller, work: Promise<unknown>): Promise<number[][]> {
  const waits: number[][] = OTHERS.map(() => []);
  const end = new AbortController();
  // one that fails is told in the end
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
