import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Words for those who listen. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <span className={classes['hidden']}>{children}</span>;
}
