import { useQuery } from '@tanstack/react-query';
import { useIdle } from '#web/ui/idle.ts';
import { type Livery, ownLivery } from '#domain/livery.ts';
import { read } from './queries.ts';

/** The livery of a line: from the catalogue, else made from the name of the line or the ship. */
export function useLivery(of: {
  cruise_line_id: string | null;
  cruise_line: string | null;
  ship_name: string | null;
}): Livery {
  const { cruise_line_id } = of;
  const is_idle = useIdle();
  const { data } = useQuery({
    ...read('GET catalog/cruise-lines'),
    enabled: cruise_line_id !== null && is_idle,
  });
  const line = cruise_line_id === null ? undefined : data?.items.find(({ id }) => id === cruise_line_id);
  return line ?? ownLivery(of.cruise_line ?? of.ship_name ?? '');
}
