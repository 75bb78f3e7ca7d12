import { useSyncExternalStore } from 'react';
import type { ReviewState, ReviewStore } from './review-store.ts';

/** A part of the review's state. `select` must return the same value while nothing has changed. */
export function useReview<Part>(store: ReviewStore, select: (state: ReviewState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}
