import { deepEqual, equal, match, throws } from 'node:assert/strict';
import { test } from 'node:test';

import { fold } from '#domain/fold.ts';
import { languages } from '#domain/languages.ts';

import { all_words } from './all.ts';
import { plainPattern, wordPattern } from './pattern.ts';
import { phrases } from './phrases.ts';
import { label_names, type LabelName, type Words } from './shape.ts';

/** Names that share phrases on purpose: what stands behind the phrase, or where it stands, says which is meant. */
const meant_pairs: readonly (readonly [LabelName, LabelName])[] = [
  // a day or a port or a time or a number of nights
  ['start', 'start_port'],
  ['start', 'departure'],
  ['start', 'boarding'],
  ['start', 'itinerary'],
  ['start_port', 'departure'],
  ['start_port', 'boarding'],
  ['end', 'end_port'],
  ['end', 'arrival'],
  ['boarding', 'arrival'],
  ['boarding', 'departure'],
  ['period', 'nights'],
  ['period', 'round_trip'],
  // a name or an amount
  ['itinerary', 'fare'],
  ['flight', 'addon'],
  ['hotel', 'addon'],
  ['discount', 'other_text'],
  // a day or an amount
  ['final_payment', 'balance'],
  ['deposit_due', 'deposit'],
  // "total fare" is the sum where no other is printed
  ['fare', 'total'],
  // a confirmation of the cruise or of the flight beside it
  ['booking_number', 'record_locator'],
  // an option that expires asks for the deposit, or for nothing yet
  ['deposit_due', 'other_date'],
];
const meant = new Set(meant_pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));

function namesOfPhrases(words: Words): Map<string, LabelName[]> {
  const names = new Map<string, LabelName[]>();
  for (const name of label_names) {
    for (const phrase of new Set((words.labels[name] ?? []).map(fold))) {
      names.set(phrase, [...(names.get(phrase) ?? []), name]);
    }
  }
  return names;
}

function allPhrases({ labels, hints, ...rest }: Words): string[] {
  return [...Object.values(labels), ...Object.values(hints), ...Object.values(rest)].flat(2);
}

for (const language of languages) {
  test(`${language} has every label and every list that English has`, () => {
    const words = all_words[language];
    deepEqual(
      label_names.filter((name) => (words.labels[name] ?? []).length === 0),
      [],
    );
    deepEqual(
      Object.entries({ ...words, ...words.hints }).filter(
        ([, list]) => Array.isArray(list) && list.length === 0,
      ),
      [],
    );
  });
}

for (const language of languages) {
  test(`${language} has names for twelve months and seven weekdays`, () => {
    const { months, weekdays } = all_words[language];
    deepEqual(
      [months, weekdays].map((lists) => lists.filter((names) => names.length > 0).length),
      [12, 7],
    );
  });
}

for (const language of languages) {
  test(`a phrase of ${language} says one thing only, except where its place tells`, () => {
    const unclear = [...namesOfPhrases(all_words[language])].flatMap(([phrase, names]) =>
      names.flatMap((one, index) =>
        names
          .slice(index + 1)
          .flatMap((other) => (meant.has(`${one} ${other}`) ? [] : [`${phrase}: ${one}, ${other}`])),
      ),
    );
    deepEqual(unclear, []);
  });
}

test('every pair that is listed as meant is met in some language', () => {
  const met = new Set(
    languages.flatMap((language) =>
      [...namesOfPhrases(all_words[language]).values()].map((names) => new Set(names)),
    ),
  );
  deepEqual(
    meant_pairs.filter(([one, other]) => ![...met].some((names) => names.has(one) && names.has(other))),
    [],
  );
});

for (const language of languages) {
  test(`the phrases of ${language} are in lower case, composed, trimmed and not empty`, () => {
    const odd = allPhrases(all_words[language]).filter(
      (phrase) => phrase.trim() === '' || phrase !== phrase.trim().toLowerCase().normalize('NFC'),
    );
    deepEqual(odd, []);
  });
}

test('a label holds a letter or a digit, or nothing would be left of it to look for', () => {
  const bare = languages.flatMap((language) =>
    Object.values(all_words[language].labels)
      .flat()
      .filter((phrase) => fold(phrase) === ''),
  );
  deepEqual(bare, []);
});

test('short forms are written out, each phrase once', () => {
  deepEqual(
    phrases(`due (on|by) ; balance
    (due|) ; DUE on ; ((first|second) |)deposit ;`),
    ['due on', 'due by', 'balance due', 'balance', 'first deposit', 'deposit', 'second deposit'],
  );
});

test('a pattern finds the words of a list in all languages, the longest first', () => {
  const card = wordPattern(String.raw`^{of_card}$`, 'u');
  for (const word of ['visa', 'card', 'kreditkarte', 'terminación', 'carte bancaire']) match(word, card);
  equal(wordPattern('{number_of}', 'u').exec('della')?.[0], 'della');
});

test('a pattern for plain text has its words in plain letters', () => {
  match('terminacion', plainPattern('^{of_card}$', 'u'));
  equal(wordPattern('^{of_card}$', 'u').test('terminacion'), false);
});

test('a word of a pattern may be the beginning of longer words', () => {
  const region = wordPattern('^{region}$', 'u');
  for (const word of ['mediterranean', 'iberia', 'iberian', 'norwegian']) match(word, region);
  equal(region.test('norw'), false);
});

test('a pattern with a list that no language has is refused', () => {
  throws(() => wordPattern('{no_list}', 'u'), /no_list/);
});
