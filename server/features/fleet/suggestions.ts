import { fold } from '#domain/fold.ts';
import { comparerWith, likeness } from '#domain/likeness.ts';
import type { CatalogueShip } from './store.ts';

const most_suggested = 3;
/** Below it people see no likeness: "Icon" and "Iona" have 0.5 in common. */
const least_likeness = 0.6;
/** Of two ships alike, the one of the line that was typed is meant. */
const same_line = 0.2;

/** Letters before a name that say what kind of ship it is, and are as often left out as typed. */
const prefixes = /^(?:ms|mv|mts|ss|rms|hms|m s|m v) /;

/** Suggests ships with a like name, present or former; the likest first. */
export type Suggest = (typed: { ship_name: string; cruise_line: string | null }) => CatalogueShip[];

/**
 * Gets ready to suggest ships of the catalogue for many typed ones: comparing each with each, name by name, kept
 * everybody waiting for most of a minute when somebody had typed a thousand.
 */
export function suggestFrom(ships: readonly CatalogueShip[]): Suggest {
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
