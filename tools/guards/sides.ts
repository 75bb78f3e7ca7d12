// Forbids left and right in components: left in English is right in Hebrew. In CSS stylelint forbids them.
import type { Rule, Spot } from './rule.ts';
import { attributeName, keyOf, type Node, possibleTexts, walk } from './syntax.ts';

const WHY =
  'the pages are mirrored in Hebrew: inline-start and inline-end follow the language, left and right do not';

/** Properties of CSS that name a side and have a logical twin. */
const PHYSICAL = new RegExp(
  '^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(left|right)(-(width|style|color))?' +
    '|border-(top|bottom)-(left|right)-radius)$',
);
/** Properties whose value may name a side. */
const SIDED_VALUES = ['text-align', 'float', 'clear'];
/** Shorthands whose second and fourth value are right and left. */
const FOUR_SIDED = /^(inset|margin|padding|scroll-(margin|padding)|border-(width|style|color))$/;
/** Short properties of Mantine's components. */
const MANTINE = ['ml', 'mr', 'pl', 'pr', 'left', 'right'];

export const sideRules: readonly Rule[] = [
  {
    name: 'no-physical-sides-in-jsx',
    why: WHY,
    applies_to: ['web/**/*.{ts,tsx}'],
    except: ['**/*.test.{ts,tsx}'],
    find: function* ({ program }) {
      if (program === undefined) return;
      for (const [node, parents] of walk(program)) yield* physicalInJsx(node, parents);
    },
  },
];

function* physicalInJsx(node: Node, parents: readonly Node[]): Generator<Spot> {
  const attribute = attributeName(node);
  if (attribute !== undefined && node.type === 'JSXAttribute') {
    const names = [...possibleTexts(node.value)].map(({ text }) => text);
    const aligns = attribute === 'ta' && names.some((name) => /^(left|right)$/.test(name));
    if (aligns || MANTINE.includes(attribute)) yield { at: node.start, what: `${attribute}=` };
  }
  const key = keyOf(node);
  if (key === undefined || node.type !== 'Property') return;
  const property = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // Elsewhere an object may have a `left`, such as the rectangle of an element.
  if ((property === 'left' || property === 'right') && !isInStyle(parents)) return;
  const values = [...possibleTexts(node.value)].map(({ text }) => text);
  if (isPhysical(property, '') || values.some((value) => isPhysical(property, value))) {
    yield { at: node.start, what: `${key}: ${values.join(' or ')}` };
  }
}

function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL.test(property)) return true;
  const words = wordsOf(value.replace('!important', ''));
  if (SIDED_VALUES.includes(property)) return words.some((word) => word === 'left' || word === 'right');
  return FOUR_SIDED.test(property) && words.length === 4 && words[1] !== words[3];
}

/** Split at spaces, but not inside `clamp(1px, 2vw, 3px)`. */
function wordsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

function isInStyle(parents: readonly Node[]): boolean {
  return parents.some((parent) =>
    /^(style|styles|sx|css|vars)$/i.test(attributeName(parent) ?? keyOf(parent) ?? ''),
  );
}
