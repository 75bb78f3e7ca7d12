import type { Clock } from '#server/platform/clock.ts';

/**
 * Keeps the answer to a question for a while. It is asked once at a time; what fails is asked again by the next, who has
 * the answer from before as long as there is one.
 */
export function kept<Answer>(
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
