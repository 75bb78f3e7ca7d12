/** An amount of money in a text. */
export interface WrittenAmount {
  start: number;
  end: number;
  /** exact decimal, negative with a minus, as reductions and payments are printed */
  value: string;
  /** the sign or code beside it, `null` for none */
  currency: string | null;
  has_decimals: boolean;
}

/** Signs and words of money; the document decides between currencies with the same sign. */
const currencies: readonly [RegExp, string][] = [
  [/^(?:us\$|usd|u\$s|\$us|us dollars?)$/i, 'USD'],
  [/^(?:ca\$|c\$|cad|cdn\$|can\$|\$ca|\$can|cdn|\$ cad)$/i, 'CAD'],
  [/^(?:a\$|au\$|aud)$/i, 'AUD'],
  [/^(?:nz\$|nzd)$/i, 'NZD'],
  [/^(?:r\$|brl|reais)$/i, 'BRL'],
  [/^(?:mx\$|mxn)$/i, 'MXN'],
  [/^(?:€|eur|euro|euros|e)$/i, 'EUR'],
  [/^(?:£|gbp|pounds?)$/i, 'GBP'],
  [/^(?:₪|ils|nis|ש"ח|שח|שקלים|שקל)$/i, 'ILS'],
  [/^(?:chf|sfr\.?|fr\.)$/i, 'CHF'],
  [/^(?:nok)$/i, 'NOK'],
  [/^(?:sek)$/i, 'SEK'],
  [/^(?:dkk)$/i, 'DKK'],
  [/^(?:ars)$/i, 'ARS'],
  [/^(?:zar)$/i, 'ZAR'],
  [/^(?:sgd|s\$)$/i, 'SGD'],
  [/^(?:hkd|hk\$)$/i, 'HKD'],
  [/^(?:jpy|¥)$/i, 'JPY'],
  [/^\$$/, '$'],
  [/^kr\.?$/i, 'KR'],
];
const sign = String.raw`(?:us\$|ca\$|cdn\$|can\$|au\$|nz\$|mx\$|hk\$|u\$s|\$us|\$cad?|\$can|c\$|a\$|r\$|s\$|\$|€|£|₪|¥|ש"ח|sfr\.?|(?<!\p{L})(?:usd|cad|aud|nzd|brl|eur|euros?|gbp|ils|nis|chf|nok|sek|dkk|mxn|ars|zar|sgd|hkd|jpy|kr\.?|fr\.|שקלים)(?!\p{L}))`;
const number = String.raw`(?:\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?!\d))?(?:[.,][-–—]+)?`;
const pattern = new RegExp(
  String.raw`(?<open>\()?(?<minus>[-−–+]\s?)?(?<before>${sign})?\s?(?<inner>[-−–]\s?)?(?<!\d[.,:/]?)(?<number>${number})(?!\d|[/:]\d)\s?(?<after>${sign})?(?<trailing>-(?![\d\p{L}]))?(?<close>\))?`,
  'giu',
);

/** @param text of a cell, as it is printed; @param taken places of days and times, which are not amounts */
export function amountsIn(
  text: string,
  taken: readonly { start: number; end: number }[] = [],
): WrittenAmount[] {
  const found: WrittenAmount[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const [lead = ''] = /^\s*/.exec(match[0]) ?? [];
    const start = match.index + lead.length;
    const end = match.index + match[0].trimEnd().length;
    if (taken.some((other) => start < other.end && end > other.start)) continue;
    if (
      /^\s*%/.test(text.slice(end)) ||
      /[\p{L}#]$/u.test(text.slice(0, start)) ||
      /^[\p{L}]/u.test(text.slice(end))
    ) {
      // a letter right beside it is a code, unless the sign is there
      if (groups['before'] === undefined && groups['after'] === undefined) continue;
    }
    if (/^\s*%/.test(text.slice(end))) continue;
    const value = exact(groups['number'] ?? '');
    if (value === null) continue;
    const is_negative =
      (groups['minus']?.trim() ?? '') !== '' && groups['minus']?.trim() !== '+'
        ? isMinus(text, start)
        : groups['inner'] !== undefined ||
          groups['trailing'] !== undefined ||
          (groups['open'] !== undefined &&
            groups['close'] !== undefined &&
            !/\p{L}/u.test(text.slice(0, start)));
    found.push({
      start,
      end,
      value: is_negative && !/^0+(?:\.0+)?$/.test(value) ? `-${value}` : value,
      currency: currencyOf(groups['before'] ?? groups['after']),
      has_decimals: /[.,](?:\d{2}|[-–—]+)$/.test(groups['number'] ?? ''),
    });
  }
  return found;
}

/** "Fare - 300" has a dash between words, "-300" and "− 300,00" a minus. */
function isMinus(text: string, start: number): boolean {
  return (
    !/[\p{L}\d)]\s$/u.test(text.slice(0, start)) ||
    /^[-−–]\S/u.test(text.slice(start)) ||
    /^\s*$/.test(text.slice(0, start))
  );
}

/** `1.234,50`, `1,234.50`, `1 234,50`, `1'234.-` as `1234.50`; `null` if it is no number. */
function exact(text: string): string | null {
  const bare = text.replace(/[.,][-–—]+$/, '').replaceAll(/[ '’]/g, '');
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  if (!/^\d+$/.test(digits) || digits.length > 9) return null;
  const plain_digits = digits.replace(/^0+(?=\d)/, '');
  return cents === undefined ? plain_digits : `${plain_digits}.${cents.padEnd(2, '0')}`;
}

/** The code of a sign or word, `$` for the dollar of any country, `null` for none. */
export function currencyOf(written: string | undefined): string | null {
  const text = written?.trim();
  if (text === undefined) return null;
  return currencies.find(([form]) => form.test(text))?.[1] ?? null;
}

const codes =
  /(?<![\p{L}\d])(usd|cad|aud|nzd|brl|eur|gbp|ils|nis|chf|nok|sek|dkk|mxn|zar|sgd|hkd|jpy)(?![\p{L}\d])/giu;

/** Codes of currencies that a text names. */
export function currencyCodesIn(text: string): string[] {
  return [...text.matchAll(codes)].flatMap(([code]) => currencyOf(code) ?? []);
}
