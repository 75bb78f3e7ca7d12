import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressIn } from './lodging-address.ts';

const cases: readonly [written: string, string | null, string | null, string | null, string | null][] = [
  ['401 Biscayne Blvd, Miami, FL 33132', '401 Biscayne Blvd', 'Miami', 'FL', '33132'],
  ['1601 Collins Ave, Miami Beach, Florida 33139', '1601 Collins Ave', 'Miami Beach', 'Florida', '33139'],
  ['999 Canada Place, Vancouver, BC V6C 3E1, Canada', '999 Canada Place', 'Vancouver', 'BC', 'V6C 3E1'],
  ['161 Sussex Street, Sydney NSW 2000', '161 Sussex Street', 'Sydney', 'NSW', '2000'],
  ['Kanzleistraße 7, D-20095 Hamburg', 'Kanzleistraße 7', 'Hamburg', null, 'D-20095'],
  ['Prins Hendrikkade 33, 1012 TM Amsterdam', 'Prins Hendrikkade 33', 'Amsterdam', null, '1012 TM'],
  ['Via Milano 26, 16126 Genova (GE)', 'Via Milano 26', 'Genova', 'GE', '16126'],
  ['Akti Miaouli 53, 185 36 Piraeus', 'Akti Miaouli 53', 'Piraeus', null, '185 36'],
  ['Harbour Parade, Southampton SO15 1ST', 'Harbour Parade', 'Southampton', null, 'SO15 1ST'],
  ['Buenos Aires', null, 'Buenos Aires', null, null],
  ['Avenida Paulista 1000', 'Avenida Paulista 1000', null, null, null],
];

for (const [written, address, city, state, zipcode] of cases)
  test(`"${written}" is an address with its parts`, () =>
    assert.deepEqual(addressIn([`, ${written}`]), { address, city, state, zipcode }));

test('an address ends before the days of the stay', () =>
  assert.deepEqual(addressIn(['Strandkaien 90, 5013 Bergen. 1 double room, arrival 19 March 2027']), {
    address: 'Strandkaien 90',
    city: 'Bergen',
    state: null,
    zipcode: '5013',
  }));

test('an address goes on from one row to the next', () =>
  assert.deepEqual(addressIn([', 27 West 91st Street, New York,', 'NY 10024']), {
    address: '27 West 91st Street',
    city: 'New York',
    state: 'NY',
    zipcode: '10024',
  }));

test('stars behind the name of a hotel are no part of its address', () => {
  const { address } = addressIn(['(4*), Carrer de la Mestrança, 141, 08003 Barcelona']);
  assert.equal(address, 'Carrer de la Mestrança, 141');
});
