import { type QueryClient, useQuery } from '@tanstack/react-query';
import { fold } from '#domain/fold.ts';
import { read } from '#web/lib/queries.ts';

/** An airport or airline in a list of suggestions. */
export interface Place {
  /** its code */
  id: string;
  /** the stored value: the code of an airport, the name of an airline */
  value: string;
  name: string;
  city: string | null;
  country: string;
  time_zone: string | null;
}

export type PlaceKind = 'airport' | 'airline';

const shown = 20;

/** Airports or airlines that have all words of a text in one of their names or codes. */
export async function findPlaces(queries: QueryClient, kind: PlaceKind, text: string): Promise<Place[]> {
  const q = text.trim();
  if (q === '') return [];
  const query = { q, limit: shown };
  if (kind === 'airline') {
    const { items } = await queries.query({
      ...read('GET catalog/airlines', { query }),
      staleTime: 'static',
    });
    return codeFirst(
      q,
      items.map(({ id, name, country }) => ({
        value: name,
        id,
        name,
        city: null,
        country,
        time_zone: null,
      })),
    );
  }
  const { items } = await queries.query({ ...read('GET catalog/airports', { query }), staleTime: 'static' });
  return codeFirst(
    q,
    items.map(({ id, name, city, country, time_zone }) => ({
      value: id,
      id,
      name,
      city,
      country,
      time_zone,
    })),
  );
}

/** A typed code means its own entry, rather than names that contain it. */
function codeFirst(text: string, places: Place[]): Place[] {
  const is_meant = ({ id }: Place) => fold(id) === fold(text);
  return [...places.filter(is_meant), ...places.filter((place) => !is_meant(place))];
}

/** The one entry that a text names: by its code, or by a name or city that only one has. */
export function placeNamed(places: readonly Place[], text: string): Place | undefined {
  const wanted = fold(text);
  const by_code = places.find(({ id }) => fold(id) === wanted);
  if (by_code !== undefined) return by_code;
  const named = places.filter(
    ({ name, city }) => fold(name) === wanted || (city !== null && fold(city) === wanted),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The airport of a code; undefined while it is loading, and for any other text. */
export function useAirport(code: string): Place | undefined {
  const wanted = code.trim().toUpperCase();
  const { data } = useQuery({
    ...read('GET catalog/airports', { query: { q: wanted, limit: shown } }),
    enabled: /^[A-Z]{3}$/.test(wanted),
  });
  const found = data?.items.find(({ id }) => id === wanted);
  return found === undefined ? undefined : { ...found, value: found.id };
}

/** The code of the airline in a flight number: `LH` of `LH 462`. */
export function airlineCodeOf(flight_number: string): string | undefined {
  return /^\s*([a-z]\d|\d[a-z]|[a-z]{2})\s*\d{1,4}[a-z]?\s*$/i.exec(flight_number)?.[1]?.toUpperCase();
}
