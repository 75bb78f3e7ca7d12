import type { ReactNode } from 'react';
import classes from './address.module.css';

/** An e-mail address in a sentence: it stands right in one of either direction, and on one line if it can. */
export function strongAddress(address: string): ReactNode {
  return (
    <strong className={classes['address']}>
      <bdi>{address}</bdi>
    </strong>
  );
}
