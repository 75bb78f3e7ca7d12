import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** a heading that the picture of the page makes needless */
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Words for those who listen. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps): ReactNode {
  return (
    <Tag className={classes['hidden']} tabIndex={Tag === 'h1' ? -1 : undefined}>
      {children}
    </Tag>
  );
}
