// Finds references to documents and their sections in comments and pages, and reports missing ones.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

const FILES = [
  'README.md',
  '{contract,docs,domain,e2e,extraction,messages,reference,server,tools,web}/**/*.{ts,tsx,mjs,css,md}',
];
/** Fixtures break the rules on purpose. */
const NOT_OURS = ['tools/guards/violations/**', '**/node_modules/**'];

/** Such as `docs/product/rules.md, sections 2 to 4`; the path may be in backticks or the end of a link. */
const NAMED =
  /(?<![\w./:-])([\w./-]*\w\.md)\b[`)\]]*(?:,? sections? (\d+(?:(?:,| to|,? and) \d+)*|[a-z]\b))?/g;

/** A reference to a document. */
export interface Reference {
  readonly file: string;
  /** As written: relative to the root, or to the folder of the file. */
  readonly document: string;
  /** The numbers or letters of the sections; empty when the document is named alone. */
  readonly sections: readonly string[];
}

/** All references of the repository, by file. */
export function readReferences(root: string): Reference[] {
  const files = globSync(FILES, { cwd: root, exclude: NOT_OURS }).toSorted();
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    // most files name no document, and need not be parsed
    return text.includes('.md') ? referencesIn(file, text) : [];
  });
}

/** The references of one file: those of the comments in code, those of the whole text in a page. */
export function referencesIn(file: string, text: string): Reference[] {
  // a reference may continue on the next line of a comment
  const prose = proseOf(file, text).replaceAll(/\s*\n[\s*]*/g, ' ');
  return Array.from(prose.matchAll(NAMED), ([, document = '', named = '']) => ({
    file,
    document,
    sections: sectionsOf(named),
  }));
}

function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text;
  if (file.endsWith('.css')) return (text.match(/\/\*[^]*?\*\//g) ?? []).join('\n');
  const { comments } = parseSync(file, text);
  return comments.map(({ value }) => value).join('\n');
}

function sectionsOf(named: string): string[] {
  const found = Array.from(named.matchAll(/(\d+) to (\d+)|\d+|^[a-z]$/g), ([one = '', first, last]) => {
    if (first === undefined || last === undefined) return [one];
    const [from, to] = [Number(first), Number(last)];
    return Array.from({ length: to - from + 1 }, (_none, index) => String(from + index));
  });
  return found.flat();
}

/** The fault of a reference; null: none. */
export function faultOf(root: string, { file, document, sections }: Reference): string | null {
  const path = [join(dirname(file), document), document].find((place) => existsSync(join(root, place)));
  if (path === undefined) return `${file}: there is no ${document}`;
  const headings = readFileSync(join(root, path), 'utf8').matchAll(/^#+ (\d+|[a-z](?=\.))[. ]/gm);
  const numbers = new Set(Array.from(headings, ([, number = '']) => number));
  const gone = sections.filter((section) => !numbers.has(section));
  return gone.length === 0 ? null : `${file}: ${document} has no section ${gone.join(', ')}`;
}
