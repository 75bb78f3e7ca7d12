import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ui } from '#web/ui/primitives.ts';
import classes from './card-head.module.css';

interface CardHeadProps {
  title: string;
  /** the screen with all entries */
  to: NonNullable<LinkProps['to']>;
  all: string;
}

/** The title of a card, with a link to the screen that shows all entries. */
export function CardHead({ title, to, all }: CardHeadProps): ReactNode {
  return (
    <div className={classes['head']}>
      <h2 className={ui('title')}>{title}</h2>
      <Link to={to} className={ui('padBlock12', 'small')}>
        {all}
      </Link>
    </div>
  );
}
