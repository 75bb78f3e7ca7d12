import type { QueryClient } from '@tanstack/react-query';
import type { PlanFeature } from '#domain/entitlements.ts';
import { read } from '#web/lib/queries.ts';
import { pause } from '#web/ui/turns.ts';

/** Below a tenth of a second a wait is not noticed: the screen is drawn once, whole. After it comes its skeleton. */
const patience_ms = 100;

/**
 * Sends the reads of a screen while its code is loaded, and when a link to it is pointed at or touched. A known answer
 * is shown at once, also while it is read again. The screen itself shows a failure.
 * @param ask sends the reads; each promise is one
 * @param feature without it in the account's plan nothing is sent, as the server would refuse
 */
export async function readAhead(
  queries: QueryClient,
  ask: () => Promise<unknown>[],
  feature?: PlanFeature,
): Promise<void> {
  const settings = queries.getQueryData(read('GET user/settings').queryKey);
  if (feature !== undefined && settings?.plan_features.includes(feature) === false) return;
  const answered = Promise.allSettled(ask());
  const has_unknown = queries.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  if (has_unknown) await Promise.race([answered, pause(patience_ms)]);
}
