import { plain } from '../values/plain.ts';

/** A word of a text with its place. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** The words of a text, normalised for comparison. An apostrophe separates two words, in names and in texts. */
function tokensOf(text: string): Token[] {
  return [...plain(text).matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const is_simple = /^[a-z]+(?: [a-z]+)*$/;

/** The same words without their places. It processes ten thousand phrases before a document is read. */
function wordsOf(name: string): string[] {
  return is_simple.test(name) ? name.split(' ') : tokensOf(name).map(({ text }) => text);
}

export interface Hit<Meaning> {
  meanings: readonly Meaning[];
  start: number;
  end: number;
  words: number;
}

interface Entry<Meaning> {
  rest: readonly string[];
  meanings: Meaning[];
}

/** Characters between two words of a name: a space, a hyphen, a comma or a bracket, but no longer end of a sentence. */
const farthest_apart = 4;

/** Finds many names in a text at once: whole words, the longest name first, none inside another. */
export class NameIndex<Meaning> {
  readonly #entries = new Map<string, Entry<Meaning>[]>();

  add(name: string, meaning: Meaning): void {
    const [first, ...rest] = wordsOf(name);
    if (first === undefined) return;
    const entries = this.#entries.get(first) ?? [];
    const same = entries.find(
      (entry) => entry.rest.length === rest.length && entry.rest.every((word, at) => word === rest[at]),
    );
    if (same !== undefined) {
      if (!same.meanings.includes(meaning)) same.meanings.push(meaning);
      return;
    }
    // after the entries of the same length
    const shorter = entries.findIndex((entry) => entry.rest.length < rest.length);
    entries.splice(shorter < 0 ? entries.length : shorter, 0, { rest, meanings: [meaning] });
    this.#entries.set(first, entries);
  }

  /** The names in a text, in order. */
  find(text: string): Hit<Meaning>[] {
    const tokens = tokensOf(text);
    const hits: Hit<Meaning>[] = [];
    for (let at = 0; at < tokens.length;) {
      const hit = this.#at(tokens, at);
      if (hit !== null) hits.push(hit);
      at += hit?.words ?? 1;
    }
    return hits;
  }

  /** The meanings of a text that is a name as a whole. */
  exact(text: string): readonly Meaning[] {
    const tokens = tokensOf(text);
    const hit = this.#at(tokens, 0);
    return hit?.words === tokens.length ? hit.meanings : [];
  }

  #at(tokens: readonly Token[], at: number): Hit<Meaning> | null {
    const first = tokens[at];
    if (first === undefined) return null;
    for (const start of startsOf(first.text)) {
      for (const { rest, meanings } of this.#entries.get(start) ?? []) {
        if (!rest.every((word, index) => tokens[at + 1 + index]?.text === word)) continue;
        if (!areTogether(tokens, at, rest.length)) continue;
        const last = tokens[at + rest.length] ?? first;
        return {
          meanings,
          start: first.start + first.text.length - start.length,
          end: last.end,
          words: rest.length + 1,
        };
      }
    }
    return null;
  }
}

/** Hebrew attaches "in", "to", "the", "and", "from" to the following word. */
function startsOf(word: string): string[] {
  return /^[בלהומש]\p{Script=Hebrew}{2,}/u.test(word) ? [word, word.slice(1)] : [word];
}

function areTogether(tokens: readonly Token[], at: number, more: number): boolean {
  for (let index = at; index < at + more; index += 1) {
    const [one, next] = [tokens[index], tokens[index + 1]];
    if (one !== undefined && next !== undefined && next.start - one.end > farthest_apart) return false;
  }
  return true;
}
