import { QueryClient } from '@tanstack/react-query';
import { isSettings } from '#web/lib/settings-shape.ts';
import { profile_store } from '#web/lib/profile.ts';

/** The answers that this page holds. When and how often each is asked for stands in `web/lib/queries.ts`. */
export const queries = new QueryClient({
  defaultOptions: { mutations: { retry: false } },
});

// Whoever asks for the settings, the profile is filled from them.
queries.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryKey[0] !== 'GET user/settings') return;
  const { data, error, status }: { data: unknown; error: unknown; status: string } = query.state;
  if (status === 'success' && isSettings(data)) profile_store.fill(data);
  else if (status === 'error') profile_store.fail(error);
});
