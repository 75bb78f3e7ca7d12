import type { Language } from '#domain/languages.ts';
import { shipOf } from '#domain/livery.ts';
import { formatDays } from '#server/platform/format-day.ts';
import { paintShip } from './picture.ts';
import type { Ticket } from './wording.ts';

/** What the strip of a mail tells of a cruise. */
interface Voyage {
  ship_name: string | null;
  cruise_line: string | null;
  start_date: string;
  end_date: string;
  start_port_code: string | null;
  end_port_code: string | null;
  livery: Parameters<typeof shipOf>[0]['livery'];
}

export async function ticketOf(voyage: Voyage, language: Language): Promise<Ticket> {
  const { ship_name, cruise_line } = voyage;
  const { colour, hull, length_m, built } = shipOf(voyage);
  const seen = { colour, hull, length_m, built };
  return {
    ship: ship_name ?? cruise_line ?? '',
    line: ship_name === null ? '' : (cruise_line ?? ''),
    colour,
    from: voyage.start_port_code,
    to: voyage.end_port_code,
    days: formatDays(voyage.start_date, voyage.end_date, language),
    picture: await paintShip(seen).catch(() => null),
  };
}
