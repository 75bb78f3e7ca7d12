import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { agencyOf } from '../voyage/agency.ts';
import { itinerariesOf } from '../itinerary/itinerary.ts';
import { sheetOf } from '../testing/sheets.ts';
import { flightsOf, lodgingOf } from './travel.ts';

test('a heading for the night before is no hotel, and neither is the head of its table', () => {
  const sheet = sheetOf(`
Hotel before your cruise
Hotel | Check in | Check out | Room
Hotel Lykavita Grande | 10/06/2027 | 11/06/2027 | 1 x Superior Twin
`);
  const { found } = lodgingOf(sheet, sheet.lines, 'dmy', '2027-06-11');
  assert.deepEqual(
    found.map(({ value }) => [value.name, value.check_in_date, value.check_out_date]),
    [['Hotel Lykavita Grande', '2027-06-10', '2027-06-11']],
  );
});

test('rides between hotels, terminals and airports are no calls', () => {
  const callsOf = (text: string) => {
    const sheet = sheetOf(text);
    return itinerariesOf(sheet, 'dmy').flatMap(({ calls }) => calls.map(({ place }) => place));
  };
  assert.deepEqual(
    callsOf(`
Date | Service
10/06/2027 | Athens airport to Hotel Lykavita Grande, private saloon
11/06/2027 | Hotel to cruise terminal Piraeus, pick up 15:00
18/06/2027 | Galataport cruise terminal to Istanbul airport, pick up 09:45
`),
    [],
  );
  assert.deepEqual(
    callsOf(`
Date | Port | Arrive | Depart
11/06/2027 | Piraeus | - | 19:00
12/06/2027 | Mykonos | 08:00 | 23:00
13/06/2027 | Istanbul, walk from the ship to the airport bus | 14:00 | -
`).length,
    3,
  );
});

test('the day of an arrival may stand in brackets without its year', () => {
  const landing = (order: 'dmy' | 'mdy', day: string) => {
    const sheet = sheetOf(`TN 68 | 18 September 2027 | Papeete (PPT) – Paris (CDG) | 23:50 | 08:55 (${day})`);
    const [flight] = flightsOf(sheet, sheet.lines, order, '2027-09-08').found;
    return flight?.value.arrival_time;
  };
  assert.equal(landing('dmy', '20-09'), '2027-09-20T08:55');
  assert.equal(landing('mdy', '09/20'), '2027-09-20T08:55');
  // a seat, a terminal, a day far away: the night alone says when it lands
  assert.equal(landing('dmy', '25-09'), '2027-09-19T08:55');
});

test('of days in brackets the last one behind a time is that of the arrival', () => {
  const landing = (places: string) => {
    const sheet = sheetOf(`TN 68 | 18 September 2027 | ${places}`);
    return flightsOf(sheet, sheet.lines, 'dmy', '2027-09-08').found[0]?.value.arrival_time;
  };
  assert.equal(landing('Papeete (PPT) 23:50 (18-09) – Paris (CDG) 08:55 (20-09)'), '2027-09-20T08:55');
  assert.equal(landing('London (LHR) gate 15 (19-9) – Paris (CDG) | 10:00 | 12:00'), '2027-09-18T12:00');
});

test('the number for emergencies is not whom to call about a booking', () => {
  const sheet = sheetOf(
    'Ashgrove Cruise Travel | 0113 496 0184 | bookings@ashgrove.example\n\nEmergency number while you are away: +44 113 496 0199.',
  );
  assert.equal(agencyOf(sheet, sheet.lines, []).phone?.value, '0113 496 0184');
});

test('a call stays one where a ride is told beside it or behind its name', () => {
  const callsOf = (text: string, ...languages: Language[]) =>
    itinerariesOf(sheetOf(text, languages), 'dmy').flatMap(({ calls }) => calls).length;
  assert.equal(
    callsOf(
      `
Date | Port | Arrive | Depart
11/06/2027 | Budapest – arrive at the airport and transfer to your ship | - | 19:00
12/06/2027 | Bratislava | 08:00 | 18:00
13/06/2027 | Civitavecchia (train station 20 min walk to cruise terminal) | 07:00 | -
`,
      'en',
    ),
    3,
  );
  assert.equal(
    callsOf(
      `
Datum | Hafen | Ankunft | Abfahrt | Hinweis
05.06.2027 | Barcelona | - | 18:00 | Transfer Flughafen zum Schiff inklusive
07.06.2027 | Neapel | 07:00 | 19:00 |
12.06.2027 | Barcelona | 06:00 | - | Vom Terminal zum Flughafen ab 09:00
`,
      'de',
      'en',
    ),
    3,
  );
});

test('behind the number for emergencies that of the office is still found', () => {
  for (const line of [
    'Emergency: +44 7700 900123, Office: +44 113 496 0184',
    'Urgences +44 7700 900123, bureau +44 113 496 0184',
  ]) {
    const sheet = sheetOf(`Ashgrove Cruise Travel | bookings@ashgrove.example\n${line}`);
    assert.equal(agencyOf(sheet, sheet.lines, []).phone?.value, '+44 113 496 0184');
  }
});

test('behind the colon of such a heading stands the hotel', () => {
  for (const [text, name] of [
    ['Hotel stay: Hotel Arts Barcelona | 10/06/2027 | 11/06/2027', 'Hotel Arts Barcelona'],
    ['Hôtel avant la croisière : Hôtel Negresco, du 10/06/2027 au 11/06/2027', 'Hôtel Negresco'],
    ['Hotel vor der Reise: Hotel Hafen Hamburg, 10.06.2027 - 11.06.2027', 'Hotel Hafen Hamburg'],
  ] as const) {
    const sheet = sheetOf(text, ['en', 'de', 'fr']);
    const { found } = lodgingOf(sheet, sheet.lines, 'dmy', '2027-06-11');
    assert.deepEqual(
      found.map(({ value }) => value.name),
      [name],
    );
  }
});

test('excursions and insurances that are booked for a day are no calls', () => {
  const sheet = sheetOf(
    `
Día | Fecha | Puerto | Llegada | Salida
1 | lun 07/06/2027 | Savona (Italia) | - | 17:30
2 | mar 08/06/2027 | Civitavecchia / Roma (Italia) | 08:00 | 19:00
3 | mié 09/06/2027 | Nápoles (Italia) | 07:30 | -

Otros servicios
Fecha | Servicio | Localizador
08/06/2027 | Excursión Costa: Roma panorámica y Vaticano · 9 horas | incl. reserva naviera
09/06/2027 | Excursión Costa: Pompeya con visita guiada · 4 h 30 min | incl. reserva naviera
`,
    ['es'],
  );
  const places = itinerariesOf(sheet, 'dmy').flatMap(({ calls }) => calls.map(({ place }) => place));
  assert.equal(places.length, 3);
  assert.ok(!places.some((place) => place.includes('Excursión')));
});

test('an account’s number is no flight', () => {
  const sheet = sheetOf(
    'Restzahlung bis 11.02.2027 auf unser Konto\nIBAN DE02 1203 0000 0000 2020 51 | Frankfurt (FRA) | Las Palmas (LPA)',
    ['de'],
  );
  assert.deepEqual(flightsOf(sheet, sheet.lines, 'dmy', '2027-03-13').found, []);
});
