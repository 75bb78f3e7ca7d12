import { fold } from '#domain/fold.ts';

/** A row of the tables of countries and ports; days are `YYYY-MM-DD`. */
export interface Place {
  key: string;
  name: string;
  /** for a port, the name of its country */
  country?: string | undefined;
  visits: number;
  first_visit: string;
  latest_visit: string;
}

const place_sorts = ['name', 'country', 'visits', 'first_visit', 'latest_visit'] as const;
export type PlaceColumn = (typeof place_sorts)[number];
interface PlaceSort {
  column: PlaceColumn;
  is_falling: boolean;
}

/** Reads `-visits` of an address; an unknown value gives the usual order. */
export function placeSortOf(text: string | undefined): PlaceSort {
  const column = place_sorts.find((name) => name === text?.replace(/^-/, ''));
  return column === undefined
    ? { column: 'visits', is_falling: true }
    : { column, is_falling: text?.startsWith('-') === true };
}

/** The first press sorts in the usual order, the next one reverses it. */
export function nextSort(sort: PlaceSort, column: PlaceColumn): string {
  const falls_first = column === 'visits' || column === 'latest_visit';
  const is_falling = sort.column === column ? !sort.is_falling : falls_first;
  return `${is_falling ? '-' : ''}${column}`;
}

/**
 * The places that match a search, sorted. Equal ones are sorted by name.
 * @param compare orders names by the rules of the reader's language
 */
export function placesBy(
  places: readonly Place[],
  { column, is_falling }: PlaceSort,
  text: string,
  compare: (a: string, b: string) => number,
): Place[] {
  const words = fold(text).split(' ').filter(Boolean);
  const found = places.filter(({ name, country = '' }) => {
    const folded = ` ${fold(name)} ${fold(country)}`;
    return words.every((word) => folded.includes(` ${word}`));
  });
  const sign = is_falling ? -1 : 1;
  return found.toSorted((a, b) => sign * orderOf(a, b, column, compare) || compare(a.name, b.name));
}

function orderOf(a: Place, b: Place, column: PlaceColumn, compare: (a: string, b: string) => number) {
  if (column === 'visits') return a.visits - b.visits;
  if (column === 'name') return compare(a.name, b.name);
  if (column === 'country') return compare(a.country ?? '', b.country ?? '');
  return a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0;
}
