import { plain } from './plain.ts';

/** Words in lower case within names, in the languages of the documents. */
const small = new Set(
  'of the and to from in on at with by und mit von vom zu zum zur der die das den des im am an ab bis de du des et la le les au aux à y e da do dos das del della delle dei di il lo con com para per por em no na nos nas van ten ter'.split(
    ' ',
  ),
);
const numeral = /^(?:II|III|IV|VI|VII|VIII|IX)$/;

export const isInCapitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text.replaceAll(/(?<=\p{Lu})(?:c|ac)(?=\p{Lu})/gu, ''));

/**
 * Converts a name in capitals to usual case: "FREDERIKSTED, ST. CROIX" becomes "Frederiksted, St. Croix". Names that
 * are not all capitals stay unchanged, and so do codes ("4D", "VS"), numerals and known short names.
 *
 * @param is_short whether a word is always written in capitals: "MSC", "AIDA"
 */
export function fromCapitals(text: string, is_short: (word: string) => boolean = () => false): string {
  if (!isInCapitals(text)) return text;
  let is_first = true;
  return text.replaceAll(/[\p{L}\d]+/gu, (word, at: number) => {
    const begins = is_first || /[(/–—:]\s*$/u.test(text.slice(0, at));
    is_first = false;
    if (/\d/.test(word) || numeral.test(word) || is_short(word) || isCode(word)) return word;
    // "L'AQUILA", "D'ANGELO": the letter before the apostrophe is a separate word
    if (!begins && small.has(plain(word)) && !/^['’]/.test(text.slice(at + word.length)))
      return word.toLowerCase();
    return capitalised(word);
  });
}

/** Whether a word is unpronounceable, and so a code: "VS", "GTY". One letter is an initial. */
const isCode = (word: string): boolean =>
  word.length <= 3 && word.length > 1 && !/[AEIOUYÀ-ÖØ-Ý]/u.test(word) && !titles.has(word);

const titles = new Set(['ST', 'MR', 'MS', 'DR', 'MT', 'FT', 'NG']);

function capitalised(word: string): string {
  const [first = '', ...rest] = word;
  const low = rest.join('').toLowerCase();
  const [third = ''] = low.slice(1);
  // "MCDONALD" is McDonald; "MACHADO" is not Scottish
  return first === 'M' && low.startsWith('c') && third !== ''
    ? `Mc${third.toUpperCase()}${low.slice(2)}`
    : first + low;
}
