import type { ReactNode } from 'react';
import { ui } from './primitives.ts';
import classes from './announcement-line.module.css';
import { Icon } from './icon.tsx';

interface AnnouncementLineProps {
  kind: 'info' | 'warning';
  text: ReactNode;
  /** a button or link, such as one that closes the line */
  action?: ReactNode;
}

/** An announcement below the navigation bar; a long one wraps. */
export function AnnouncementLine({ kind, text, action }: AnnouncementLineProps): ReactNode {
  return (
    <div
      className={`${ui('row', 'middle', 'target', 'lineBelow', 'padInline16', 'ink')} ${classes['line']}`}
      data-kind={kind}
    >
      <Icon name={kind} size={20} />
      <p dir="auto">{text}</p>
      {action}
    </div>
  );
}
