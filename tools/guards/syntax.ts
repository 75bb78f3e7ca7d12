// Walking a syntax tree of oxc-parser.
import { type Node, type Program, visitorKeys } from 'oxc-parser';

export type { Node };

/** The given node and all nodes below it, each with the chain of its parents, nearest first. */
export function* walk(
  node: Node | Program,
  parents: readonly Node[] = [],
): Generator<[Node, readonly Node[]]> {
  yield [node, parents];
  const chain = [node, ...parents];
  for (const key of visitorKeys[node.type] ?? []) {
    const value: unknown = Reflect.get(node, key);
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, chain);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `Temporal.Now` for that expression, undefined if it is no plain chain of names. */
export function dottedName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const owner = dottedName(node.object);
  const name = memberName(node);
  return owner === undefined || name === undefined ? undefined : `${owner}.${name}`;
}

/** The last name of `a.b` and `a['b']`. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return textOf(node.property);
}

/** The text of a literal, with the fixed parts of a template. */
export function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? '').join(' ');
  return undefined;
}

/** The name of a property as it is written: `{ left: 1 }` and `{ 'left': 1 }`. */
export function keyOf(node: Node): string | undefined {
  if (node.type !== 'Property') return undefined;
  if (!node.computed && node.key.type === 'Identifier') return node.key.name;
  return textOf(node.key);
}

export function attributeName(node: Node): string | undefined {
  if (node.type !== 'JSXAttribute') return undefined;
  return node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
}

/** The possible texts of an expression: both sides of `a ? b : c` and of `a && b`. */
export function* possibleTexts(node: Node | null | undefined): Generator<{ node: Node; text: string }> {
  if (node === null || node === undefined) return;
  if (node.type === 'JSXExpressionContainer') yield* possibleTexts(node.expression);
  if (node.type === 'ParenthesizedExpression') yield* possibleTexts(node.expression);
  if (node.type === 'LogicalExpression')
    yield* [node.left, node.right].flatMap((side) => [...possibleTexts(side)]);
  if (node.type === 'ConditionalExpression') {
    yield* [node.consequent, node.alternate].flatMap((side) => [...possibleTexts(side)]);
  }
  const text = textOf(node);
  if (text !== undefined) yield { node, text };
}
