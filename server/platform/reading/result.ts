import type { NoBookingReason, ProposedCruise, UnreadableReason } from '#domain/proposal.ts';

/** The result of reading a document, ready to be stored: proposals and pages are JSON. */
export interface ReadResult {
  outcome: 'booking' | 'not_a_booking' | 'error';
  reason: NoBookingReason | UnreadableReason | null;
  /** number of proposed cruises */
  count: number;
  cruises: ProposedCruise[];
  proposals: string;
  pages: string;
}

/** The result for a document that cannot be read. */
export function unreadable(reason: UnreadableReason): ReadResult {
  return { outcome: 'error', reason, count: 0, cruises: [], proposals: '[]', pages: '[]' };
}

/** The limits of a reading. */
export interface ReaderLimits {
  time_ms: number;
  /** the time beyond it in which the reading process must report the end */
  grace_ms: number;
  /** of the thread's heap and buffers */
  memory_mb: number;
  /** by which the reading process may grow: memory of native code and nested threads is in no heap of ours */
  growth_mb: number;
}
