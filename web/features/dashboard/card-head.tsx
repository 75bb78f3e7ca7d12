import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './card-head.module.css';

interface CardHeadProps {
  title: string;
  /** where all of it stands */
  to: NonNullable<LinkProps['to']>;
  all: string;
}

/** What a card shows, and the way to the screen that shows all of it. */
export function CardHead({ title, to, all }: CardHeadProps): ReactNode {
  return (
    <div className={classes['head']}>
      <h2 className={classes['title']}>{title}</h2>
      <Link to={to} className={classes['all']}>
        {all}
      </Link>
    </div>
  );
}
