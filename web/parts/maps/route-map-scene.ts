import type { Route, RoutePlace } from '#contract/routes.ts';
import { shortestName, shortName } from '#web/lib/port-name.ts';
import { cutLine } from '#web/ui/map/along.ts';
import type { MapLeg, MapPlace, RouteScene } from '#web/ui/map/route-drawing.ts';

export interface Progress {
  /** of a voyage under way */
  today?: string | undefined;
  /** the whole of it lies behind */
  is_over?: boolean | undefined;
}

/** The content of a route map: each port once, and the position of the ship on a day under way. */
export function sceneOf({ places, legs }: Route, { today, is_over = false }: Progress = {}): RouteScene {
  const dots = new Map<string, MapPlace>();
  const due = dueOn(places, today);
  for (const place of places) {
    const known = dots.get(place.port_id);
    if (known === undefined || known.kind === 'scenic')
      dots.set(place.port_id, { ...place, names: namesOf(place.name), is_due: due.has(place.port_id) });
  }
  const at = today === undefined ? undefined : shipOn(places, today);
  return { places: [...dots.values()], ...wayOf(legs, places, at, is_over) };
}

/** The ports of a day under way, and the next one. */
function dueOn(places: readonly RoutePlace[], today: string | undefined): Set<string> {
  if (today === undefined) return new Set();
  const next = places.find(({ date }) => date > today);
  return new Set(
    places.filter((place) => place.date === today || place === next).map(({ port_id }) => port_id),
  );
}

/**
 * `Perfect Day at CocoCay, Bahamas` needs no country on a map; `Rome (Civitavecchia)` may be `Rome` where room is
 * short.
 */
export function namesOf(name: string): string[] {
  const [plain = name] = name.split(', ');
  return [...new Set([plain, shortName(name), shortestName(name)])];
}

interface ShipPlace {
  /** the place where it is or that it left last */
  place: number;
  /** the share of the leg to the next place that it has sailed */
  part: number;
}

/**
 * The position of a ship on a day of its voyage: in the port of that day, or along the leg by the share of days gone.
 */
export function shipOn(places: readonly RoutePlace[], day: string): ShipPlace | undefined {
  const here = places.findIndex(({ date }) => date === day);
  if (here >= 0) return { place: here, part: 0 };
  const next = places.findIndex(({ date }) => date > day);
  const [from, to] = [places[next - 1], places[next]];
  if (from === undefined || to === undefined) return undefined;
  return { place: next - 1, part: daysBetween(from.date, day) / daysBetween(from.date, to.date) };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000;
}

function wayOf(
  legs: Route['legs'],
  places: readonly RoutePlace[],
  ship: ShipPlace | undefined,
  is_over: boolean,
): Pick<RouteScene, 'legs' | 'ship'> {
  const ahead = (leg: Route['legs'][number]): MapLeg => ({ ...leg, is_sailed: false });
  if (ship === undefined)
    return { legs: legs.map((leg) => ({ ...leg, is_sailed: is_over })), ship: undefined };
  const { place, part } = ship;
  const here = places[place];
  const leg = legs[place];
  const in_port = here && [here.lon, here.lat];
  if (leg === undefined || part === 0) {
    return {
      legs: legs.map((each, index) => ({ ...each, is_sailed: index < place })),
      // without a line the position on a sea day is unknown
      ship: part === 0 ? in_port : undefined,
    };
  }
  const [behind, before] = cutLine(leg.line, part);
  return {
    legs: [
      ...legs.slice(0, place).map((each): MapLeg => ({ ...each, is_sailed: true })),
      { ...leg, line: behind, is_sailed: true },
      { ...leg, line: before, is_sailed: false },
      ...legs.slice(place + 1).map(ahead),
    ],
    ship: behind.at(-1),
  };
}
