import { first_notices } from '#domain/record-reads.ts';
import { read } from '#web/lib/queries.ts';

/** First a month of a busy year, then a lifetime, then as many as the server returns. */
export const notice_steps = [first_notices, 200, 1000] as const;

/** The latest notices, up to a limit. */
export function readNotices(limit: number = notice_steps[0]) {
  return read('GET user/notifications', { query: { limit } });
}
