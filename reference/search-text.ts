import { fold } from '#domain/fold.ts';
import type { AirlineRow, AirportRow, CruiseLineRow, PortRow, ShipRow } from './shapes.ts';

/**
 * What the `search_text` column holds: every name and code of a row, folded and fenced by `|`, the printed name first;
 * then what merely goes along with it (its country, its line) after `~ `. The fences let SQL tell "is called so"
 * (`|miami|`) from "begins so" (`|mia`), "has such a word" (` mia`) and "goes along" (no fence) by pattern alone.
 */
function searchText(names: readonly (string | null)[], along: readonly (string | null)[] = []): string {
  const folded = new Set(foldAll(names));
  const extra = new Set(foldAll(along));
  return `|${[...folded].join('|')}|${[...extra].map((words) => `~ ${words}`).join('')}`;
}

function foldAll(texts: readonly (string | null)[]): string[] {
  return texts.map((text) => fold(text ?? '')).filter((folded) => folded !== '');
}

// English only: the other languages would multiply the table for what the country filter of a screen does better.
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The English name of an ISO 3166-1 code, or null when ICU knows none; a malformed code throws RangeError. */
export function englishCountry(code: string): string | null {
  return countryNames.of(code) ?? null;
}

export function lineSearchText(line: CruiseLineRow): string {
  return searchText([line.name, ...line.aliases, line.id]);
}

export function shipSearchText(ship: ShipRow, line: CruiseLineRow): string {
  return searchText(
    [ship.name, ...ship.former_names, ship.later_name, ship.imo],
    [line.name, ...line.aliases],
  );
}

export function portSearchText(port: PortRow): string {
  return searchText([port.name, ...port.aliases, port.unlocode], [englishCountry(port.country)]);
}

export function airportSearchText(airport: AirportRow): string {
  return searchText(
    [airport.name, airport.id, airport.icao, airport.city],
    [englishCountry(airport.country)],
  );
}

export function airlineSearchText(airline: AirlineRow): string {
  return searchText([airline.name, airline.id, airline.icao]);
}
