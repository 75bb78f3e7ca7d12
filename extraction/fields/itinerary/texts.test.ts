import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { readPlain } from '#extraction/decode/plain.ts';
import { daysOfCalls, itinerariesOf } from './itinerary.ts';
import { linesOf, type Sheet } from '../document/sheet.ts';

/** Calls of a text as "day of June place arrive-depart", without days at sea. */
function read(text: string, language: Language = 'en'): string[] {
  const document = readPlain(text);
  const sheet: Sheet = {
    lines: linesOf(document),
    pages: document.pages,
    document,
    languages: language === 'en' ? ['en'] : [language, 'en'],
    issuers: [],
  };
  const [run] = itinerariesOf(sheet, 'dmy');
  const days = daysOfCalls(run?.calls ?? [], '2027-06-12');
  return (run?.calls ?? []).flatMap((call, index) =>
    call.is_sea
      ? []
      : `${days[index]?.slice(8) ?? '?'} ${call.place} ${call.arrive ?? ''}-${call.depart ?? ''}`,
  );
}

test('a row of two days in one port is a call on each', () => {
  const calls = ['15 Lisbon 09:00-', '16 Lisbon -17:00'];
  const table = (days: string) => `12 Jun  Southampton  -  16:30
14 Jun  Vigo  08:00  18:00
${days}  Lisbon (overnight)  09:00  17:00
17 Jun  Southampton  06:30  -`;
  assert.deepEqual(read(table('15-16 Jun')).slice(2, 4), calls);
  assert.deepEqual(read(table('15 Jun - 16 Jun')).slice(2, 4), calls);
  assert.deepEqual(read(table('15 & 16 June')).slice(2, 4), calls);
});

test('in German both days of a row have their points', () =>
  assert.deepEqual(
    read(
      `12.6.  Kiel  ab 19:00
14.6.  Oslo  an 08:00, ab 17:00
15./16.6.  Kopenhagen (über Nacht)  an 09:00, ab 18:00
17.6.  Kiel  an 07:00`,
      'de',
    ).slice(2, 4),
    ['15 Kopenhagen 09:00-', '16 Kopenhagen -18:00'],
  ));

test('numbers of days and their dates may both be several', () =>
  assert.deepEqual(
    read(
      `Jour 1 : samedi 12 juin, Marseille, départ 18h
Jours 4 et 5 : 15 et 16 juin, Barcelone, arrivée 8h, départ 17h le lendemain
Jour 6 : jeudi 17 juin, Marseille, arrivée 8h30`,
      'fr',
    ),
    ['12 Marseille -18:00', '15 Barcelone 08:00-', '16 Barcelone -17:00', '17 Marseille 08:30-'],
  ));

test('numbers of days alone may be several', () =>
  assert.deepEqual(
    read(`Day 1  Southampton  Depart 5:00 PM
Days 2-3  At Sea
Days 4-5  Lisbon  arrive 8:00 AM, depart 6:00 PM
Day 6  Southampton  Arrive 6:30 AM`),
    ['12 Southampton -17:00', '15 Lisbon 08:00-', '16 Lisbon -18:00', '17 Southampton 06:30-'],
  ));

test('a row that begins with its port may have a day for coming and one for going', () =>
  assert.deepEqual(
    read(`Port                   Arrival                Departure
Southampton, England                          12 Jun 2027 16:30
Vigo, Spain            14 Jun 2027 08:00      14 Jun 2027 18:00
Lisbon, Portugal       15 Jun 2027 09:00      16 Jun 2027 17:00
Southampton, England   17 Jun 2027 06:30`),
    [
      '12 Southampton, England -16:30',
      '14 Vigo, Spain 08:00-18:00',
      '15 Lisbon, Portugal 09:00-',
      '16 Lisbon, Portugal -17:00',
      '17 Southampton, England 06:30-',
    ],
  ));

test('a day, its port and each of its times may have rows of their own', () =>
  assert.deepEqual(
    read(`Day 1
Sat, Jun 12
Southampton, England
Departs 4:30 PM

Day 3
Mon, Jun 14
Vigo, Spain
Arrives 8:00 AM
Departs 6:00 PM

Day 6
Thu, Jun 17
Southampton, England
Arrives 6:30 AM`),
    ['12 Southampton, England -16:30', '14 Vigo, Spain 08:00-18:00', '17 Southampton, England 06:30-'],
  ));

test('a whole itinerary may stand in one sentence', () =>
  assert.deepEqual(
    read('12 Jun Southampton (16:30), 14 Jun Vigo (08:00-18:00), 17 Jun Southampton (06:30)'),
    ['12 Southampton -16:30', '14 Vigo 08:00-18:00', '17 Southampton 06:30-'],
  ));

test('the hours of boarding are none of the ship', () =>
  assert.deepEqual(
    read(`12 Jun  Southampton  Embark 12:00-15:30, sails 16:30
14 Jun  Vigo  08:00-18:00
17 Jun  Southampton  Disembark 06:30`)[0],
    '12 Southampton -16:30',
  ));

test('a weekday behind a day is no part of the place, and no month', () => {
  assert.deepEqual(
    read(
      `12/06/2027 (sábado) Lisboa - saída às 18h00
14/06/2027 (segunda-feira) Málaga - das 08h00 às 18h00
17/06/2027 (quinta-feira) Lisboa - chegada às 08h00`,
      'pt',
    ),
    ['12 Lisboa -18:00', '14 Málaga 08:00-18:00', '17 Lisboa 08:00-'],
  );
  assert.deepEqual(
    read(
      `12/06 sab  Genova  partenza 18.00
15/06 mar  Palermo  07.00-17.00
17/06 gio  Genova  arrivo 08.00`,
      'it',
    )[1],
    '15 Palermo 07:00-17:00',
  );
});

