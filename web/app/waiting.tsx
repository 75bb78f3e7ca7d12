import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { useIdle } from '#web/ui/idle.ts';

async function loadChip() {
  const [file] = await Promise.all([import('./outbox/chip.tsx'), openChapters(['inside', 'beyond'])]);
  return { default: file.WaitingChip };
}
/** Rarely does a change wait, so what tells of it is loaded apart, and stays to say that it was sent. */
const Chip = lazy(() => loadChip().catch(() => ({ default: () => null })));

/** Tells on every screen after the login what waits to be sent. */
export function Waiting(): ReactNode {
  const waits = useSyncExternalStore(outbox.subscribe, outbox.hasAny);
  const [has_waited, setWaited] = useState(waits);
  if (waits && !has_waited) setWaited(true);
  const is_inside = useFrameKind() !== 'visitor';
  const is_idle = useIdle();
  useEffect(() => {
    // its file must be there before the network goes
    if (is_inside && is_idle) loadChip().catch(() => undefined);
  }, [is_inside, is_idle]);
  return (
    is_inside &&
    has_waited && (
      <Suspense>
        <Chip />
      </Suspense>
    )
  );
}
