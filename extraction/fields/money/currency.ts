import { currencyCodesIn, currencyOf } from '#extraction/values/amounts.ts';
import { labelledTexts } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import type { Charge } from './roles.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { plainPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

/** Names of currencies, in plain letters; a dollar or a peso without a country is ambiguous. */
const words: readonly (readonly [RegExp, string])[] = [
  [plainPattern(String.raw`(?<!\p{L}){currency_usd}(?!\p{L})`, 'u'), 'USD'],
  [plainPattern(String.raw`(?<!\p{L}){currency_cad}(?!\p{L})`, 'u'), 'CAD'],
  [plainPattern(String.raw`(?<!\p{L}){currency_aud}(?!\p{L})`, 'u'), 'AUD'],
  [plainPattern(String.raw`(?<!\p{L}){currency_nzd}(?!\p{L})`, 'u'), 'NZD'],
  [plainPattern(String.raw`(?<!\p{L}){currency_gbp}(?!\p{L})`, 'u'), 'GBP'],
  [plainPattern(String.raw`(?<!\p{L}){currency_eur}(?!\p{L})`, 'u'), 'EUR'],
  [plainPattern(String.raw`(?<!\p{L}){currency_brl}(?!\p{L})`, 'u'), 'BRL'],
  [plainPattern(String.raw`(?<!\p{L}){currency_mxn}(?!\p{L})`, 'u'), 'MXN'],
  [plainPattern(String.raw`(?<!\p{L}){currency_ars}(?!\p{L})`, 'u'), 'ARS'],
  [plainPattern(String.raw`(?<!\p{L}){currency_chf}(?!\p{L})`, 'u'), 'CHF'],
  [plainPattern(String.raw`ש"ח|(?<!\p{L}){currency_ils}(?!\p{L})`, 'u'), 'ILS'],
  [plainPattern(String.raw`(?<!\p{L}){currency_nok}(?!\p{L})`, 'u'), 'NOK'],
  [plainPattern(String.raw`(?<!\p{L}){currency_sek}(?!\p{L})`, 'u'), 'SEK'],
  [plainPattern(String.raw`(?<!\p{L}){currency_dkk}(?!\p{L})`, 'u'), 'DKK'],
];
const signs: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₪', 'ILS'],
  ['R$', 'BRL'],
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['MX$', 'MXN'],
];
const dollars: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS']);
const crowns: ReadonlySet<string> = new Set(['NOK', 'SEK', 'DKK']);
const rate = plainPattern('{exchange_rate}', 'u');

/** Hints for the country of a `$`, if no word names it: places and signs of a country. */
const countries: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:canada|ontario|quebec|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|TICO|OPC)(?!\p{L})|\.ca(?![\p{L}.])|(?<!\p{L})[A-Z]\d[A-Z] ?\d[A-Z]\d(?!\p{L})/iu,
    'CAD',
  ],
  [
    /(?<!\p{L})(?:australia|sydney|melbourne|brisbane|perth|adelaide|NSW|QLD|ABN|ATAS)(?!\p{L})|\.com\.au/u,
    'AUD',
  ],
  [/(?<!\p{L})(?:New Zealand|Auckland|Christchurch|TAANZ)(?!\p{L})|\.co\.nz/u, 'NZD'],
  [/(?<!\p{L})(?:México|CDMX|Guadalajara|Monterrey|RFC)(?!\p{L})|\.com\.mx/u, 'MXN'],
];

/**
 * The currency of a booking: from a label, or from its amounts; the country of a dollar from the words around them or
 * from places.
 */
export function currencyOfAll(sheet: Sheet, charges: readonly Charge[]): Candidate | null {
  const named = labelledTexts(sheet, sheet.lines, 'currency').flatMap(({ text, piece }) => {
    const code = currencyCodesIn(text)[0] ?? wordIn(text) ?? currencyOf(text.trim().split(/\s/)[0]);
    return code === null || code === undefined ? [] : [{ code, piece }];
  })[0];
  // credits and side remarks ("USD 70 onboard credit") have their own currency
  const own = charges.filter(({ role }) => role !== 'credit' && role !== 'unknown');
  const signed = (own.length >= 3 ? own : charges).filter(({ currency }) => currency !== null);
  const piece = named?.piece ?? signed[0]?.piece ?? charges[0]?.piece;
  if (piece === undefined) return null;
  const made = (value: string, score: number, at: Piece = piece): Candidate => ({
    value,
    score,
    words: at.text,
    piece: at,
  });
  if (named !== undefined && named.code !== '$' && named.code !== 'KR')
    return made(named.code, confidence.money.currency);
  const most = commonest(
    signed.map(({ currency, role }) => [currency ?? '', role === 'unknown' || role === 'credit' ? 1 : 4]),
  );
  if (most !== null && most !== '$' && most !== 'KR') return made(most, confidence.money.currency);
  const mentions = mentionsIn(sheet, charges);
  const of_sign =
    most === '$'
      ? mentions.filter(({ code }) => dollars.has(code))
      : most === 'KR'
        ? mentions.filter(({ code }) => crowns.has(code))
        : mentions;
  const [said] = of_sign.toSorted((a, b) => b.weight - a.weight);
  if (said !== undefined && (most !== null || said.weight >= 1))
    return made(
      said.code,
      said.weight > 1 ? confidence.money.currency_in_bill : confidence.money.currency_elsewhere,
      said.piece,
    );
  if (most !== '$') return null;
  const text = sheet.lines.map((line) => line.text).join('\n');
  const country = countries.find(([place]) => place.test(text));
  return country === undefined
    ? made('USD', confidence.money.dollar)
    : made(country[1], confidence.money.dollar_of_country);
}

const wordIn = (text: string): string | undefined =>
  words.find(([form]) => form.test(text.toLowerCase()))?.[1];

function commonest(weighted: readonly (readonly [string, number])[]): string | null {
  const counts = new Map<string, number>();
  for (const [code, weight] of weighted) counts.set(code, (counts.get(code) ?? 0) + weight);
  return [...counts.entries()].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

interface Mention {
  code: string;
  weight: number;
  piece: Piece;
}

/** Currencies named in the text; a mention in or right above the rows of the bill weighs most. */
function mentionsIn({ lines }: Sheet, charges: readonly Charge[]): Mention[] {
  const rows = charges.filter(({ role }) => role !== 'unknown' && role !== 'credit').map(({ line }) => line);
  return lines.flatMap((line) => {
    if (rate.test(line.plain)) return [];
    const weight = rows.includes(line) ? 4 : isOverBill(line, rows) ? 3 : 1;
    return line.pieces.flatMap((piece) => codesIn(piece).map((code): Mention => ({ code, weight, piece })));
  });
}

const isOverBill = (line: Line, rows: readonly Line[]): boolean =>
  rows.some((row) => row.page === line.page && row.index > line.index && row.index - line.index <= 4);

function codesIn({ text, plain }: Piece): string[] {
  return [
    ...currencyCodesIn(text),
    ...words.filter(([form]) => form.test(plain)).map(([, code]) => code),
    ...signs
      .filter(([sign]) =>
        new RegExp(String.raw`(?<!\p{L})${sign.replace('$', String.raw`\$`)}`, 'u').test(text),
      )
      .map(([, code]) => code),
  ];
}
