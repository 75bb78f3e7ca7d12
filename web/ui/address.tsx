import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './address.module.css';

/** An e-mail address in other text: in its own direction, on one line if possible, broken where it does not fit. */
export function Address({ children }: { children: string }): ReactNode {
  return <bdi className={`${ui('strong', 'breaking', 'inlineBlock')} ${classes['address']}`}>{children}</bdi>;
}

/** The same for the tag of a message. */
export function addressTag(address: string): () => ReactNode {
  return () => <Address>{address}</Address>;
}
