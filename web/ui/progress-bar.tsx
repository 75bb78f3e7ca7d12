import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './progress-bar.module.css';

/** Progress from 0 to 1. `label` names the work for screen readers. */
export function ProgressBar({ share, label }: { share: number; label: string }): ReactNode {
  return (
    <progress
      className={`${ui('edgeless', 'round', 'block', 'clip', 'full')} ${classes['bar']}`}
      max={1}
      value={share}
      aria-label={label}
    />
  );
}
