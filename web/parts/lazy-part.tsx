import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PartFailed } from './read-states.tsx';

/**
 * A part of a screen that is loaded when it is first shown. Without a network it alone says so and can be tried again:
 * `lazy` would keep the failure, and its screen would be lost.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Missing = (props: Props) => <Again load={load} of={props} />;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

interface AgainProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  of: Props;
}

function Again<Props extends object>({ load, of }: AgainProps<Props>): ReactNode {
  const t = useTranslations('shell.states');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  // at once too: its screen may be opened again long after the failure
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load, attempt]);
  if (Part !== undefined) return <Part {...of} />;
  return (
    <>
      <PartFailed text={t('offline_text')} onRetry={() => setAttempt(attempt + 1)} />
      {/* what it holds is on the device already */}
      {'children' in of && (of.children as ReactNode)}
    </>
  );
}
