import type { ReactNode } from 'react';
import { ui } from '#web/ui/primitives.ts';
import classes from './weather.module.css';

/** A value with its name; nothing for an unknown value. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  if (children === null || children === undefined || children === false) return null;
  return (
    <div className={classes['fact']}>
      <dt className={ui('note')}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value formatted by `format`; null stays null. */
export function shown(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value);
}
