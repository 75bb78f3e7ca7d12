import { addDays } from '#domain/dates.ts';
import { inOrder, type PortCall, type ScheduleOutcome, type VoyageEnds } from '#domain/schedule.ts';
import {
  blankRow,
  editorRow,
  type EditorRow,
  type InputName,
  newKey,
  rowsOn,
  withAllDays,
} from './editor-rows.ts';
import type { ChosenPort } from '#web/parts/fields/port-lookup.ts';

/** One step in the editor, which one undo reverts. */
export type Change =
  | { do: 'type'; key: string; name: InputName; text: string }
  | { do: 'choose'; key: string; port: ChosenPort; typed: string }
  | { do: 'kind'; key: string; kind: EditorRow['kind'] }
  | { do: 'outcome'; key: string; outcome: ScheduleOutcome }
  | { do: 'clocks'; key: string; minutes: number | null }
  | { do: 'carry'; key: string }
  | { do: 'overnight' | 'add' | 'swap' | 'remove' | 'up' | 'down'; key: string }
  | { do: 'fill_sea' }
  | { do: 'put'; rows: readonly PortCall[] }
  | { do: 'take'; date: string; rows: readonly EditorRow[] };

type Days = Pick<VoyageEnds, 'start_date' | 'end_date'>;

export function changeRows(rows: readonly EditorRow[], change: Change, days: Days): EditorRow[] {
  switch (change.do) {
    case 'fill_sea':
      return rows.map((row) => (row.kind === 'none' ? { ...row, kind: 'sea' } : row));
    case 'put':
      return withAllDays(
        change.rows.map((row) => editorRow(row)),
        days,
      );
    case 'take':
      return withAllDays(inOrder([...rows.filter(({ date }) => date !== change.date), ...change.rows]), days);
    default: {
      const row = rows.find(({ key }) => key === change.key);
      return row === undefined ? [...rows] : changeAt(rows, row, change, days);
    }
  }
}

type ChangeOfRow = Exclude<Change, { do: 'fill_sea' | 'put' | 'take' }>;

function changeAt(rows: readonly EditorRow[], row: EditorRow, change: ChangeOfRow, days: Days): EditorRow[] {
  const put = (...changed: EditorRow[]) => rows.flatMap((other) => (other === row ? changed : [other]));
  switch (change.do) {
    case 'type':
      return put(
        change.name === 'port_name' ? typePort(row, change.text) : { ...row, [change.name]: change.text },
      );
    case 'choose': {
      // the text has changed meanwhile
      if (row.port_name.trim() !== change.typed.trim()) return [...rows];
      const { id, name, country, is_scenic } = change.port;
      const kind = is_scenic && row.kind === 'port' ? 'scenic' : row.kind;
      return put({ ...typePort(row, name), kind, port_id: id, country });
    }
    case 'kind':
      return put({ ...row, kind: change.kind });
    case 'outcome':
      return put({ ...row, outcome: change.outcome });
    case 'clocks':
      return put({ ...row, ship_time_offset: change.minutes });
    case 'carry': {
      const from = rows.indexOf(row);
      const { ship_time_offset } = row;
      return rows.map((other, index) =>
        index > from && other.kind !== 'none' ? { ...other, ship_time_offset } : other,
      );
    }
    case 'overnight':
      return stayOvernight(rows, row);
    case 'add':
      return put(row, blankRow(row.date, 'port'));
    case 'swap':
      return put(
        { ...row, outcome: 'skipped' },
        { ...blankRow(row.date, 'port'), outcome: 'unplanned', ship_time_offset: row.ship_time_offset },
      );
    case 'remove': {
      const isLast = rowsOn(rows, row.date).length === 1;
      const isInside = row.date >= days.start_date && row.date <= days.end_date;
      if (!isLast || !isInside) return put();
      return put(blankRow(row.date, row.kind === 'sea' ? 'none' : 'sea'));
    }
    case 'up':
    case 'down':
      return move(rows, row, change.do === 'up' ? -1 : 1);
  }
}

/** A name makes a sea day a port call; without one it is a sea day again. */
function typePort(row: EditorRow, text: string): EditorRow {
  const isNamed = text.trim() !== '';
  const kind =
    isNamed && (row.kind === 'sea' || row.kind === 'none')
      ? 'port'
      : !isNamed && row.kind === 'port' && row.outcome === 'as_planned'
        ? 'sea'
        : row.kind;
  return { ...row, kind, port_name: text, port_id: null, country: null, time_zone: null };
}

/** An overnight stay: the departure moves to the next day, which is at the same port. */
function stayOvernight(rows: readonly EditorRow[], row: EditorRow): EditorRow[] {
  const date = addDays(row.date, 1);
  const { depart, all_aboard } = row;
  const stays: EditorRow = { ...row, depart: '', all_aboard: '' };
  const morning: EditorRow = {
    ...row,
    key: newKey(),
    date,
    kind: 'port',
    arrive: '',
    depart,
    all_aboard,
  };
  const [next] = rowsOn(rows, date);
  const others = rows.map((other) => (other === row ? stays : other));
  if (next === undefined) return inOrder([...others, morning]);
  const isFree = next.kind === 'sea' || next.kind === 'none' || next.port_name.trim() === '';
  if (!isFree) return others.flatMap((other) => (other === next ? [morning, next] : [other]));
  const leaves: EditorRow =
    next.kind === 'disembark' ? { ...morning, kind: 'disembark', depart: '', all_aboard: '' } : morning;
  return others.map((other) => (other === next ? { ...leaves, key: next.key } : other));
}

/** Moves a row past its neighbour of the same day, else to the day before or after. */
function move(rows: readonly EditorRow[], row: EditorRow, by: -1 | 1): EditorRow[] {
  const index = rows.indexOf(row);
  const neighbour = rows[index + by];
  const moved = rows.toSpliced(index, 1);
  if (neighbour?.date === row.date) return moved.toSpliced(index + by, 0, row);
  const placed = { ...row, date: addDays(row.date, by) };
  const isLeftEmpty = !moved.some(({ date }) => date === row.date);
  const rest = isLeftEmpty ? [...moved, blankRow(row.date, 'sea')] : moved;
  const [other] = rowsOn(rest, placed.date);
  // an empty day or sea day is replaced
  const free = other !== undefined && (other.kind === 'sea' || other.kind === 'none');
  const kept = free && rowsOn(rest, placed.date).length === 1 ? rest.filter((one) => one !== other) : rest;
  return by === 1 ? inOrder([placed, ...kept]) : inOrder([...kept, placed]);
}
