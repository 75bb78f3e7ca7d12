import type { Clock } from '#server/platform/clock.ts';

/**
 * Caches an answer for a while. One request at a time is made; after a failure the callers get the previous answer, if
 * there is one, and the next call asks again.
 */
export function cacheAnswer<Answer>(
  clock: Clock,
  for_ms: number,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let known: { answer: Answer; until: number } | undefined;
  let asking: Promise<Answer> | undefined;
  const renew = async () => {
    try {
      const answer = await ask();
      known = { answer, until: clock.now().getTime() + for_ms };
      return answer;
    } catch (error) {
      if (known === undefined) throw error;
      return known.answer;
    } finally {
      asking = undefined;
    }
  };
  return () => {
    if (known !== undefined && clock.now().getTime() < known.until) return Promise.resolve(known.answer);
    return (asking ??= renew());
  };
}
