import { readReference } from '#reference/read.ts';
import type { ShipRow } from '#reference/shapes.ts';

/** First and last year under this name and flag, if it differs from the hull's year. */
const YEARS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  'royal-caribbean-sovereign-of-the-seas-1988': [1988, 2008],
  'princess-star-princess-2002': [2002, 2020],
  'costa-costa-victoria-1996': [1996, 2020],
  'cunard-queen-elizabeth-2-1969': [1969, 2008],
  'aida-aidaaura-2003': [2003, 2023],
  'aida-aidacara-1996': [1996, 2021],
  'holland-america-maasdam-1993': [1993, 2020],
  'azamara-azamara-onward-1999': [2022, 9999],
  'azamara-azamara-journey-2000': [2007, 9999],
  'azamara-azamara-quest-2000': [2007, 9999],
  'norwegian-norwegian-jade-2006': [2008, 9999],
  'fred-olsen-balmoral-1988': [2008, 9999],
  'oceania-insignia-1998': [2003, 9999],
  'oceania-nautica-2000': [2005, 9999],
  'windstar-wind-surf-1990': [1998, 9999],
};

const { ships } = readReference();
const known: ReadonlyMap<string, ShipRow> = new Map(ships.map((ship) => [ship.id, ship]));

/** The ship of an id; null for a typed ship, whose name is quoted. */
export function shipOf(id: string): ShipRow | null {
  if (id.startsWith('"')) return null;
  const ship = known.get(id);
  if (ship === undefined) throw new Error(`The catalogue has no ship ${id}.`);
  return ship;
}

/** The ships that sail in a year. */
export function sailingIn(ids: readonly string[], year: number): string[] {
  return ids.filter((id) => {
    const [first, last] = YEARS[id] ?? [shipOf(id)?.year_in_service ?? 0, 9999];
    return first <= year && year <= last;
  });
}
