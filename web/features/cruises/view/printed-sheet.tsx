import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cruise } from '#contract/cruises.ts';
import { useIdle } from '#web/ui/idle.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './view.module.css';

interface SheetProps {
  cruise: Cruise;
  has_map?: boolean;
}

/** What is printed of the page of a cruise: its travel sheet, which is loaded once the page has drawn its first screen. */
export function PrintedSheet({ cruise, children }: { cruise: Cruise; children: ReactNode }): ReactNode {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [is_printing, setPrinting] = useState(false);
  const is_idle = useIdle();

  useEffect(() => {
    if (!is_idle) return;
    import('../sheet/sheet.tsx').then(
      (file) => setSheet(() => file.Sheet),
      // without a network the page itself is printed
      () => undefined,
    );
  }, [is_idle]);

  useEffect(() => {
    // the browser takes the page as it is after this event
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);

  const is_sheet = is_printing && Sheet !== undefined;
  return (
    <>
      <div className={is_sheet ? ui('unprinted') : undefined}>{children}</div>
      {is_sheet && (
        <div className={classes['sheet']}>
          {/* a map is drawn some moments after its place is there, which is too late for this paper */}
          <Sheet cruise={cruise} has_map={false} />
        </div>
      )}
    </>
  );
}
