import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromCapitals } from './capitals.ts';

const isShort = (word: string) => ['MSC', 'AIDA'].includes(word);

for (const [printed, usual] of [
  ['SAN JUAN, PUERTO RICO', 'San Juan, Puerto Rico'],
  ['FREDERIKSTED, ST. CROIX', 'Frederiksted, St. Croix'],
  ['RHAPSODY OF THE SEAS', 'Rhapsody of the Seas'],
  ['7 NIGHT SOUTHERN CARIBBEAN CRUISE', '7 Night Southern Caribbean Cruise'],
  ['4D OCEAN VIEW BALCONY', '4D Ocean View Balcony'],
  ['VS VERANDA STATEROOM', 'VS Veranda Stateroom'],
  ['MSC WORLD EUROPA', 'MSC World Europa'],
  ['OSTRANDER-PIKE', 'Ostrander-Pike'],
  ["O'BRIEN", "O'Brien"],
  ["L'AQUILA", "L'Aquila"],
  ['MCDONALD', 'McDonald'],
  ['MACHADO', 'Machado'],
  ['GROSSGLOCKNER UND ÖTZTAL', 'Grossglockner und Ötztal'],
  ['DE GENNARO', 'De Gennaro'],
  ['ÉLODIE', 'Élodie'],
  ['HENRY VIII', 'Henry VIII'],
] as const)
  test(`"${printed}" is kept as "${usual}"`, () => {
    assert.equal(fromCapitals(printed, isShort), usual);
  });

test('what is not all capitals, and Hebrew, stays as it is', () => {
  for (const text of ['EXPLORA II by night', 'Bay of Islands', 'מנו ספנות', 'B7', ''])
    assert.equal(fromCapitals(text, isShort), text);
});
