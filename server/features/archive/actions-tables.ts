import type { Cruise } from '#contract/cruises.ts';
import { csv } from '#domain/csv.ts';
import { fieldOf, written_names } from '#domain/cruise-fields.ts';
import { dayAt } from '#domain/dates.ts';
import { directionOf, type Language } from '#domain/languages.ts';
import type { Moment } from '#domain/timeline.ts';
import { formatDay } from '#server/platform/format-plain.ts';
import { translate } from '#server/platform/messages.ts';
import type { AccountRecord } from './actions-record.ts';

/* The files for people: two tables, and the text that says what is what. */

type Cell = string | number | null;

const columns = written_names.filter((name) => fieldOf(name).kind !== 'flag');
const sums = ['payments_total', 'addons_total', 'balance_due'] as const;

export async function cruisesTable(record: AccountRecord, language: Language): Promise<string> {
  const names = [...columns, 'nights', ...sums] as const;
  const rows = await rowsOf(record, (cruise) => [names.map((name) => cruise[name] as Cell)]);
  return csv(
    names.map((name) => translate(language, `terms.fields.${name}`)),
    rows,
  );
}

export async function paymentsTable(record: AccountRecord, language: Language): Promise<string> {
  const labels = [
    ...['ship_name', 'start_date', 'booking_number'].map((name) => `terms.fields.${name}`),
    ...['date', 'amount'].map((name) => `archive.payment.${name}`),
    'terms.fields.currency',
    ...['method', 'note'].map((name) => `archive.payment.${name}`),
    'terms.fields.deposit',
  ];
  const yes = translate(language, 'archive.yes');
  const rows = await rowsOf(record, ({ ship_name, start_date, booking_number, currency, payments }) =>
    payments.map(({ date, amount, method, note, is_deposit }) => [
      ship_name,
      start_date,
      booking_number,
      date,
      amount,
      currency,
      method,
      note,
      is_deposit ? yes : null,
    ]),
  );
  return csv(
    labels.map((label) => translate(language, label)),
    rows,
  );
}

async function rowsOf(
  { cruises }: AccountRecord,
  rowsOfOne: (cruise: Cruise) => Cell[][],
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for await (const page of cruises()) rows.push(...page.flatMap(rowsOfOne));
  return rows;
}

const explained = ['tables', 'calendar', 'documents', 'record', 'manifest', 'left_out', 'care'] as const;

export function readmeText(
  { settings: { user } }: AccountRecord,
  language: Language,
  moment: Moment,
): string {
  const say = (name: string, values = {}) => translate(language, `archive.${name}`, values);
  const name = `${user.first_name} ${user.last_name}`.trim();
  const date = formatDay(dayAt(moment.now, moment.time_zone), language);
  const lines = [say('title'), say('whose', { name, date }), ...explained.map((line) => say(line))];
  // a line that begins with the name of a file would else run from left to right
  const start = directionOf(language) === 'rtl' ? '\u200F' : '';
  // editors of Windows take CRLF and the mark of UTF-8
  return `\uFEFF${lines.map((line) => `${start}${line}\r\n`).join('\r\n')}`;
}
