import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './button-row.module.css';

/** Buttons and short words beside each other, as far as there is room. */
export function ButtonRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={ui('wrap', 'middle', 'gap12')}>{children}</div>;
}

/** The answers below a form in a dialog. */
export function Answers({ children }: { children: ReactNode }): ReactNode {
  return <div className={`${ui('wrap', 'gap12')} ${classes['answers']}`}>{children}</div>;
}
