import papaparse from 'papaparse';
import type { z } from 'zod';
import type * as contract from '#contract/operator-schedules.ts';
import type { GivenShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/languages.ts';
import { fieldError } from '#server/platform/errors.ts';
import { translate } from '#server/platform/messages.ts';
import { completeCall, type KnownPort } from './actions-calls.ts';

/* A schedule from a file. Nothing is kept of it: whoever reads it puts the rows that are right. */

export type Preview = z.input<typeof contract.previewScheduleFile.answer>;

const most_rows = 1500;
const columns = ['date', 'kind', 'port', 'arrive', 'depart'] as const;
type Column = (typeof columns)[number];

/** What wrong fields of a row are called in the file. */
const column_of: Record<string, Column> = { port_id: 'port', port_name: 'port', depart: 'depart' };

/** A CSV read row by row. @throws CodedError `invalid` on `csv` */
export function readFile(csv: string, known: readonly KnownPort[], language: Language): Preview {
  // a spreadsheet begins its files with a mark that nobody sees
  const { data } = papaparse.parse<string[]>(csv.replace(/^\u{feff}/u, ''), { skipEmptyLines: false });
  const [head = [], ...lines] = data;
  const places = new Map(head.map((name, place) => [fold(name), place]));
  if (!places.has('date')) throw fieldError('csv', 'invalid');
  const filled = lines
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length > most_rows) throw fieldError('csv', 'too_many_days');
  const ports = new Map(known.map((port) => [port.id, port]));
  const findPort = portFinder(known);
  const rows = filled.map(({ cells, line }) => {
    const cell = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const { given, wrong } = readRow(cell, findPort);
    const { call, wrong: faults } = completeCall(given, ports);
    for (const [field, key] of Object.entries(faults)) wrong[column_of[field] ?? 'date'] ??= key;
    const errors = Object.fromEntries(
      Object.entries(wrong).map(([column, key]) => [column, [translate(language, `errors.fields.${key}`)]]),
    );
    return { line, cells, errors, item: Object.keys(wrong).length === 0 ? call : null };
  });
  const days = rows.flatMap(({ item }) => (item === null ? [] : [item.date])).toSorted();
  return { rows, start_date: days.at(0) ?? null, end_date: days.at(-1) ?? null };
}

function readRow(
  cell: (column: Column) => string,
  findPort: (name: string) => KnownPort | null,
): { given: GivenShipCall; wrong: Partial<Record<Column, string>> } {
  const wrong: Partial<Record<Column, string>> = {};
  const date = cell('date');
  if (!isCalendarDay(date)) wrong.date = 'invalid_date';
  const typed = cell('port');
  const word = fold(cell('kind'));
  const kind = word === '' ? (typed === '' ? 'sea' : 'port') : word;
  if (kind !== 'port' && kind !== 'sea' && kind !== 'scenic') wrong.kind = 'not_an_option';
  const port = typed === '' ? null : findPort(typed);
  const time = (column: 'arrive' | 'depart') => {
    // a spreadsheet writes 8:00
    const text = cell(column).replace(/^\d:/, '0$&');
    if (text !== '' && !isWallTime(text)) wrong[column] = 'invalid_time';
    return text === '' ? null : text;
  };
  const given: GivenShipCall = {
    date,
    kind: kind === 'sea' || kind === 'scenic' ? kind : 'port',
    port_id: port?.id ?? null,
    port_name: typed,
    arrive: time('arrive'),
    depart: time('depart'),
  };
  return { given, wrong };
}

/** Finds ports by id, code, name or alias; a name that several have is nobody's. */
function portFinder(ports: readonly KnownPort[]): (name: string) => KnownPort | null {
  const found = new Map<string, KnownPort | null>();
  for (const port of ports) {
    const names = new Set([port.id, port.unlocode ?? '', port.name, ...port.aliases].map(fold));
    for (const name of names) {
      if (name !== '') found.set(name, found.has(name) ? null : port);
    }
  }
  return (name) => found.get(fold(name)) ?? null;
}
