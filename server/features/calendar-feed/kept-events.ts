import type { WrittenEvents } from '#domain/icalendar.ts';

/** A cruise in a feed. */
export interface WrittenCruise {
  id: string;
  /** another one when something of the cruise is */
  mark: string;
  /** of the record, an instant */
  updated_at: string;
  events: WrittenEvents;
}

interface Kept {
  readonly look: string;
  readonly cruises: ReadonlyMap<string, WrittenCruise>;
  readonly octets: number;
}

/** A life of 5,000 cruises, or some hundred of a hundred. */
const most_octets = 32e6;

/**
 * Feeds as they were written last, cruise by cruise. A thousand cruises take most of a second to read and to write, and
 * a program that asks again mostly finds one of them changed. Whose feed was asked for longest ago makes way.
 */
export class KeptEvents {
  readonly #feeds = new Map<string, Kept>();
  readonly #room: number;
  #octets = 0;

  constructor(room: number = most_octets) {
    this.#room = room;
  }

  /** @param look all that a feed is written by beside its cruises: by another one all are written anew */
  get(feed: string, look: string): ReadonlyMap<string, WrittenCruise> {
    const kept = this.#feeds.get(feed);
    return kept?.look === look ? kept.cruises : new Map();
  }

  set(feed: string, look: string, cruises: readonly WrittenCruise[]): void {
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
