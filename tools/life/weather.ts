import type { GivenRow } from '#contract/schedule.ts';
import type { Dice } from './dice.ts';
import type { Itinerary } from './itinerary.ts';

/** Sometimes skips a port, with another one in its place if there is one. */
export function withWeather(rows: GivenRow[], { instead }: Itinerary, dice: Dice): GivenRow[] {
  return rows.flatMap((row): GivenRow[] => {
    if (row.kind !== 'port' || !row.depart || !row.arrive || !dice.happens(0.035)) return [row];
    const skipped: GivenRow = { ...row, outcome: 'skipped' };
    return instead === undefined ? [skipped] : [skipped, { ...row, port_id: instead, outcome: 'unplanned' }];
  });
}
