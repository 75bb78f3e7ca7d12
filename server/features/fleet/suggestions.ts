import { fold } from '#domain/fold.ts';
import { likeness } from '#domain/likeness.ts';
import type { CatalogueShip } from './store.ts';

const most_suggested = 3;
/** Below it people see no likeness: "Icon" and "Iona" have 0.5 in common. */
const least_likeness = 0.6;
/** Of two ships alike, the one of the line that was typed is meant. */
const same_line = 0.2;

/** Letters before a name that say what kind of ship it is, and are as often left out as typed. */
const prefixes = /^(?:ms|mv|mts|ss|rms|hms|m s|m v) /;

/** Ships with a like name, present or former; the likest first. */
export function suggestShips(
  typed: { ship_name: string; cruise_line: string | null },
  ships: readonly CatalogueShip[],
): CatalogueShip[] {
  const name = plain(typed.ship_name);
  const line = fold(typed.cruise_line ?? '');
  return ships
    .map((ship) => {
      const likest = Math.max(...[ship.name, ...ship.former_names].map((own) => likeness(name, plain(own))));
      const bonus = line !== '' && likeness(line, fold(ship.cruise_line)) >= least_likeness ? same_line : 0;
      return { ship, likest, score: likest + bonus };
    })
    .filter(({ likest }) => likest >= least_likeness)
    .toSorted((a, b) => b.score - a.score || (a.ship.id < b.ship.id ? -1 : 1))
    .slice(0, most_suggested)
    .map(({ ship }) => ship);
}

function plain(name: string): string {
  return fold(name).replace(prefixes, '');
}
