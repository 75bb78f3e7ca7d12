import { useQuery } from '@tanstack/react-query';
import { ownLivery } from '#domain/livery.ts';
import { read } from './queries.ts';

interface OfLine {
  cruise_line_id: string | null;
  cruise_line: string | null;
  ship_name: string | null;
}

/** The colour of the cruise line of an entry, in one hook for all entries. */
export function useLineColours(): (entry: OfLine) => string {
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  const known = new Map(data?.items.map(({ id, colour }) => [id, colour]));
  return ({ cruise_line_id, cruise_line, ship_name }) =>
    known.get(cruise_line_id ?? '') ?? ownLivery(cruise_line ?? ship_name ?? '').colour;
}
