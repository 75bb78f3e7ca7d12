import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './monogram.module.css';

interface MonogramProps {
  letters: string;
  /** a colour on which white text is readable */
  colour: string;
  is_large?: boolean;
}

/** A coloured tile with one to three letters, beside the name it abbreviates. */
export function Monogram({ letters, colour, is_large = false }: MonogramProps): ReactNode {
  return (
    <span
      className={`${ui('rounded', letters.length > 2 ? 'text13' : 'small', 'bold', 'fixed')} ${classes['tile']} ${is_large ? classes['large'] : ''}`}
      style={{ background: colour }}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
