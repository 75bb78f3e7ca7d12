import type { UnreadableReason } from '#domain/proposal.ts';

/** The error for an unreadable document, with its reason. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`unreadable: ${reason}`, options);
    this.reason = reason;
  }
}
