import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIdle } from '#web/ui/idle.ts';
import { paths } from '#web/lib/paths.ts';
import { isRecordSheetOpen, setRecordSheet, subscribeRecordSheet } from '#web/lib/record-sheet.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';

/** The sheet behind "+", and documents dropped or pasted anywhere: loaded when the page is idle, or asked for it. */
export function RecordWays(): ReactNode {
  const is_wanted = useSyncExternalStore(subscribeRecordSheet, isRecordSheetOpen);
  const is_on = useFrameKind() === 'person';
  const is_idle = useIdle();
  const navigate = useNavigate();
  const [Ways, setWays] = useState<ComponentType>();
  const is_due = is_on && Ways === undefined && (is_idle || is_wanted);
  // without a network: the form opens all the same, if it was seen before
  const typeInstead = useEffectEvent(() => {
    if (!isRecordSheetOpen()) return;
    setRecordSheet(false);
    void navigate({ to: paths.cruise_create });
  });
  useEffect(() => {
    if (!is_due) return;
    import('#web/features/uploads/ways.tsx').then(
      (loaded) => setWays(() => loaded.Ways),
      () => typeInstead(),
    );
  }, [is_due, is_wanted]);
  return is_on && Ways !== undefined && <Ways />;
}
