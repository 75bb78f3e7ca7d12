import type { Outcome } from '#domain/proposal.ts';
import type { ReadableDocument } from '../model.ts';

/** What a document proposes. */
export function propose(_document: ReadableDocument): Outcome {
  return { outcome: 'not_a_booking', reason: 'other', proposals: [] };
}
