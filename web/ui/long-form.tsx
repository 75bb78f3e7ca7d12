import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './long-form.module.css';

/* The parts of a form that is longer than the screen. */

interface Parts {
  children: ReactNode;
}

/** Fields beside each other as far as there is room. */
export function FieldGrid({ children }: Parts): ReactNode {
  return <div className={`${ui('grid', 'top')} ${classes['fields']}`}>{children}</div>;
}

/** A field of a grid that takes a whole row. */
export function WideField({ children }: Parts): ReactNode {
  return <div className={ui('whole')}>{children}</div>;
}

/** Save and other buttons, in sight wherever the reader is in the form. */
export function FormActions({ children }: Parts): ReactNode {
  return (
    <div className={classes['actions']} data-saves>
      {children}
    </div>
  );
}

/** A note about the content of the form, with an action. */
export function FormNote({ action, children }: Parts & { action: ReactNode }): ReactNode {
  return (
    <div className={`${ui('bar', 'paper', 'gap0by12', 'roundCard')} ${classes['note']}`} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}
