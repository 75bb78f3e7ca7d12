import type { Clock } from '#server/platform/clock.ts';

/** A clock that stands still until it is set. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now = '2026-11-21T12:00:00Z') {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: string): void {
    this.#now = new Date(now);
  }

  /** Advances by a number of seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
