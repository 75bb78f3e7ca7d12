import { fold } from '#domain/fold.ts';
import { comparerWith, likeness } from '#domain/likeness.ts';
import type { CatalogueShip } from './store.ts';

const most_suggested = 3;
/** Below this people see no similarity: "Icon" and "Iona" have 0.5 in common. */
const least_likeness = 0.6;
/** Of two similar ships, the one of the typed line is meant. */
const same_line = 0.2;

/** Prefixes of the kind of ship, which are as often left out as typed. */
const prefixes = /^(?:ms|mv|mts|ss|rms|hms|m s|m v) /;

/** Suggests ships with a similar name, present or former; the most similar first. */
export type ShipSuggester = (typed: { ship_name: string; cruise_line: string | null }) => CatalogueShip[];

/**
 * Prepares suggestions for many typed ships: comparing each with each, name by name, blocked the server for most of a
 * minute when a user had typed a thousand.
 */
export function suggestFrom(ships: readonly CatalogueShip[]): ShipSuggester {
  const names = ships.flatMap((ship) => [ship.name, ...ship.former_names].map((name) => ({ ship, name })));
  const compare = comparerWith(names.map(({ name }) => plain(name)));
  return (typed) => {
    const line = fold(typed.cruise_line ?? '');
    const likest = new Map<CatalogueShip, number>();
    for (const [place, found] of compare(plain(typed.ship_name)).entries()) {
      const ship = names[place]?.ship;
      if (ship !== undefined && found >= least_likeness)
        likest.set(ship, Math.max(found, likest.get(ship) ?? 0));
    }
    return [...likest]
      .map(([ship, found]) => {
        const is_same_line = likeness(line, fold(ship.cruise_line)) >= least_likeness;
        return { ship, score: found + (is_same_line ? same_line : 0) };
      })
      .toSorted((a, b) => b.score - a.score || (a.ship.id < b.ship.id ? -1 : 1))
      .slice(0, most_suggested)
      .map(({ ship }) => ship);
  };
}

function plain(name: string): string {
  return fold(name).replace(prefixes, '');
}
