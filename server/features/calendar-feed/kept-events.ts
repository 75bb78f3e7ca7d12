import type { WrittenEvents } from '#domain/icalendar.ts';

/** A cruise in a feed. */
export interface CruiseEvents {
  id: string;
  /** changes whenever the cruise changes */
  mark: string;
  /** of the record, an instant */
  updated_at: string;
  events: WrittenEvents;
}

interface CachedFeed {
  readonly look: string;
  readonly cruises: ReadonlyMap<string, CruiseEvents>;
  readonly octets: number;
}

/** A logbook of 5,000 cruises, or some hundred of a hundred. */
const most_octets = 32e6;

/**
 * Caches the latest text of feeds, cruise by cruise. A thousand cruises take most of a second to read and to write, and
 * a program that asks again mostly finds one of them changed. The feed that was read longest ago is removed first.
 */
export class EventCache {
  readonly #feeds = new Map<string, CachedFeed>();
  readonly #room: number;
  #octets = 0;

  constructor(room: number = most_octets) {
    this.#room = room;
  }

  /** @param look everything besides the cruises that the text depends on: another one discards the cached texts */
  get(feed: string, look: string): ReadonlyMap<string, CruiseEvents> {
    const kept = this.#feeds.get(feed);
    return kept?.look === look ? kept.cruises : new Map();
  }

  set(feed: string, look: string, cruises: readonly CruiseEvents[]): void {
    this.#forget(feed);
    const octets = cruises.reduce((sum, { events }) => sum + events.octets.length, 0);
    if (octets > this.#room) return;
    this.#feeds.set(feed, { look, octets, cruises: new Map(cruises.map((cruise) => [cruise.id, cruise])) });
    this.#octets += octets;
    for (const longest_ago of this.#feeds.keys()) {
      if (this.#octets <= this.#room) break;
      this.#forget(longest_ago);
    }
  }

  #forget(feed: string): void {
    this.#octets -= this.#feeds.get(feed)?.octets ?? 0;
    this.#feeds.delete(feed);
  }
}
