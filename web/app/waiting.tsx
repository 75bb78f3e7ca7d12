import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { useIdle } from '#web/ui/idle.ts';

async function loadChip() {
  const [file] = await Promise.all([import('./outbox/chip.tsx'), openChapters(['inside', 'beyond'])]);
  return { default: file.WaitingChip };
}
/** Rarely does a change wait, so what tells of it is loaded apart, and stays to say that it was sent. */
const Chip = lazy(() => loadChip().catch(() => ({ default: () => null })));

/** Some seconds after the first screen: with what it shares with the editors, it is half as much as that. */
const later_ms = 4_000;

/** Tells on every screen after the login what waits to be sent. */
export function Waiting(): ReactNode {
  const waits = useSyncExternalStore(outbox.subscribe, outbox.hasAny);
  const [has_waited, setWaited] = useState(waits);
  if (waits && !has_waited) setWaited(true);
  const is_inside = useFrameKind() !== 'visitor';
  const is_idle = useIdle();
  useEffect(() => {
    if (!is_inside || !is_idle) return undefined;
    // its file must be there before the network goes, at sea at any moment
    const timer = setTimeout(() => void loadChip().catch(() => undefined), isShipMode() ? 0 : later_ms);
    return () => clearTimeout(timer);
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
