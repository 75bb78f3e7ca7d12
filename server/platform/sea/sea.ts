import { Worker } from 'node:worker_threads';
import type { SeaLeg } from '#domain/sea-route/find.ts';
import type { Point } from '#domain/sea-route/sphere.ts';
import { readSeaEdition } from '#reference/read.ts';
import { Recent } from '../recent.ts';

/** Two places: the first and the last of a leg. */
export type Pair = readonly [Point, Point];

export interface Question {
  number: number;
  pairs: readonly Pair[];
}

export interface Answer {
  number: number;
  legs: SeaLeg[];
}

/** Finds ways over the sea without blocking the caller. */
export interface Sea {
  /** the edition of the network; ways of another edition have to be found again */
  readonly edition: string;
  /** the ways of these pairs, in their order */
  findLegs(pairs: readonly Pair[]): Promise<SeaLeg[]>;
  close(): Promise<void>;
}

/** Cruises of a season call at the same ports again and again. */
const kept_legs = 5_000;
/** The network takes about 50 MB, and in most minutes no port is changed. */
const idle_ms = 60_000;

/** A separate thread reads the network when the first way is requested. */
export function openSea(): Sea {
  const kept = new Recent<string, SeaLeg>(kept_legs);
  let thread: SeaThread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let is_closed = false;
  const rest = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.end();
  };
  return {
    edition: readSeaEdition(),
    async findLegs(pairs) {
      const unknown = new Map(pairs.map((pair) => [String(pair), pair] as const));
      const found = new Map<string, SeaLeg>();
      for (const key of unknown.keys()) {
        const leg = kept.get(key);
        if (leg === undefined) continue;
        found.set(key, leg);
        unknown.delete(key);
      }
      if (unknown.size > 0) {
        // a server that stops would wait for a thread that was only just started
        if (is_closed) throw new Error('the search for sea routes is closed');
        clearTimeout(idle);
        if (thread?.is_over !== false) thread = new SeaThread();
        const legs = await thread.ask([...unknown.values()]);
        for (const [index, key] of [...unknown.keys()].entries()) {
          const leg = legs[index];
          if (leg === undefined) throw new Error('a pair of places without a way');
          found.set(key, leg);
          kept.set(key, leg);
        }
        clearTimeout(idle);
        idle = setTimeout(() => void rest(), idle_ms).unref();
      }
      return pairs.flatMap((pair) => found.get(String(pair)) ?? []);
    },
    close() {
      is_closed = true;
      return rest();
    },
  };
}

/** One worker and its open questions. */
class SeaThread {
  is_over = false;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url));
  readonly #asked = new Map<number, PromiseWithResolvers<SeaLeg[]>>();
  #number = 0;

  constructor() {
    // a caller that waits for an answer keeps the process alive, the thread itself does not
    this.#worker.unref();
    this.#worker.on('message', ({ number, legs }: Answer) => {
      this.#asked.get(number)?.resolve(legs);
      this.#asked.delete(number);
      if (this.#asked.size === 0) this.#worker.unref();
    });
    this.#worker.on('error', (error: Error) => this.#giveUp(error));
    this.#worker.on('exit', () => this.#giveUp(new Error('the thread of sea routes ended')));
  }

  ask(pairs: readonly Pair[]): Promise<SeaLeg[]> {
    this.#number += 1;
    const asked = Promise.withResolvers<SeaLeg[]>();
    this.#asked.set(this.#number, asked);
    this.#worker.ref();
    this.#worker.postMessage({ number: this.#number, pairs } satisfies Question, []);
    return asked.promise;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #giveUp(error: Error): void {
    this.is_over = true;
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }
}
