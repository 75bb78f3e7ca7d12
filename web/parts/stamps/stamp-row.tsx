import type { ReactNode } from 'react';
import { ui } from '#web/ui/primitives.ts';
import { Stamp, type StampProps } from './stamp.tsx';
import classes from './stamp.module.css';

interface StampRowProps {
  stamps: readonly StampProps[];
  /** says what they are */
  label?: string | undefined;
  /** those without room take a row of their own; else they are left out */
  is_whole?: boolean;
}

/** Stamps side by side. */
export function StampRow({ stamps, label, is_whole = false }: StampRowProps): ReactNode {
  return (
    <ul
      className={`${ui('list', 'wrap')} ${classes['row']}`}
      data-whole={is_whole || undefined}
      aria-label={label}
    >
      {stamps.map((stamp) => (
        <li key={`${stamp.port} ${stamp.date} ${stamp.colour}`}>
          <Stamp {...stamp} />
        </li>
      ))}
    </ul>
  );
}
