// Every word that a user reads comes from the catalogues in messages/.
import type { Rule, Spot } from './rule.ts';
import { attributeName, type Node, possibleTexts, walk } from './syntax.ts';

const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]);
const LETTER = /\p{L}/u;

export const textRules: readonly Rule[] = [
  {
    name: 'no-untranslated-text',
    why: 'a word in the source is English in all seven languages',
    applies_to: ['web/**/*.tsx'],
    except: ['**/*.test.tsx'],
    find: function* ({ program }) {
      if (program === undefined) return;
      for (const [node, [parent]] of walk(program)) yield* words(node, parent);
    },
  },
];

function* words(node: Node, parent: Node | undefined): Generator<Spot> {
  if (node.type === 'JSXText') {
    const first = node.value.search(LETTER);
    if (first >= 0) yield { at: node.start + first, what: `says "${node.value.trim()}"` };
  }
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  if (node.type === 'JSXExpressionContainer' && isChild) yield* literals(node);
  if (node.type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.has(attributeName(node) ?? '')) {
    yield* literals(node.value);
  }
}

function* literals(node: Node | null): Generator<Spot> {
  for (const { node: literal, text } of possibleTexts(node)) {
    if (LETTER.test(text)) yield { at: literal.start, what: `says "${text}"` };
  }
}