test('arrows between the facts of a row are none of them', () =>
  assert.deepEqual(
    read(`Sat 12 Jun › Southampton › dep 16:30
Mon 14 Jun › Vigo › arr 08:00 › dep 18:00
Thu 17 Jun › Southampton › arr 06:30`),
    ['12 Southampton -16:30', '14 Vigo 08:00-18:00', '17 Southampton 06:30-'],
  ));

test('a cruise that ends where it began comes in there, though its time stands under the other head', () =>
  assert.equal(
    read(`Date  Port  Activity  Arrive  Depart
12 Jun Sat  Southampton, UK  Docked    4:30 PM
14 Jun Mon  Santorini, Greece  Tendered  7:00 AM  6:00 PM
17 Jun Thu  Southampton, UK  Docked  6:30 AM`).at(-1),
    '17 Southampton, UK 06:30-',
  ));

test('a part of the day behind a port, and what guests do there, is none of its name', () => {
  assert.deepEqual(
    read(`Sat 12 Jun - Southampton, evening departure
Mon 14 Jun - Vigo, early morning arrival
Thu 17 Jun - Lisbon - disembarkation`),
    ['12 Southampton -', '14 Vigo -', '17 Lisbon -'],
  );
  assert.deepEqual(
    read(
      `Dia 12 - Santos, tarde
Dia 14 - Búzios - 08h00 às 18h00
Dia 17 - Santos - desembarque - 08h00`,
      'pt',
    ).map((call) => call.split(' ')[1]),
    ['Santos', 'Búzios', 'Santos'],
  );
});

test('when guests leave is not when the ship does', () =>
  assert.equal(
    read(
      `12.06.2027  Kiel  Abfahrt: 19:00 Uhr
14.06.2027  Oslo  Liegezeit: 08:00 - 17:00 Uhr
17.06.2027  Kiel (Ausschiffung bis 10:00 Uhr)  Ankunft: 07:00 Uhr`,
      'de',
    ).at(-1),
    '17 Kiel 07:00-',
  ));

test('hours without a sign stand behind a place of any number of words', () =>
  assert.deepEqual(
    read(`12JUN27 SAT SYDNEY 1600
14JUN27 MON AIRLIE BEACH 0800 1800
15JUN27 TUE NEWCASTLE 0900 1700
16JUN27 WED SYDNEY 0600`),
    ['12 SYDNEY -16:00', '14 AIRLIE BEACH 08:00-18:00', '15 NEWCASTLE 09:00-17:00', '16 SYDNEY 06:00-'],
  ));

test('"ITALY 07:00 AM 06:30 PM" in May is no flight of AM', () =>
  assert.deepEqual(
    read(`12 MAY ROME (CIVITAVECCHIA), ITALY Depart 05:00 PM
13 MAY NAPLES, ITALY 07:00 AM 06:30 PM
14 MAY SPLIT, CROATIA 08:00 AM 06:00 PM
15 MAY ATHENS (PIRAEUS), GREECE 05:00 AM`).map((call) => call.slice(3)),
    [
      'ROME (CIVITAVECCHIA), ITALY -17:00',
      'NAPLES, ITALY 07:00-18:30',
      'SPLIT, CROATIA 08:00-18:00',
      'ATHENS (PIRAEUS), GREECE 05:00-',
    ],
  ));

test('a word with a colon may stand before a list of days', () =>
  assert.deepEqual(
    read(
      'Itinerario: 12/06 Savona (17:00) – 13/06 Marsiglia (08:00-18:00) – 14/06 Navigazione – 15/06 Savona (08:30)',
      'it',
    ),
    ['12 Savona -17:00', '13 Marsiglia 08:00-18:00', '15 Savona 08:30-'],
  ));

test('the last row of a list set apart by dots belongs to it, though only two of its days are left', () =>
  assert.deepEqual(
    read(
      `12.06. Kiel (ab 19.00 Uhr) • 13.06. Auf See • 14.06. Oslo (8.00–17.00 Uhr)
• 15.06. Kopenhagen (an 8.00 Uhr, über Nacht) • 16.06. Kopenhagen`,
      'de',
    ),
    ['12 Kiel -19:00', '14 Oslo 08:00-17:00', '15 Kopenhagen 08:00-', '16 Kopenhagen -'],
  ));

test('"Day 1 – Jun 4" is a number and its date, no span of days', () =>
  assert.deepEqual(
    read(`Day 1 – Jun 4 Tampa, Florida. Departs 4:00 PM
Day 2 – Jun 5 Key West, Florida. Arrives 10:00 AM, departs 6:00 PM
Day 3 – Jun 6 Tampa, Florida. Arrives 8:00 AM`),
    ['04 Tampa, Florida -16:00', '05 Key West, Florida 10:00-18:00', '06 Tampa, Florida 08:00-'],
  ));

test('when guests come on board and have to be off is not when the ship goes and comes', () =>
  assert.deepEqual(
    read(`12 June 2027  Basel, Switzerland (embark from 3.00pm)
13 June 2027  Strasbourg, France
14 June 2027  Amsterdam, Netherlands (disembark by 9.00am)`),
    ['12 Basel, Switzerland -', '13 Strasbourg, France -', '14 Amsterdam, Netherlands -'],
  ));
