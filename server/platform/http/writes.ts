import { CodedError } from '#server/platform/errors.ts';

const minute_ms = 60_000;
/** At more accounts than this, minutes that are over are removed. */
const most_kept = 10_000;

interface Minute {
  count: number;
  begun: number;
}

/**
 * Counts the changes of each account in a minute. Counted in this process alone: a row for each change would double the
 * load that this bounds, and a second server lets an account do twice as much, which does no harm.
 */
export class Writes {
  readonly #most: number;
  readonly #minutes = new Map<string, Minute>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a change before it is made. @throws CodedError `too_many_requests` */
  count(user_id: string, now: Date): void {
    const time = now.getTime();
    const minute = this.#minuteOf(user_id, time);
    if (minute.count >= this.#most) {
      const retry_after = Math.ceil((minute.begun + minute_ms - time) / 1000);
      throw new CodedError('too_many_requests', { retry_after });
    }
    minute.count += 1;
  }

  #minuteOf(user_id: string, time: number): Minute {
    const known = this.#minutes.get(user_id);
    if (known !== undefined && !isOver(known, time)) return known;
    if (this.#minutes.size >= most_kept) {
      for (const [key, minute] of this.#minutes) if (isOver(minute, time)) this.#minutes.delete(key);
    }
    const minute = { count: 0, begun: time };
    this.#minutes.set(user_id, minute);
    return minute;
  }
}

/** Also true after the clock was set back, so that no account waits for longer than a minute. */
function isOver({ begun }: Minute, time: number): boolean {
  return time < begun || time >= begun + minute_ms;
}
