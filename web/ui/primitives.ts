import classes from './primitives.module.css';

/** The classes of primitives of `primitives.module.css`, for an element without a class of its own. */
export function ui(...names: readonly string[]): string {
  return names.map((name) => classes[name]).join(' ');
}
