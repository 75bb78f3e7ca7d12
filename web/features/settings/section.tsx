import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';

interface SectionProps {
  /** the fragment that leads to it: `/account/settings#sessions` */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of the settings under a heading of its own. */
export function Section({ id, title, lead, children }: SectionProps): ReactNode {
  const title_id = useId();
  return (
    <Card id={id} aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('heading')} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className={`${ui('muted', 'above4')} ${classes['lead']}`}>{lead}</p>}
      <div className={ui('above20')}>{children}</div>
    </Card>
  );
}
