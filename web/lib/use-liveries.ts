import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Livery, ownLivery } from '#domain/livery.ts';
import { read } from './queries.ts';

interface OfLine {
  cruise_line_id: string | null;
  cruise_line: string | null;
  ship_name: string | null;
}

/**
 * The livery of a line, in one hook for all that a view shows: from the catalogue, else made from the name of the line
 * or the ship.
 */
export function useLiveries(): (of: OfLine) => Livery {
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  const known = useMemo(() => new Map(data?.items.map((line) => [line.id, line])), [data]);
  return ({ cruise_line_id, cruise_line, ship_name }) =>
    known.get(cruise_line_id ?? '') ?? ownLivery(cruise_line ?? ship_name ?? '');
}
