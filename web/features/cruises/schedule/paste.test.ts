import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputFormatsIn } from '#web/lib/format-input.ts';
import { formatsIn } from '#web/lib/formats.ts';
import { readItinerary } from './paste.ts';

const days = { start_date: '2027-03-06', end_date: '2027-03-10' };

function read(text: string, locale = 'en-US', dates = days) {
  const language = locale.slice(0, 2);
  const { day_order, monthOf } = inputFormatsIn(locale, language, formatsIn(locale));
  const { rows, unread } = readItinerary(text, { ...dates, day_order, monthOf });
  const lines = rows.map(({ date, kind, port_name, arrive, depart }) =>
    [date.slice(-2), kind, port_name, arrive, depart].filter(Boolean).join(' '),
  );
  return [...lines, ...unread.map((line) => `? ${line}`)];
}

test('an itinerary with numbered days is read as bookings print it', () => {
  const text = `Day 1  Miami, Florida  Depart 4:30 PM
    Day 2: Cozumel, Mexico 8:00 AM - 5:00 PM

    Day 3 - At Sea
    Day 4	Nassau (Bahamas)	0700	1600
    Day 5 Miami 6 am`;
  assert.deepEqual(read(text), [
    '06 port Miami 16:30',
    '07 port Cozumel 08:00 17:00',
    '08 sea',
    '09 port Nassau 07:00 16:00',
    '10 port Miami 06:00',
  ]);
});

test('an itinerary with dates is read in the order and the language of the reader', () => {
  const german = `Sa, 06.03.2027 Kiel ab 19:00 Uhr
07.03. Kopenhagen 08.00 - 18.00
8. März 2027 Seetag
Mi 10.03.2027 Kiel an 07:00`;
  assert.deepEqual(read(german, 'de'), [
    '06 port Kiel 19:00',
    '07 port Kopenhagen 08:00 18:00',
    '08 sea',
    '10 port Kiel 07:00',
  ]);
  assert.deepEqual(read('03/07 Cozumel\nMar 8, 2027 Scenic cruising Hubbard Glacier'), [
    '07 port Cozumel',
    '08 scenic Hubbard Glacier',
  ]);
});

test('with dots the day is first, also for readers who write the month first with strokes', () => {
  assert.deepEqual(read('6.3.2027 Miami\n7.3. Cozumel\n08.03 at sea\n03/09 Nassau'), [
    '06 port Miami',
    '07 port Cozumel',
    '08 sea',
    '09 port Nassau',
  ]);
});

test('lines without a day follow one another, and unread lines are returned', () => {
  assert.deepEqual(read('Miami\nNassau 8am 5pm\nat sea\n---\n20 March 2027 Somewhere'), [
    '06 port Miami',
    '07 port Nassau 08:00 17:00',
    '08 sea',
    '? ---',
    '? 20 March 2027 Somewhere',
  ]);
});
