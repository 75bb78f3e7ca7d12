import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fold, foldedWords } from './fold.ts';

describe('fold', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['Málaga', 'malaga'],
    ['MÁLAGA', 'malaga'],
    ['Tromsø', 'tromso'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Warnemünde', 'warnemunde'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Seyðisfjörður', 'seydisfjordur'],
    ['Þórshöfn', 'thorshofn'],
    ['Kuşadası', 'kusadasi'],
    ['İstanbul', 'istanbul'],
    ['Œuvre', 'oeuvre'],
    ['Ħal Għargħur', 'hal gharghur'],
    ['Curaçao', 'curacao'],
    ['Ｍｉａｍｉ', 'miami'],
    ['Πειραιάς', 'πειραιασ'],
    ['ΠΕΙΡΑΙΑΣ', 'πειραιασ'],
    ['Северодвинск', 'северодвинск'],
    ['Ёлка', 'елка'],
  ];
  for (const [text, folded] of cases) {
    it(`folds ${text} to ${folded}`, () => assert.equal(fold(text), folded));
  }

  it('makes every way to write a saint the same', () => {
    for (const text of [
      "St. John's",
      "Saint John's",
      'St Johns',
      'ST.JOHN’S',
      'saint johnʼs',
      'Sainte Johns',
      'Ste. John´s',
    ]) {
      assert.equal(fold(text), 'st johns');
    }
  });

  it('leaves words that only begin like a saint alone', () => {
    assert.equal(fold('Les Saintes'), 'les saintes');
    assert.equal(fold('Stockholm, Stern'), 'stockholm stern');
  });

  it('turns punctuation and white space into one space and trims', () => {
    assert.equal(fold('  Fort Lauderdale (Port\tEverglades),\n FL. '), 'fort lauderdale port everglades fl');
    assert.equal(fold('Ketchikan/Ward-Cove – Alaska'), 'ketchikan ward cove alaska');
  });

  it('reads an ampersand as "and"', () => {
    assert.equal(fold('P&O Cruises'), fold('P and O Cruises'));
  });

  it('keeps Hebrew letters, without niqqud, geresh and gershayim', () => {
    assert.equal(fold('שָׁלוֹם'), 'שלום');
    assert.equal(fold('אַרְצוֹת־הַבְּרִית'), 'ארצות הברית');
    assert.equal(fold('ארה״ב'), 'ארהב');
    assert.equal(fold('ארה"ב'), 'ארהב');
    assert.equal(fold("צ'כיה"), 'צכיה');
  });

  it('keeps the letters of scripts whose marks are letters', () => {
    assert.equal(fold('ながさき'), 'ながさき');
    assert.equal(fold('ภูเก็ต'), 'ภูเก็ต');
    assert.equal(fold('부산'), '부산');
    assert.equal(fold('मुंबई'), 'मुंबई');
    assert.equal(fold('上海'), '上海');
  });

  it('drops invisible characters such as bidi marks and soft hyphens', () => {
    assert.equal(fold('Bar\u00adce\u200blona\u200f'), 'barcelona');
  });

  it('gives nothing for nothing and for punctuation alone', () => {
    assert.equal(fold(''), '');
    assert.equal(fold(' … !? '), '');
  });

  it('changes nothing the second time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        assert.equal(fold(fold(text)), fold(text));
      }),
    );
  });

  it('gives the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        assert.equal(fold(text.normalize('NFD')), fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('foldedWords', () => {
  it('gives each word once, in order', () => {
    assert.deepEqual(foldedWords('Saint Kitts & St. Kitts'), ['st', 'kitts', 'and']);
  });

  it('gives no words for punctuation', () => assert.deepEqual(foldedWords(' - '), []));
});
