import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './logbook-awaited.module.css';

/** The place of the logbook while it loads: at least as high as any, so that nothing in sight moves. */
export function LogbookAwaited({ is_past = false }: { is_past?: boolean }): ReactNode {
  return (
    <div className={`${ui('unprinted')} ${classes['awaited']} ${is_past ? classes['screens'] : ''}`}>
      <Skeleton height={480} />
    </div>
  );
}
