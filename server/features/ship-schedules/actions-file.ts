import papaparse from 'papaparse';
import type { z } from 'zod';
import type * as contract from '#contract/operator-schedules.ts';
import type { GivenShipCall, ShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import { most_ship_days } from '#domain/schedule.ts';
import type { Language } from '#domain/languages.ts';
import { CodedError } from '#server/platform/errors.ts';
import { translate, type Values } from '#server/platform/messages.ts';
import { completeCall, type KnownPort } from './actions-calls.ts';

/* Reads a schedule from a file. Nothing is stored: the reader then puts the valid rows. */

export type Preview = z.input<typeof contract.previewScheduleFile.answer>;

const most_rows = 1500;
const longest_name = 200;
const columns = ['date', 'kind', 'port', 'arrive', 'depart'] as const;
type Column = (typeof columns)[number];
/** Required columns: without them a row says nothing, or a row with a port would become a sea day. */
const needed = ['date', 'port'] as const satisfies readonly Column[];

/** The columns of the file for the wrong fields of a row. */
const column_of: Record<string, Column> = { port_id: 'port', port_name: 'port', depart: 'depart' };

/** A key of the catalogue, with its values. */
interface Fault {
  key: string;
  values?: Values;
}
type Faults = Partial<Record<Column | 'row', Fault>>;

const field = (name: string, values?: Values): Fault => ({
  key: `errors.fields.${name}`,
  ...(values && { values }),
});
const own = (name: string, values?: Values): Fault => ({
  key: `schedule_file.${name}`,
  ...(values && { values }),
});

interface Line {
  line: number;
  cells: string[];
  /** an opening quotation mark swallowed the text behind it */
  is_torn: boolean;
}

/** Reads a CSV row by row. @throws CodedError `invalid` on `csv` */
export function readFile(csv: string, known: readonly KnownPort[], language: Language): Preview {
  const say = ({ key, values }: Fault) => translate(language, key, values);
  const refuse = (fault: Fault) => new CodedError('invalid', { fields: { csv: [say(fault)] } });
  if (csv.includes('\u{fffd}')) throw refuse(own('characters'));
  const { head, lines } = linesOf(csv);
  const places = new Map(head.map((name, place) => [fold(name), place]));
  if (!needed.every((column) => places.has(column))) throw refuse(own('columns'));
  if (lines.length > most_rows) throw refuse(own('too_many_lines', { maximum: most_rows }));
  const ports = new Map(known.map((port) => [port.id, port]));
  const findPort = portFinder(known);
  const seen = new Map<string, number>();
  const read = lines.map(({ line, cells, is_torn }) => {
    const cell = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const { given, wrong } = readRow(cell, findPort);
    if (is_torn) wrong.row = own('quotes');
    else if (cells.slice(head.length).some((more) => more !== '')) wrong.row = own('cells');
    const { call, wrong: faults } = completeCall(given, ports);
    for (const [name, key] of Object.entries(faults)) wrong[column_of[name] ?? 'date'] ??= field(key);
    const says = JSON.stringify(call);
    const before = seen.get(says);
    if (before === undefined) seen.set(says, line);
    else wrong.row ??= own('repeated', { line: before });
    return { line, cells, call, wrong };
  });
  for (const { wrong } of tooFar(read)) wrong.date = own('far');
  const rows = read.map(({ line, cells, call, wrong }) => {
    const errors = Object.fromEntries(Object.entries(wrong).map(([column, fault]) => [column, [say(fault)]]));
    return { line, cells, errors, item: Object.keys(wrong).length === 0 ? call : null };
  });
  const days = rows.flatMap(({ item }) => (item === null ? [] : [item.date])).toSorted();
  const unread = head.filter((name) => name !== '' && !columns.some((column) => column === fold(name)));
  return { rows, unread, start_date: days.at(0) ?? null, end_date: days.at(-1) ?? null };
}

/** The head of a file and its lines with content, numbered as a text editor does. */
function linesOf(csv: string): { head: string[]; lines: Line[] } {
  // files of a spreadsheet begin with an invisible mark
  const text = csv.replace(/^\u{feff}/u, '');
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  // names of columns contain none of them, names of ports may
  const delimiter =
    [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const torn = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const [head = [], ...rest] = data;
  let line = 1 + breaksIn(head);
  const lines = rest.map((cells, index) => {
    line += 1;
    const found = { line, cells: cells.map((cell) => cell.trim()), is_torn: torn.has(index + 1) };
    line += breaksIn(cells);
    return found;
  });
  return {
    head: head.map((name) => name.trim()),
    lines: lines.filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

/** A quoted cell may go over several lines. */
function breaksIn(cells: readonly string[]): number {
  return cells.join('').split(/\r\n|\r|\n/).length - 1;
}

/** Rows whose day is so far from the first of the others that it is mistyped. */
function tooFar<Read extends { call: ShipCall; wrong: Faults }>(read: readonly Read[]): Read[] {
  const right = read.filter(({ wrong }) => wrong.date === undefined);
  const first = right.map(({ call }) => call.date).toSorted()[0];
  if (first === undefined) return [];
  const last = Temporal.PlainDate.from(first)
    .add({ days: most_ship_days - 1 })
    .toString();
  return right.filter(({ call }) => call.date > last);
}

function readRow(
  cell: (column: Column) => string,
  findPort: (name: string) => KnownPort | null,
): { given: GivenShipCall; wrong: Faults } {
  const wrong: Faults = {};
  const date = cell('date');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) wrong.date = own('date');
  else if (!isCalendarDay(date)) wrong.date = field('invalid_date');
  const typed = cell('port');
  const word = fold(cell('kind'));
  const kind = word === '' ? (typed === '' ? 'sea' : 'port') : word;
  if (kind !== 'port' && kind !== 'sea' && kind !== 'scenic') wrong.kind = own('kind');
  const port = typed === '' ? null : findPort(typed);
  if (/^[=+@-]/.test(typed)) wrong.port = own('formula');
  else if (typed.length > longest_name) wrong.port = field('too_long', { maximum: longest_name });
  else if (/\p{Cc}/u.test(typed)) wrong.port = field('invalid_characters');
  const time = (column: 'arrive' | 'depart') => {
    // a spreadsheet writes 8:00, or 08:00:00
    const text = cell(column)
      .replace(/^\d:/, '0$&')
      .replace(/^(\d\d:\d\d):00$/, '$1');
    if (text === '') return null;
    if (isWallTime(text)) return text;
    wrong[column] = field('invalid_time');
    return null;
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

/** Finds ports by id, code, name or alias; a name that several ports have finds none. */
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
