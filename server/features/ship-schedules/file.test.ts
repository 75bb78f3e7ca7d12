import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '#server/platform/errors.ts';
import { readFile } from './actions-file.ts';

const port = (id: string, name: string, ...aliases: string[]) => ({
  id,
  name,
  aliases,
  country: 'US',
  time_zone: 'America/New_York',
  unlocode: null,
});
const ports = [port('us-miami', 'Miami', 'מיאמי'), port('mx-cozumel', 'Cozumel', 'Cozumel, Mexico')];

const read = (...lines: string[]) => readFile(lines.join('\r\n'), ports, 'en');
const wrongOf = (...lines: string[]) =>
  read(...lines).rows.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([column, said]) => `${line} ${column}: ${said.join(' ')}`),
  );
const portsOf = (...lines: string[]) => read(...lines).rows.map(({ item }) => item?.port_id ?? null);

function refusal(csv: string): string | undefined {
  try {
    readFile(csv, ports, 'en');
    return undefined;
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return error.particulars.fields?.['csv']?.join(' ');
  }
}

test('a file of any spreadsheet is read: a mark at its start, semicolons, tabs, Hebrew, cells in quotation marks', () => {
  const week = ['2027-03-06', '2027-03-07'];
  assert.deepEqual(portsOf('\u{feff}date;port', `${week[0]};מיאמי`, `${week[1]};Cozumel, Mexico`), [
    'us-miami',
    'mx-cozumel',
  ]);
  assert.deepEqual(portsOf('Date\tPORT', `${week[0]}\tMiami`), ['us-miami']);
  assert.deepEqual(portsOf('port,date', `"Cozumel, Mexico",${week[0]}`), ['mx-cozumel']);
  const [row] = read('date,port,arrive,depart', '2027-03-06,Miami,8:00,17:00:00').rows;
  assert.deepEqual([row?.item?.arrive, row?.item?.depart], ['08:00', '17:00']);
});

test('faults are reported with line and column, in words', () => {
  const lines = [
    'date,kind,port,arrive,depart',
    '06.03.2027,port,Miami,,',
    '2027-02-30,port,Miami,,',
    '',
    '2027-03-06,dinner,Miami,,',
    '2027-03-07,port,=HYPERLINK("http://x"),,',
    '2027-03-08,port,Miami,25:00,noon',
    '2027-03-09,port,Miami,10:00,08:00',
    '2027-03-10,port,,,',
    `2027-03-11,port,${'x'.repeat(201)},,`,
    '2027-03-12,port,Cozumel, Mexico,08:00,17:00',
    '2072-03-13,port,Miami,,',
  ];
  assert.deepEqual(wrongOf(...lines), [
    '2 date: Write the day as 2027-03-06.',
    '3 date: Enter a date that exists.',
    '5 kind: Write port, sea or scenic.',
    '6 port: This is a formula. Write the name of the port.',
    '7 arrive: Enter a time, such as 16:30.',
    '7 depart: Enter a time, such as 16:30.',
    '8 depart: Departure is before arrival. For a night in port, enter the departure on the next day.',
    '9 port: This field is required.',
    '10 port: At most 200 characters.',
    '11 arrive: Enter a time, such as 16:30.',
    '11 row: This line has more cells than the first one.',
    '12 date: This day is more than two years after the first one.',
  ]);
});

test('a repeated line is reported with the first one; two ports on a day are no repetition', () => {
  assert.deepEqual(
    wrongOf('date,port', '2027-03-06,Miami', '2027-03-06,Cozumel', '2027-03-06,MIAMI', '2027-03-06,Cozumel'),
    ['4 row: Line 2 says the same.', '5 row: Line 3 says the same.'],
  );
});

test('lines are numbered as an editor does, and an unclosed quotation mark is reported', () => {
  assert.deepEqual(wrongOf('date,port', '2027-03-06,"Hidden', 'Bay"', '2027-03-32,Miami'), [
    '2 port: This has characters we can’t store.',
    '4 date: Enter a date that exists.',
  ]);
  const [torn = ''] = wrongOf('date,port', '2027-03-06,"Hidden', '2027-03-07,Miami').filter((one) =>
    one.includes(' row:'),
  );
  assert.equal(torn, '2 row: A quotation mark is missing.');
});

test('a file without the required columns is refused as a whole, and ignored columns are named', () => {
  const columns =
    'The first line must name the columns: date and port, plus kind, arrive and depart if you have them.';
  for (const csv of ['', '\n', 'nonsense', 'day,harbour\n2027-03-06,Miami', 'date,kind\n2027-03-06,port'])
    assert.equal(refusal(csv), columns, JSON.stringify(csv));
  // a file of another code page, or of Excel's "Unicode text", as a browser reads it
  assert.equal(
    refusal('date,port\n2027-03-06,M\u{fffd}nchen'),
    'This file isn’t in UTF-8. Save it as “CSV UTF-8” and choose it again.',
  );
  const many = ['date,port', ...Array.from({ length: 10_000 }, () => '2027-03-06,Miami')].join('\n');
  assert.equal(refusal(many), 'At most 1,500 lines at once. Split the file.');
  assert.deepEqual(read('date,port,arrival,', '2027-03-06,Miami,08:00,').unread, ['arrival']);
});
