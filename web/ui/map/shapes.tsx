import { createElement, type ReactNode } from 'react';
import type { Shape } from './shape.ts';

/** Shapes on the page. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }): ReactNode {
  return createElement('g', {}, ...shapes.map(elementOf));
}

function elementOf({ tag, attributes, text, children = [] }: Shape): ReactNode {
  const named = Object.entries(attributes).map(([name, value]) => [reactName(name), value]);
  return createElement(tag, Object.fromEntries(named), text, ...children.map(elementOf));
}

/** React calls `stroke-width` `strokeWidth`. */
function reactName(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
