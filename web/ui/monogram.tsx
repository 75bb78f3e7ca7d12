import type { ReactNode } from 'react';
import classes from './monogram.module.css';

interface MonogramProps {
  letters: string;
  /** a colour on which white text can be read */
  colour: string;
  is_large?: boolean;
}

/** A coloured tile with one or two letters, beside the name that it stands for. */
export function Monogram({ letters, colour, is_large = false }: MonogramProps): ReactNode {
  return (
    <span
      className={`${classes['tile']} ${is_large ? classes['large'] : ''}`}
      style={{ background: colour }}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
