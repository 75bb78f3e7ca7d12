import type { ComponentProps, ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './page.module.css';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a screen with its h1, which takes the focus after a navigation. */
export function PageHeader({ title, lead, actions }: PageHeaderProps): ReactNode {
  return (
    <header className={ui('bar', 'gap12by20', 'below24')}>
      <div>
        <h1 className={ui('screenTitle')} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={ui('muted', 'above4')}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={ui('wrap', 'gap12')}>{actions}</div>}
    </header>
  );
}

/** A card. */
export function Card({ className, ...rest }: ComponentProps<'section'>): ReactNode {
  return <section {...rest} className={`${ui('card', 'inset')} ${className ?? ''}`} />;
}

/** A placeholder for loading data, as high as the data will be. */
export function Skeleton({ height, width = '100%' }: { height: number; width?: number | string }): ReactNode {
  return <div className={classes['skeleton']} style={{ height, width }} aria-hidden="true" />;
}
