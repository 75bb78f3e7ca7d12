import type { ReactNode } from 'react';
import classes from './operator.module.css';

/** A label with the state of a record. */
export function Chip({
  is_urgent = false,
  children,
}: {
  is_urgent?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={classes['chip']} data-tone={is_urgent ? 'urgent' : undefined}>
      {children}
    </span>
  );
}
