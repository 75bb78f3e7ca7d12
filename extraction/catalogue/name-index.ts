import { plain } from '../values/plain.ts';

/** A word of a text with its place. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, normalised for comparison. An apostrophe separates two words, in names and in texts. */
function tokensOf(text: string): Token[] {
  return [...plain(text).matchAll(words)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export interface Hit<Meaning> {
  meanings: readonly Meaning[];
  start: number;
  end: number;
  words: number;
}

/** A word of a name, after the words before it. */
interface Step<Meaning> {
  /** of the name that ends here; empty when a name only goes on here */
  meanings: Meaning[];
  next: Map<string, Step<Meaning>> | null;
}

/** Characters between two words of a name: a space, a hyphen, a comma or a bracket, but no longer end of a sentence. */
const farthest_apart = 4;

/** Finds many names in a text at once: whole words, the longest name first, none inside another. */
export class NameIndex<Meaning> {
  // a tree of words: ten thousand names are added before the first document is read
  readonly #first: Step<Meaning> = { meanings: [], next: null };

  add(name: string, meaning: Meaning): void {
    let step = this.#first;
    for (const text of plain(name).match(words) ?? []) {
      step.next ??= new Map();
      let next = step.next.get(text);
      if (next === undefined) {
        next = { meanings: [], next: null };
        step.next.set(text, next);
      }
      step = next;
    }
    if (step !== this.#first && !step.meanings.includes(meaning)) step.meanings.push(meaning);
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
      let step = this.#first.next?.get(start);
      let hit: Hit<Meaning> | null = null;
      for (let end = at; step !== undefined;) {
        const last = tokens[end] ?? first;
        if (step.meanings.length > 0)
          hit = {
            meanings: step.meanings,
            start: first.start + first.text.length - start.length,
            end: last.end,
            words: end - at + 1,
          };
        end += 1;
        const next = tokens[end];
        if (next === undefined || next.start - last.end > farthest_apart) break;
        step = step.next?.get(next.text);
      }
      if (hit !== null) return hit;
    }
    return null;
  }
}

/** Hebrew attaches "in", "to", "the", "and", "from" to the following word. */
function startsOf(word: string): string[] {
  return /^[בלהומש]\p{Script=Hebrew}{2,}/u.test(word) ? [word, word.slice(1)] : [word];
}
