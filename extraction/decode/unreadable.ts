import type { UnreadableReason } from '#domain/proposal.ts';

/** A document that cannot be read, and why. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`unreadable: ${reason}`, options);
    this.reason = reason;
  }
}
