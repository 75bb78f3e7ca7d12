import type { ReactNode } from 'react';
import classes from './progress-bar.module.css';

/** How far something is, from 0 to 1. `label` says what, for who does not see it. */
export function ProgressBar({ share, label }: { share: number; label: string }): ReactNode {
  return <progress className={classes['bar']} max={1} value={share} aria-label={label} />;
}
