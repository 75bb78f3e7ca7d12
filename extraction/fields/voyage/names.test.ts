import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { readPlain } from '#extraction/decode/plain.ts';
import { agencyOf } from './agency.ts';
import { cabinOf } from './cabin.ts';
import { itineraryOf } from './itinerary-name.ts';
import { loyaltyNumbersOf, withLoyalty } from '../people/loyalty.ts';
import { shipOf } from './names.ts';
import { bookingNumbers } from '../numbers/numbers.ts';
import { guestsOf } from '../people/people.ts';
import { portOf } from './port-names.ts';
import { sectionsOf } from '../document/sections.ts';
import { linesOf, type Sheet } from '../document/sheet.ts';
import { inUsualLetters } from '../document/spelling.ts';
import { sheetOf as tableOf } from '../testing/sheets.ts';

const none: ReadonlySet<number> = new Set();

function sheetOf(text: string, ...languages: Language[]): Sheet {
  const document = readPlain(text);
  return { lines: linesOf(document), pages: document.pages, document, languages, issuers: [] };
}

function guestNames(text: string, ...languages: Language[]): string[] {
  const sheet = sheetOf(text, ...languages);
  return guestsOf(sheet, sheet.lines, none).map(({ value }) => `${value.first_name} ${value.last_name}`);
}

test('a title ends no sentence: both guests of a row are read', () => {
  assert.deepEqual(guestNames('Passageiros: Sra. Beatriz Cavalcanti; Sr. Otávio Moura', 'pt'), [
    'Beatriz Cavalcanti',
    'Otávio Moura',
  ]);
});

test('a sentence behind the guests is none of them', () => {
  assert.deepEqual(
    guestNames('Ospiti: Sig.ra Lavinia Rossi e Sig. Ruggero Rossi. Due viaggi insieme.', 'it'),
    ['Lavinia Rossi', 'Ruggero Rossi'],
  );
});

test('a title begins another guest where no sign stands between two', () => {
  assert.deepEqual(guestNames('Passengers: Ms Rowena Apple (World Club 611904427) Mr Tobias Apple', 'en'), [
    'Rowena Apple',
    'Tobias Apple',
  ]);
});

test('the family is whose name is in capitals', () => {
  assert.deepEqual(guestNames('Passagers : M. DELAUNOY Luc', 'fr'), ['Luc DELAUNOY']);
});

test('a fare is no guest', () => {
  assert.deepEqual(guestNames('Guest: Ms Lorraine Beaucage\nSimply MORE fare', 'en'), ['Lorraine Beaucage']);
});

test("a label that names the cruise line carries the line's number", () => {
  const sheet = sheetOf('Pratica 7719-26\n\nNumero prenotazione MSC: 61190437', 'it');
  assert.equal(bookingNumbers(sheet, sheet.lines).line[0]?.value, '61190437');
});

test("a number in a sentence that names the line is the line's", () => {
  const text = 'confirmar a sua reserva junto da CroisiEurope, com o número CE882041, feita a 5 de maio';
  const sheet = sheetOf(text, 'pt');
  assert.equal(bookingNumbers(sheet, sheet.lines).line[0]?.value, 'CE882041');
});

test('a cabin, its category and its deck are told apart', () => {
  const sheet = sheetOf('Kabine: 5117, Kat. L Außenkabine, Saturndeck', 'de');
  const { stateroom, category, deck } = cabinOf(sheet, sheet.lines);
  assert.deepEqual([stateroom?.value, category?.value, deck?.value], ['5117', 'L Außenkabine', 'Saturndeck']);
});

test('a deck with its cabin and a guaranteed cabin are both cabins', () => {
  const numbered = sheetOf('Stateroom: 5.184, Britannia Balcony', 'en');
  const open = sheetOf('Cabin number: To be assigned', 'en');
  assert.equal(cabinOf(numbered, numbered.lines).stateroom?.value, '5.184');
  assert.equal(cabinOf(open, open.lines).stateroom?.value, 'GTY');
});

test('what the label says is a part of the name of an agency', () => {
  const sheet = sheetOf('Reisebüro Möwenflug\nTelefon 0421 5550 77', 'de');
  const { agent, phone } = agencyOf(sheet, sheet.lines, []);
  assert.deepEqual([agent?.value, phone?.value], ['Reisebüro Möwenflug', '0421 5550 77']);
});

