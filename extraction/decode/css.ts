import type { CheerioAPI } from 'cheerio';
import { cutLine } from './limits.ts';

export type Style = Record<string, string>;

/** Properties that can hide text or place it beside other text; others are dropped. */
const telling =
  /^(?:display|visibility|opacity|font-size|color|background(?:-color|-image)?|position|left|top|right|text-indent|clip|clip-path|transform|width|height|max-height|max-width|overflow|flex-direction|grid-template-columns|float|-webkit-text-fill-color|filter)$/;

/** Styles of elements from their attributes and from simple rules of the page's sheets; only for screen media. */
export function stylesOf($: CheerioAPI): Map<unknown, Style> {
  const found = new Map<unknown, Map<string, { value: string; weight: number }>>();
  const add = (node: unknown, style: readonly Declaration[], weight: number) => {
    const own = found.get(node) ?? new Map<string, { value: string; weight: number }>();
    found.set(node, own);
    for (const { name, value, is_important } of style) {
      const given = weight + (is_important ? 1e6 : 0);
      if (given >= (own.get(name)?.weight ?? 0)) own.set(name, { value, weight: given });
    }
  };
  const isAffordable = budgetFor($);
  for (const { selectors, body } of rulesOf(sheetOf($))) {
    const style = declarations(body);
    if (style.length === 0) continue;
    for (const selector of selectors.filter(isAffordable))
      matched($, selector, (one) => {
        add(one, style, specificity(selector));
      });
  }
  $('[style]').each((_, node) => {
    add(node, declarations($(node).attr('style') ?? ''), 1e5);
  });
  return new Map(
    [...found].map(([node, own]) => [
      node,
      Object.fromEntries([...own].map(([name, { value }]) => [name, value])),
    ]),
  );
}

/** Characters of all sheets of a page; those of mails and of pages of lines have some ten thousand. */
const longest_sheet = 64 * 1024;
const most_rules = 2000;
/** Maximum of matches of a selector against an element per page: each costs less than a millionth of a second. */
const most_looks = 10_000_000;

function sheetOf($: CheerioAPI): string {
  const sheets = $('style')
    .toArray()
    .map((node) => $(node).text());
  return sheets.join('\n').slice(0, longest_sheet);
}

/** Decides whether a selector is matched: not if elements and selectors exceed the budget. */
function budgetFor($: CheerioAPI): (selector: string) => boolean {
  const elements = $('*').toArray();
  const widest = elements.reduce((most, one) => Math.max(most, $(one).contents().length), 1);
  let room = most_looks;
  return (selector) => {
    // these two check all siblings of an element
    room -= elements.length * (/~|:nth-/.test(selector) ? widest : 1);
    return room >= 0;
  };
}

function rulesOf(sheet: string): { selectors: string[]; body: string }[] {
  const plain = withoutMedia(sheet.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '').replaceAll(/<!--|-->/g, ''));
  return plain
    .split('}')
    .slice(0, most_rules)
    .map((rule) => rule.split('{').slice(-2))
    .map(([head = '', body = '']) => ({
      selectors: head
        .replace(/^.*;/s, '')
        .split(',')
        .map((one) => one.trim())
        .filter(
          (one) =>
            one !== '' && !one.startsWith('@') && !/:(?!not\(|first-child|last-child|nth-child\()/.test(one),
        ),
      body,
    }));
}

/** Keeps `@media` rules for all screens; removes those for paper or for small screens only. */
function withoutMedia(sheet: string): string {
  let plain = '';
  let from = 0;
  for (const start of sheet.matchAll(
    /@(?:media|supports|font-face|keyframes|-webkit-keyframes|page)[^{@]*\{/g,
  )) {
    if (start.index < from) continue;
    let depth = 1;
    let at = start.index + start[0].length;
    const inside = at;
    for (; at < sheet.length && depth > 0; at++) {
      if (sheet[at] === '{') depth++;
      else if (sheet[at] === '}') depth--;
    }
    plain += sheet.slice(from, start.index);
    if (/^@media\s+(?:only\s+)?(?:screen|all)\s*\{/.test(start[0])) plain += sheet.slice(inside, at - 1);
    from = at;
  }
  return plain + sheet.slice(from);
}

interface Declaration {
  name: string;
  value: string;
  is_important: boolean;
}

function declarations(body: string): Declaration[] {
  return cutLine(body)
    .split(';')
    .flatMap((part) => {
      const [name = '', ...rest] = part.split(':');
      const value = rest.join(':').toLowerCase().trim();
      const plain = value.replace(/!\s*important$/, '').trimEnd();
      const kept = name.trim().toLowerCase();
      return telling.test(kept) && plain !== ''
        ? [{ name: kept, value: plain, is_important: plain !== value }]
        : [];
    });
}

function matched($: CheerioAPI, selector: string, use: (node: unknown) => void): void {
  try {
    $(selector).each((_, node) => {
      use(node);
    });
  } catch {
    // a selector that only newer browsers know: the rule is skipped, as an older browser does
  }
}

function specificity(selector: string): number {
  const ids = selector.match(/#[\w-]/g)?.length ?? 0;
  const classes = selector.match(/[.[][\w-]/g)?.length ?? 0;
  const tags = selector.match(/(?:^|[\s>+~])[a-z]/gi)?.length ?? 0;
  return Math.min(9e4, 1 + ids * 1000 + classes * 30 + tags);
}
