import { addDays, nightsBetween } from '#domain/dates.ts';
import type { LoggedCruise, LoggedRow } from '#domain/logbook.ts';

/** Ports by the codes that test cases use, in as many countries as they need; lower case is a typed port. */
const ports: Record<string, { port_id: string | null; port_name: string; country: string | null }> = {
  MIA: { port_id: 'us-miami', port_name: 'Miami', country: 'US' },
  KEY: { port_id: 'us-key-west', port_name: 'Key West', country: 'US' },
  CZM: { port_id: 'mx-cozumel', port_name: 'Cozumel', country: 'MX' },
  NAS: { port_id: 'bs-nassau', port_name: 'Nassau', country: 'BS' },
  COC: { port_id: 'bs-cococay', port_name: 'CocoCay', country: 'BS' },
  SOU: { port_id: 'gb-southampton', port_name: 'Southampton', country: 'GB' },
  NYC: { port_id: 'us-new-york', port_name: 'New York', country: 'US' },
  BGO: { port_id: 'no-bergen', port_name: 'Bergen', country: 'NO' },
  GEI: { port_id: 'no-geiranger', port_name: 'Geiranger', country: 'NO' },
  APW: { port_id: 'ws-apia', port_name: 'Apia', country: 'WS' },
  PPG: { port_id: 'as-pago-pago', port_name: 'Pago Pago', country: 'AS' },
  AKL: { port_id: 'nz-auckland', port_name: 'Auckland', country: 'NZ' },
  HNL: { port_id: 'us-honolulu', port_name: 'Honolulu', country: 'US' },
  bay: { port_id: null, port_name: 'Secret Bay', country: null },
};

/**
 * A schedule from a line of text, a word for each day: `MIA` a port, `.` a day at sea, `*BGO` scenic cruising there,
 * `!CZM` a skipped port, `MIA+KEY` two ports on one day, `?` a day without a row. `=` before a word gives it the date
 * of the word before (over the date line, eastward). The ends embark and disembark.
 */
function days(start_date: string, text: string): LoggedRow[] {
  const words = text.split(' ');
  let offset = -1;
  return words.flatMap((word, index) => {
    if (!word.startsWith('=')) offset += 1;
    const date = addDays(start_date, offset);
    const end = index === 0 ? 'embark' : index === words.length - 1 ? 'disembark' : 'port';
    const what = word.replace('=', '');
    if (what === '?') return [];
    return what.split('+').map((call) => rowOf(date, call, end));
  });
}

function rowOf(date: string, call: string, end: LoggedRow['kind']): LoggedRow {
  if (call === '.') {
    const nowhere = { port_id: null, port_name: null, country: null };
    return { date, kind: 'sea', ...nowhere, outcome: 'as_planned' };
  }
  const port = ports[call.replace(/^[*!]/, '')];
  if (port === undefined) throw new Error(`No port of the test cases: ${call}`);
  return {
    date,
    kind: call.startsWith('*') ? 'scenic' : end,
    ...port,
    outcome: call.startsWith('!') ? 'skipped' : 'as_planned',
  };
}

let made = 0;

/** A past cruise with nothing but its dates. */
export function bare(start_date: string, end_date: string, more: Partial<LoggedCruise> = {}): LoggedCruise {
  made += 1;
  return {
    id: `cruise-${String(made).padStart(4, '0')}`,
    time: 'past',
    start_date,
    end_date,
    departs_at: null,
    nights: nightsBetween(start_date, end_date),
    ship_id: null,
    ship_name: null,
    ship_year: null,
    hull: null,
    length_m: null,
    cruise_line_id: null,
    cruise_line: null,
    line_colour: null,
    programme: null,
    programme_unit: null,
    category: null,
    currency: null,
    price: null,
    addons_total: null,
    loyalty_number: null,
    tier_before: null,
    tier_after: null,
    points_before: null,
    points_earned: null,
    points_after: null,
    passengers: [],
    start_port: null,
    end_port: null,
    schedule: [],
    distance_nm: null,
    crossings: [],
    is_sample: false,
    ...more,
  };
}

/** A past cruise of a ship; `route` in the format of `days`, which also gives the end date unless one is passed. */
export function logged(
  start_date: string,
  route: string,
  { end_date: given_end, ...more }: Partial<LoggedCruise> = {},
): LoggedCruise {
  const schedule = days(start_date, route);
  const end_date = given_end ?? schedule.at(-1)?.date ?? start_date;
  return bare(start_date, end_date, {
    ship_id: 'apex',
    ship_name: 'Apex',
    cruise_line_id: 'celebrity',
    cruise_line: 'Celebrity',
    programme: "Captain's Club",
    programme_unit: 'points',
    schedule,
    ...more,
  });
}

/** A past cruise with only its two end ports: codes of ports, or null. */
export function unscheduled(
  start_date: string,
  end_date: string,
  [start, end]: [string | null, string | null],
  more: Partial<LoggedCruise> = {},
): LoggedCruise {
  const portOf = (code: string | null) => (code === null ? null : (ports[code] ?? null));
  return logged(start_date, '?', {
    end_date,
    start_port: portOf(start),
    end_port: portOf(end),
    ...more,
  });
}