test('a phone of three groups is one behind a word for it', () => {
  const sheet = sheetOf('Rumbo al Egeo\nTel. 944 555 013', 'es');
  assert.equal(agencyOf(sheet, sheet.lines, []).phone?.value, '944 555 013');
});

test('a ship is not put together over a sign between two facts', () => {
  const sheet = sheetOf('Baltic Jewels & the Midnight Sun - Viking Saturn', 'en');
  const ship = shipOf(sheet, sheet.lines, none);
  assert.equal(ship.ship?.value, 'Viking Saturn');
  assert.equal(itineraryOf(sheet, sheet.lines, none, ship)?.value, 'Baltic Jewels & the Midnight Sun');
});

test('a cruise in the middle of a sentence names none', () => {
  const sheet = sheetOf('Estimada Sra. Olvera: su crucero está CONFIRMADO', 'es');
  assert.notEqual(itineraryOf(sheet, sheet.lines, none, {})?.value, 'está CONFIRMADO');
});

test('a port in a sentence about the terminal is not that of the cruise', () => {
  const sheet = sheetOf('Terminal 18, Port Everglades', 'en');
  assert.equal(portOf(sheet, sheet.lines, ['start_port'], 'from'), undefined);
});

test('a loyalty number is given to whom it stands beside', () => {
  const sheet = sheetOf('Guests\nMr Graham Carr\nMrs Glenys Carr, Peninsular Club no. PC40719K', 'en');
  const guests = withLoyalty(guestsOf(sheet, sheet.lines, none), loyaltyNumbersOf(sheet, sheet.lines));
  assert.deepEqual(
    guests.map(({ value }) => [value.first_name, value.loyalty_number]),
    [
      ['Graham', null],
      ['Glenys', 'PC40719K'],
    ],
  );
});

test('a weekday before a day is no port, and a word for the port is no part of its name', () => {
  const sheet = sheetOf('חזרה: יום חמישי 09.09.2027 לנמל חיפה', 'he', 'en');
  assert.equal(portOf(sheet, sheet.lines, ['end'], 'to')?.value, 'חיפה');
});

test('what stands under the head of a table of calls is not where the cruise ends', () => {
  const sheet = sheetOf('ARR\n13 DEC FREDERIKSTED 07:00', 'en');
  const heads = sheet.lines.slice(0, 1);
  assert.equal(portOf(sheet, heads, ['arrival', 'end_port'], 'to'), undefined);
});

test('a name that ends with a word that leads on goes on below', () => {
  const sheet = sheetOf('Cruise: New Zealand Fjords &\nCities', 'en');
  assert.equal(itineraryOf(sheet, sheet.lines, none, {})?.value, 'New Zealand Fjords & Cities');
});

test('neither the number of a day nor a row of a flight is what a cruise is called', () => {
  const day = sheetOf('Itinerary\nDay 1', 'en');
  assert.equal(itineraryOf(day, day.lines, none, {}), undefined);
  const flight = sheetOf('London Heathrow (LHR) 07:55 +1 day', 'en');
  assert.equal(itineraryOf(flight, flight.lines, none, {}), undefined);
});

const nameOfCruise = (text: string, ...languages: Language[]): string | undefined => {
  const sheet = sheetOf(text, ...languages);
  return itineraryOf(sheet, sheet.lines, none, shipOf(sheet, sheet.lines, none))?.value;
};

test('the name of a cruise is told without the ship it stands with', () => {
  assert.equal(
    nameOfCruise('CRUISE: Carnival Splendor - 10 night Great Barrier Reef from Sydney', 'en'),
    '10 night Great Barrier Reef from Sydney',
  );
  assert.equal(
    nameOfCruise("votre croisière « L'Islande mosaïque » à bord du Jacques Cartier", 'fr'),
    "L'Islande mosaïque",
  );
  assert.equal(nameOfCruise('Scarlet Lady - Mayan Sol - 6 nights', 'en'), 'Mayan Sol');
});

test('the name of a cruise ends where its days begin', () => {
  assert.equal(
    nameOfCruise('Norwegen mit Lofoten, 28.06. bis 08.07.2027 (10 Nächte) ab/bis Kiel', 'de'),
    'Norwegen mit Lofoten',
  );
});

test('a part of the world is no line and no ship though both are called so', () => {
  assert.equal(nameOfCruise('Norwegian Fjords and Iceland', 'en'), 'Norwegian Fjords and Iceland');
  assert.equal(nameOfCruise('Dalla Riviera a Barcellona', 'it'), 'Dalla Riviera a Barcellona');
});

