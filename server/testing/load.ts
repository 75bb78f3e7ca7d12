import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#server/platform/ids.ts';
import type { Caller } from './server.ts';

/** What was answered, to be compared with what is stored. */
export interface Written {
  /** the booking numbers of cruises that were created */
  created: Set<string>;
  /** those of them whose notes were changed to their booking number */
  changed: Set<string>;
  statuses: Record<string, number>;
}

export interface Load {
  /** Waits until each client got a good answer to a call that it began after this. */
  allAreServed(): Promise<void>;
  /** Waits until a write is answered that was sent after this. */
  aWriteIsAnswered(): Promise<void>;
  /** Waits until a write is refused. */
  someAreRefused(): Promise<void>;
  /** The longest time without an answered write since this was asked before. */
  longestPause_ms(): number;
  end(): Promise<Written>;
}

/** Clients of servers that fail over: each write has a known id and is sent again, as it was, until it is answered. */
export function startLoad(
  callers: readonly Caller[],
  { writers, readers }: { writers: number; readers: number },
): Load {
  const created = new Set<string>();
  const changed = new Set<string>();
  const statuses: Record<string, number> = {};
  const served = Array.from({ length: writers + readers }, () => 0);
  let refused = 0;
  let latest_sent = 0;
  let latest_answered = performance.now();
  let pause_ms = 0;
  const over = new AbortController();

  const count = ({ status, failure }: { status: number; failure: { code: string } | null }) => {
    const name = status === 503 ? `503 ${failure?.code}` : String(status);
    statuses[name] = (statuses[name] ?? 0) + 1;
    assert.ok(
      (status >= 200 && status < 300) || [412, 503].includes(status),
      `${status} ${JSON.stringify(failure)}`,
    );
    return status !== 503;
  };
  /** Sends a call again, as it was, until it is not refused for an outage. */
  const insist = async <Answer extends { status: number; headers: Headers; failure: { code: string } }>(
    send: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    while (!over.signal.aborted) {
      const sent = performance.now();
      const answer = await send();
      if (count(answer)) {
        latest_sent = Math.max(latest_sent, sent);
        pause_ms = Math.max(pause_ms, performance.now() - latest_answered);
        latest_answered = performance.now();
        return answer;
      }
      refused += 1;
      await sleep(1000 * Number(answer.headers.get('retry-after')));
    }
    return null;
  };
  const callerOf = (number: number) => callers[number % callers.length] as Caller;
  const write = async (number: number) => {
    const caller = callerOf(number);
    const id = newId();
    const dates = { start_date: '2027-01-09', end_date: '2027-01-16' };
    const body = { id, ship_name: 'Icon of the Seas', ...dates, booking_number: id };
    const cruise = await insist(() => caller.call('POST cruises', { body }));
    if (cruise !== null) created.add(id);
    served[number] = (served[number] ?? 0) + 1;
    if (cruise === null || number % 3 !== 0) return;
    // of a change that was done, but whose answer was lost, the next try is told that the record has changed
    const headers = { 'if-match': `"${cruise.body.version}"` };
    const change = { params: { id }, headers, body: { notes: id } };
    const answer = await insist(() => caller.call('PATCH cruises/{id}', change));
    if (answer?.status === 412)
      assert.equal((answer.failure as { current?: { notes?: string } }).current?.notes, id);
    if (answer !== null) changed.add(id);
  };
  const read = async (number: number) => {
    const answer = await callerOf(number).call('GET cruises', { query: { limit: 5 } });
    if (count(answer)) served[number] = (served[number] ?? 0) + 1;
    else await sleep(10);
  };
  const callOn = async (number: number) => {
    while (!over.signal.aborted) await (number < writers ? write(number) : read(number));
  };
  const calling = Promise.all(served.map((_, number) => callOn(number))).finally(() => over.abort());
  calling.catch(() => undefined);
  const until = async (isSo: () => boolean) => {
    while (!over.signal.aborted && !isSo()) await sleep(5);
  };
  return {
    allAreServed() {
      const before = [...served];
      // one call may have begun before
      return until(() => served.every((now, number) => now >= (before[number] ?? 0) + 2));
    },
    aWriteIsAnswered() {
      const begun = performance.now();
      return until(() => latest_sent >= begun);
    },
    someAreRefused() {
      const before = refused;
      return until(() => refused > before);
    },
    longestPause_ms() {
      const longest = pause_ms;
      pause_ms = 0;
      return longest;
    },
    async end() {
      over.abort();
      await calling;
      return { created, changed, statuses };
    },
  };
}

/** The booking numbers that `stored` lacks, or has without their change, and the number of those that it has twice. */
export function compare(
  { created, changed }: Written,
  stored: readonly { booking_number: string; notes: string }[],
): { lost: string[]; doubled: number } {
  const notes = new Map(stored.map((row) => [row.booking_number, row.notes]));
  const lost = [...created].filter(
    (name) => !notes.has(name) || (changed.has(name) && notes.get(name) !== name),
  );
  return { lost, doubled: stored.length - notes.size };
}

export const stored_by_load = 'select booking_number, notes from cruises';
