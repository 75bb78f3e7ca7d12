import { fold } from '#domain/fold.ts';
import { isPortCode } from '#domain/port-codes.ts';
import { namesInLanguages } from '#domain/port-names/all.ts';
import { readReference } from '#reference/read.ts';
import type { AirlineRow, AirportRow, CruiseLineRow, PortRow, ShipRow } from '#reference/shapes.ts';
import { plain } from '../values/plain.ts';
import { NameIndex } from './name-index.ts';
import { local_country_names, local_line_names, short_line_names } from './local-names.ts';

/** Lines, ships, ports, airports and airlines, as documents name them. */
export interface Catalogue {
  lines: NameIndex<CruiseLineRow>;
  ships: NameIndex<ShipRow>;
  ports: NameIndex<PortRow>;
  line_by_id: ReadonlyMap<string, CruiseLineRow>;
  airports: ReadonlyMap<string, AirportRow>;
  airport_names: NameIndex<AirportRow>;
  airlines: ReadonlyMap<string, AirlineRow>;
  airline_names: NameIndex<AirlineRow>;
  /** Names of loyalty programmes, except ordinary words ("Oceans"). */
  programme_names: readonly string[];
  /** normalised as names are compared: the country of a guest is not a guest */
  country_names: ReadonlySet<string>;
  /** Words in names of lines that are written in capitals: MSC, AIDA, TUI. */
  short_words: ReadonlySet<string>;
}

let made: Catalogue | undefined;

/** Built once per process: it takes half a second. */
export function catalogue(): Catalogue {
  made ??= makeCatalogue();
  return made;
}

function makeCatalogue(): Catalogue {
  const { lines, ships, ports, airports, airlines, programmes, countries } = readReference();
  const found: Catalogue = {
    lines: new NameIndex(),
    ships: new NameIndex(),
    ports: new NameIndex(),
    line_by_id: new Map(lines.map((line) => [line.id, line])),
    airports: new Map(airports.map((airport) => [airport.id, airport])),
    airport_names: new NameIndex(),
    airlines: new Map(
      airlines.flatMap((airline) => [[airline.id, airline] as const, [airline.icao, airline] as const]),
    ),
    airline_names: new NameIndex(),
    programme_names: programmes.map(({ name }) => name).filter((name) => /[ |]/.test(name)),
    country_names: new Set([...countries.map(({ name }) => name), ...local_country_names].map(plain)),
    short_words: new Set(
      lines.flatMap(({ name, aliases }) =>
        [name, ...aliases].flatMap((one) => one.match(/(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu) ?? []),
      ),
    ),
  };
  for (const line of lines) {
    for (const name of [line.name, ...line.aliases, ...(local_line_names[line.id] ?? [])]) {
      if (fold(name).length > 3 || short_line_names.has(name)) found.lines.add(name, line);
    }
  }
  for (const ship of ships.toSorted((a, b) => newest(b) - newest(a))) {
    const bare = ship.name.replace(/^(?:MS|MV|RMS|M\/S|SS|MY|TSS)\s+/i, '');
    // "à bord du Jacques Cartier" is Le Jacques Cartier; single words would match too much else
    const [, without_article = ship.name] = /^(?:Le|La|The) (\S+[ -].+)$/u.exec(bare) ?? [];
    for (const name of new Set([ship.name, bare, without_article])) {
      if (!/^\d+$/.test(name)) found.ships.add(name, ship);
    }
  }
  for (const port of ports) {
    for (const name of portNames(port)) found.ports.add(name, port);
  }
  for (const airport of airports) {
    found.airport_names.add(airport.name, airport);
    if (airport.city !== null && airport.size === 'large') found.airport_names.add(airport.city, airport);
  }
  for (const airline of airlines) found.airline_names.add(airline.name, airline);
  return found;
}

const newest = ({ status, year_in_service }: ShipRow): number =>
  (status === 'retired' ? 0 : 5000) + (year_in_service ?? 0);

/** The names under which a port is found: "Athens (Piraeus)" also by either part. */
function portNames(port: PortRow): Set<string> {
  // "PER" is a word in other languages
  const aliases = port.aliases.filter((alias) => !isPortCode(alias));
  const names = [port.name, ...aliases, ...namesInLanguages(port.name)];
  return new Set(
    names.flatMap((name) => {
      const [, outer, inner] = /^([^(]+)\(([^)]+)\)/.exec(name) ?? [];
      const [city] = name.split(',');
      return [
        name,
        ...(city === undefined ? [] : [city]),
        ...(outer === undefined ? [] : [outer]),
        ...(inner === undefined ? [] : [inner]),
      ].map((one) => one.trim());
    }),
  );
}

/** The port with a name: the whole name, its first part, or the part in brackets. */
export function portByName(name: string): PortRow | undefined {
  const { ports } = catalogue();
  const [first = ''] = name.split(/[,;(/]| [-–] /);
  return [name, first, /\(([^)]+)/.exec(name)?.[1] ?? ''].flatMap((one) => ports.exact(one))[0];
}
