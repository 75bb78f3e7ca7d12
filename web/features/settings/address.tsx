import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** A mail address inside other text: in its own direction, and broken where it does not fit. */
export function Address({ children }: { children: string }): ReactNode {
  return <bdi className={classes['address']}>{children}</bdi>;
}

/** The same for the tag of a message. */
export function addressTag(address: string): () => ReactNode {
  return () => <Address>{address}</Address>;
}
