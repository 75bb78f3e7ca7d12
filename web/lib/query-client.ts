import { hashKey } from '@tanstack/react-query';
import { isSettings } from '#web/lib/settings-shape.ts';
import { kept_answers } from '#web/lib/offline.ts';
import { profile_store } from '#web/lib/profile.ts';
import { Queries } from '#web/lib/queries.ts';

/**
 * The answers that this page holds. When and how often each is asked for stands in `web/lib/queries.ts`. Calls are made
 * also where the browser believes to be offline: held back without a word, a Save stood still until the network came.
 */
export const queries = new Queries({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { retry: false, networkMode: 'always' } },
});

const settings_hash = hashKey(['GET user/settings']);

// Whoever asks for the settings, the profile is filled from them.
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryHash !== settings_hash) return;
  // What was asked for by somebody who is gone is not held any more.
  if (queries.getQueryCache().get(settings_hash) !== query) return;
  const state: { data?: unknown; error: unknown; status: string } = query.state;
  if (state.status === 'success' && isSettings(state.data)) profile_store.take(state.data);
  else if (state.status === 'error') profile_store.fail(state.error);
});

// What has come is kept for when there is no network.
queries.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const query: {
    queryHash: string;
    queryKey: readonly unknown[];
    state: { data: unknown; dataUpdatedAt: number };
  } = event.query;
  kept_answers.keep(query.queryHash, query.queryKey, query.state.data, query.state.dataUpdatedAt);
});
