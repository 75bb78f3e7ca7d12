// Removes what a comparison ignores: capitals, accents, blanks, punctuation, titles.

/** Letters that do not decompose into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};
const TITLES = new Set(
  `mr mrs ms miss mstr master mister dr prof sir dame lady lord rev herr frau hr fr sr sra srta don dona dna m mme mlle
  monsieur madame mademoiselle sig sigra signor signora dott dottssa senhor senhora senor senora adult child adl chd inf
  jr snr מר גב גברת`.split(/\s+/),
);

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Lower case words with one blank between them. */
export function plain(value: unknown): string {
  return textOf(value)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}’'`´׳״"“”]/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A text independent of the order of its words. */
export function sortedWords(value: unknown, without: ReadonlySet<string> = new Set()): string {
  const words = plain(value).split(' ');
  return words
    .filter((word) => !without.has(word))
    .toSorted()
    .join(' ');
}

export function plainName(value: unknown): string {
  return sortedWords(value, TITLES);
}

/** Letters and digits only, as for a booking number. */
export function plainNumber(value: unknown): string {
  return textOf(value)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

export function plainDay(value: unknown): string {
  return textOf(value).trim().slice(0, 10);
}

/** `HH:MM`; midnight is the same at both ends of the day. */
export function plainTime(value: unknown): string {
  const [, hour, minute] = /(?:^|T)(\d{1,2}):(\d{2})/.exec(textOf(value).trim()) ?? [];
  if (hour === undefined || minute === undefined) return plain(value);
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return time === '24:00' || time === '23:59' ? '00:00' : time;
}

/** The dialled digits, without the country code. */
export function plainPhone(value: unknown): string {
  return textOf(value).replaceAll('(0)', '').replace(/\D/g, '').replace(/^00/, '');
}
