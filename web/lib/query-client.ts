import { hashKey } from '@tanstack/react-query';
import { isSettings } from '#web/lib/settings-shape.ts';
import { offline_answers } from '#web/lib/offline.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { profile_store } from '#web/lib/profile.ts';
import { Queries } from '#web/lib/queries.ts';

/**
 * The cached answers of this page. `web/lib/queries.ts` says when each is read again. Calls are made even where the
 * browser thinks it is offline: TanStack would hold them back silently, and a Save stood still until the network came.
 */
export const queries = new Queries({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { retry: false, networkMode: 'always' } },
});

const settings_hash = hashKey(['GET user/settings']);

// Fills the profile from every read of the settings.
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryHash !== settings_hash) return;
  // A query that was cleared belongs to an account that has left.
  if (queries.getQueryCache().get(settings_hash) !== query) return;
  const state: { data?: unknown; error: unknown; status: string } = query.state;
  if (state.status === 'success' && isSettings(state.data)) profile_store.take(state.data);
  else if (state.status === 'error') profile_store.fail(state.error);
});

// Keeps each answer for when there is no network.
queries.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const query: {
    queryHash: string;
    queryKey: readonly unknown[];
    state: { data: unknown; dataUpdatedAt: number };
  } = event.query;
  const { queryHash, queryKey, state } = query;
  const data = outbox.base(queryKey, state.data, event.action.manual === true);
  offline_answers.keep(queryHash, queryKey, data, state.dataUpdatedAt);
});
