import classes from './primitives.module.css';

/** The classes of primitives of `primitives.module.css`; an element may have a class of its module beside them. */
export function ui(...names: readonly string[]): string {
  return names.map((name) => classes[name]).join(' ');
}
