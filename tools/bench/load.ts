// Puts load on one address for a moment, and returns the result.
import autocannon, { type Client } from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sets the requests of each connection; without it they send GET. */
  readonly setupClient?: (client: Client) => void;
}

let addresses = 0;

/** The same call with a new address each time: the answer to an address that was asked before is kept. */
export function asNew(target: Target): Target {
  const { pathname, search } = new URL(target.url);
  const path = `${pathname}${search === '' ? '?' : `${search}&`}address=`;
  return {
    ...target,
    setupClient: (client) =>
      client.setRequests([
        { method: 'GET', setupRequest: (request) => ({ ...request, path: `${path}${(addresses += 1)}` }) },
      ]),
  };
}

export interface Slice {
  readonly perSecond: number;
  /** The time of each answer. */
  readonly milliseconds: readonly number[];
}

/**
 * Sends a fixed number of requests over some connections. A number, not a time: a server that answers all 32
 * connections at once after three seconds would otherwise have answered none in two.
 */
export async function load(target: Target, connections: number, requests: number): Promise<Slice> {
  const milliseconds: number[] = [];
  const started = performance.now();
  let last = started;
  const run = autocannon({ ...target, connections, amount: requests, timeout: 120 });
  let refused = 0;
  run.on('response', (_client, status, _bytes, time) => {
    // 304 is a success, too: its caller has the answer
    if (status !== 304 && (status < 200 || status >= 300)) refused += 1;
    milliseconds.push(time);
    last = performance.now();
  });
  const { errors, timeouts } = await run;
  // An error would be a fast answer.
  if (errors + timeouts + refused > 0 || milliseconds.length < requests) {
    throw new Error(
      `${target.url}: ${errors} errors, ${timeouts} timeouts, ${refused} answers of another status`,
    );
  }
  return { perSecond: milliseconds.length / ((last - started) / 1000), milliseconds };
}

/** Warms a server up and estimates the number of requests for the given seconds. */
export async function requestsFor(target: Target, connections: number, seconds: number): Promise<number> {
  const least = 2 * connections;
  const first = await load(target, connections, least);
  const second = await load(target, connections, Math.max(least, Math.round(first.perSecond * seconds)));
  return Math.max(least, Math.round(second.perSecond * seconds));
}
