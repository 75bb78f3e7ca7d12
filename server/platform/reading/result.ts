import type { NoBookingReason, ProposedCruise, UnreadableReason } from '#domain/proposal.ts';

/** What came of a document, ready to be kept: proposals and pages are JSON. */
export interface ReadResult {
  outcome: 'booking' | 'not_a_booking' | 'error';
  reason: NoBookingReason | UnreadableReason | null;
  /** of cruises proposed */
  count: number;
  cruises: ProposedCruise[];
  proposals: string;
  pages: string;
}

/** What came of a document that cannot be read. */
export function unreadable(reason: UnreadableReason): ReadResult {
  return { outcome: 'error', reason, count: 0, cruises: [], proposals: '[]', pages: '[]' };
}

/** What a reading may take. */
export interface ReaderLimits {
  time_ms: number;
  /** beyond it, for the process that reads to say that it is over */
  grace_ms: number;
  /** of its heap and its buffers */
  memory_mb: number;
  /** by which the process that reads may grow: what native code and threads of a thread take is in no heap of ours */
  growth_mb: number;
}
