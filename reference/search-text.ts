import { fold } from '#domain/fold.ts';
import { namesInLanguages } from '#domain/port-names/all.ts';
import type { AirlineRow, AirportRow, CruiseLineRow, PortRow, Reference, ShipRow } from './shapes.ts';

export type Searchable<Row> = Row & { search_text: string };

/** The rows that people search, each with its search text. */
export function withSearchTexts(reference: Reference): {
  lines: Searchable<CruiseLineRow>[];
  ships: Searchable<ShipRow>[];
  ports: Searchable<PortRow>[];
  airports: Searchable<AirportRow>[];
  airlines: Searchable<AirlineRow>[];
} {
  const lines = new Map(reference.lines.map((line) => [line.id, [line.name, ...line.aliases]]));
  const countries = new Map(reference.countries.map((country) => [country.id, [country.name]]));
  return {
    lines: reference.lines.map((line) => ({
      ...line,
      search_text: searchText([line.name, ...line.aliases, line.id]),
    })),
    ships: reference.ships.map((ship) => ({
      ...ship,
      search_text: searchTextOfShip(ship, lines.get(ship.cruise_line_id)),
    })),
    ports: reference.ports.map((port) => ({
      ...port,
      search_text: searchText(
        [port.name, ...port.aliases, port.unlocode, ...namesInLanguages(port.name)],
        countries.get(port.country),
      ),
    })),
    airports: reference.airports.map((airport) => ({
      ...airport,
      search_text: searchText(
        [airport.name, airport.id, airport.icao, airport.city],
        countries.get(airport.country),
      ),
    })),
    airlines: reference.airlines.map((airline) => ({
      ...airline,
      search_text: searchText([airline.name, airline.id, airline.icao]),
    })),
  };
}

/** The search text of a ship; its line is secondary. */
export function searchTextOfShip(
  ship: Pick<ShipRow, 'name' | 'former_names' | 'later_name' | 'imo'>,
  line_names: readonly string[] | undefined,
): string {
  return searchText([ship.name, ...ship.former_names, ship.later_name, ship.imo], line_names);
}

/**
 * Every name and code of a row, folded and enclosed in `|`, the printed name first; then secondary texts (its country,
 * its line) after `~ `. The separators let SQL distinguish by pattern an equal name (`|miami|`), the beginning of a
 * name (`|mia`), the beginning of a word (` mia`) and a secondary text (no separator).
 */
function searchText(names: readonly (string | null)[], along: readonly string[] = []): string {
  return `|${foldAll(names).join('|')}|${foldAll(along)
    .map((words) => `~ ${words}`)
    .join('')}`;
}

function foldAll(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map((text) => fold(text ?? '')))].filter((folded) => folded !== '');
}