test('of a table of suppliers the number in the row of the cruise is that of the booking', () => {
  const text = `
Date | Supplier | Description | Confirmation
12 Mar 2027 | Hilton Marina | 1 night | 3344871190
13 Mar 2027 | Princess Cruises | Caribbean Princess, 7 Night Western Caribbean | KQ27MZ
`;
  const sheet = tableOf(text);
  assert.equal(bookingNumbers(sheet, sheet.lines).line[0]?.value, 'KQ27MZ');
});

test("the seller's number and the line's are of one booking", () => {
  const text = `
Booking ref | SSH88213
Departs | 12 Feb 2027
Returns | 22 Feb 2027

Cruise line reference | R4TT18
Departs | 12 Feb 2027
Returns | 22 Feb 2027
`;
  const sheet = tableOf(text);
  assert.equal(sectionsOf(sheet, sheet.lines, [], 'dmy').length, 1);
  const two = tableOf(text.replace('Cruise line reference', 'Booking ref'));
  assert.equal(sectionsOf(two, two.lines, [], 'dmy').length, 2);
});

test('a telephone is no number of a booking', () => {
  const sheet = tableOf('Booking | 1-800-555-0175\nBooking number | 4WX8LD');
  assert.deepEqual(
    bookingNumbers(sheet, sheet.lines).line.map(({ value }) => value),
    ['4WX8LD'],
  );
});

test('the kind of a ship stays in capitals where all of a document is', () => {
  const { ships } = catalogue();
  const [europa] = ships.exact('Europa 2');
  const found = (value: string) => ({ value, confidence: 1, words: value, place: null });
  const spelt = inUsualLetters({
    fields: { ship_name: found('MS EUROPA 2') },
    ids: { ship_id: europa?.id ?? '' },
    passengers: [],
    payments: [],
    addons: [],
    flights: [],
    lodging: [],
    schedule: [],
  });
  assert.equal(spelt.fields.ship_name?.value, 'MS Europa 2');
});

test('a country behind a port is no ship of that name', () => {
  const sheet = tableOf(
    'MS Artania\nBremerhaven, Deutschland\nWarnemünde, Deutschland\nBremerhaven, Deutschland',
  );
  assert.equal(shipOf(sheet, sheet.lines, none).ship?.value, 'MS Artania');
});

test('what any agency says of itself is not its name', () => {
  for (const [text, ...languages] of [
    ['Ihr Reisebüro für Kreuzfahrten · Hamburg\nTel. 040 5550 412', 'de'],
    ['Agencia especialista en cruceros\nTel. 976 555 018', 'es'],
    ['Travel Advisors\nPhone 800 555 0172', 'en'],
  ] as const) {
    const sheet = sheetOf(text, ...languages);
    assert.equal(agencyOf(sheet, sheet.lines, []).agent, undefined, text);
  }
  const own = sheetOf('Agence de voyages Dupont\nTél. 01 55 50 01 22', 'fr');
  assert.equal(agencyOf(own, own.lines, []).agent?.value, 'Agence de voyages Dupont');
});

test('the number of whoever runs the cruise is the line’s', () => {
  const sheet = sheetOf('Vorgangsnummer: 26-104836\nBuchungsnummer Veranstalter: 4718260', 'de');
  assert.equal(bookingNumbers(sheet, sheet.lines).line[0]?.value, '4718260');
});

test('a link at the foot of a page names no guest', () => {
  assert.deepEqual(guestNames('Guest Conduct Policy\nGuest Services', 'en'), []);
});

test('the number of a card below the name of the club is the guest’s', () => {
  const sheet = tableOf(`
Guest 1 | Guest 2
Mrs. Danielle Kowalczyk | Mr. Peter Kowalczyk
MSC Voyagers Club: Silver | MSC Voyagers Club: Silver
Card no. 10483926 | Card no. 10483927
`);
  assert.deepEqual(
    loyaltyNumbersOf(sheet, sheet.lines).map(({ value }) => value),
    ['10483926', '10483927'],
  );
});

test('the house that a line has in a country is no agency', () => {
  const sheet = sheetOf(
    'Costa Cruzeiros\nConfirmação de Reserva\nNavio: Costa Diadema\nCosta Cruzeiros Agência Marítima e Turismo Ltda. · www.costacruzeiros.com',
    'pt',
  );
  assert.equal(agencyOf(sheet, sheet.lines, ['Costa Cruzeiros']).agent, undefined);
});
