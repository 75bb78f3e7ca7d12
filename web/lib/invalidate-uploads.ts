import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the list, the counts of the bar, and an open document after a change. */
export async function invalidateUploads(queries: QueryClient): Promise<void> {
  const keys = ['GET uploads', 'GET uploads/{id}', 'GET user/notifications/summary', 'GET user/usage'];
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
