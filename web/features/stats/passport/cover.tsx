import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import cover from '../cover.module.css';
import classes from './passport.module.css';

/** The cover of a passport: its emblem, and what it holds. */
export function Cover({ figures }: { figures: readonly { name: string; figure: string }[] }): ReactNode {
  return (
    <div
      className={`${ui('roundCard', 'inset', 'middle', 'gap20', 'row')} ${cover['cover']} ${classes['cover']}`}
    >
      <span className={`${ui('round', 'grid', 'fixed')} ${cover['emblem']} ${classes['emblem']}`}>
        <Icon name="anchor" size={34} />
      </span>
      <dl className={`${ui('bare', 'wrap', 'grow')} ${classes['figures']}`}>
        {figures.map(({ name, figure }) => (
          <div key={name} className={classes['figure']}>
            <dt className={ui('small')}>{name}</dt>
            <dd className={ui('bold', 'screenTitle')}>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
