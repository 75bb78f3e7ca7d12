import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** for a heading that is not needed on screen */
  as?: 'span' | 'h1' | 'h2';
  children: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps): ReactNode {
  return (
    <Tag className={classes['hidden']} tabIndex={Tag === 'h1' ? -1 : undefined}>
      {children}
    </Tag>
  );
}
