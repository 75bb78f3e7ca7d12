const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const letters = /\p{L}/gu;

/** Whether a page is read from right to left: a large part of its runs of text has Hebrew letters. */
export function isRightToLeft(texts: readonly string[]): boolean {
  const lettered = texts.filter((text) => /\p{L}/u.test(text));
  if (lettered.length === 0) return false;
  const all = lettered.reduce((sum, text) => sum + (text.match(letters)?.length ?? 0), 0);
  const own = lettered.reduce(
    (sum, text) => sum + (text.match(/[\u0590-\u05ff\ufb1d-\ufb4f]/g)?.length ?? 0),
    0,
  );
  return own > all * 0.3;
}

/** A run of letters in a line, and whether there is a space to its left. */
export interface Run {
  text: string;
  is_apart: boolean;
}

type Kind = 'hebrew' | 'letters' | 'number' | 'sign';

function kindOf(text: string): Kind {
  if (hebrew.test(text)) return 'hebrew';
  if (/\p{L}/u.test(text)) return 'letters';
  return /\p{N}/u.test(text) ? 'number' : 'sign';
}

/**
 * Converts the runs of a line, given from left to right, to text in reading order. In a right-to-left line the
 * rightmost run comes first, but words without Hebrew keep their order among themselves (no ship is called "Seas the of
 * Wonder"), and so do the parts of a number. In other lines the Hebrew runs are reversed.
 */
export function inReadingOrder(runs: readonly Run[], is_rtl: boolean): string {
  const pieces = is_rtl ? fromTheRight(joinedNumbers(runs)) : fromTheLeft(runs);
  const text = pieces.map((piece, at) => (at > 0 && piece.is_apart ? ' ' : '') + piece.text).join('');
  return is_rtl ? withBracketsTurned(text) : text;
}

/** The run to the left is read after it, so the space between the two also comes after it. */
function reversed(runs: readonly Run[]): Run[] {
  return runs.map((run, at) => ({ text: run.text, is_apart: runs[at + 1]?.is_apart ?? false })).reverse();
}

function fromTheLeft(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let own: Run[] = [];
  for (const run of [...runs, null]) {
    if (run && kindOf(run.text) === 'hebrew') own.push(run);
    else {
      const [first] = own;
      const turned = reversed(own);
      if (first && turned[0]) turned[0] = { ...turned[0], is_apart: first.is_apart };
      ordered.push(...turned, ...(run ? [run] : []));
      own = [];
    }
  }
  return ordered;
}

function fromTheRight(runs: readonly Run[]): Run[] {
  const groups: Run[] = [];
  for (let at = 0; at < runs.length; at++) {
    const end = endOfForeign(runs, at);
    const [first] = runs.slice(at, at + 1);
    if (!first) continue;
    const words = runs.slice(at, end + 1);
    groups.push({
      text: withSignBehind(words.map((run, n) => (n > 0 && run.is_apart ? ' ' : '') + run.text).join('')),
      is_apart: first.is_apart,
    });
    at = end;
  }
  return reversed(groups);
}

/** A sign left of a number or of words without Hebrew belongs at their end: ",06/05/2027" is read "06/05/2027,". */
function withSignBehind(text: string): string {
  const [sign] = hebrew.test(text) ? [] : (/^[,.;:!?]+(?=[\p{L}\p{N}])/u.exec(text) ?? []);
  return sign === undefined ? text : text.slice(sign.length) + sign;
}

/** The end of the words without Hebrew that begin at `from`; `from` itself if there are none. */
function endOfForeign(runs: readonly Run[], from: number): number {
  let end = from;
  let has_letters = false;
  for (let at = from; at < runs.length; at++) {
    const kind = kindOf(runs[at]?.text ?? '');
    if (kind === 'hebrew' || (kind === 'sign' && at === from)) break;
    if (kind === 'letters') has_letters = true;
    if (kind !== 'sign') end = at;
  }
  return has_letters ? end : from;
}

/** `04` `-` `5550164` is one number, and so is `$` `900.00`: signs without spaces around them. */
function joinedNumbers(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const [at, run] of runs.entries()) {
    const last = joined.at(-1);
    const next = runs[at + 1];
    const goes_on = last !== undefined && !run.is_apart;
    const is_between =
      kindOf(run.text) === 'sign' && next !== undefined && !next.is_apart && kindOf(next.text) === 'number';
    if (
      goes_on &&
      kindOf(last.text) === 'number' &&
      (kindOf(run.text) === 'number' || is_between || /^[%°$€£₪]$/.test(run.text))
    )
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else if (goes_on && kindOf(run.text) === 'number' && /^[-+−–]?[$€£₪]$|^[-+−]$/.test(last.text))
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

const turned: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Brackets are mirrored in such a line; some producers store the drawn character, others the logical one. */
function withBracketsTurned(text: string): string {
  const signs = [...text];
  const open: number[] = [];
  const wrong: number[] = [];
  for (const [at, letter] of signs.entries()) {
    if (letter === '(' || letter === '[') open.push(at);
    else if ((letter === ')' || letter === ']') && open.pop() === undefined) wrong.push(at);
  }
  // as many unmatched closing as unmatched opening brackets: they are swapped
  if (wrong.length === 0 || wrong.length !== open.length) return text;
  const swapped = new Set([...wrong, ...open]);
  return signs.map((letter, at) => (swapped.has(at) ? (turned[letter] ?? letter) : letter)).join('');
}

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
};

/** Normalised text: ligatures decomposed, soft hyphens and zero-width marks removed, all blanks as one space. */
export function cellText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .normalize('NFC');
}
