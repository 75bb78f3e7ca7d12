import type { QueryClient } from '@tanstack/react-query';
import { read } from './queries.ts';

/** How a cruise is welcomed on its page, once: the first one of an account has flags. */
export type Welcome = 'first' | 'another';

let newest: { id: string; welcome: Welcome } | undefined;

/** A cruise was just recorded. Called before the lists are read again: they tell whether it is the first one. */
export function noteRecorded(queries: QueryClient, id: string): void {
  const board = queries.getQueryData(read('GET dashboard').queryKey);
  const is_first =
    board !== undefined && (board.current ?? board.next) === null && board.totals.cruises === 0;
  newest = { id, welcome: is_first ? 'first' : 'another' };
}

export function welcomeOf(id: string): Welcome | undefined {
  return newest?.id === id ? newest.welcome : undefined;
}

/** Its page was left. */
export function forgetWelcome(): void {
  newest = undefined;
}
