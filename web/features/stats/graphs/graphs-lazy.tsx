import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from '#web/parts/read-states.tsx';
import { useTranslations } from 'use-intl';
import type { Graphs } from '#contract/stats.ts';
import { Skeleton } from '#web/ui/page.tsx';

type Loaded = { Panel: ComponentType<{ graphs: Graphs }> } | 'failed' | undefined;

/** Loads the graphs when their section is open, and again after a failure without a network. */
export function LazyGraphs({ graphs }: { graphs: Graphs }): ReactNode {
  const t = useTranslations('stats');
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    import('./graphs-panel.tsx').then(
      ({ GraphsPanel }) => setLoaded({ Panel: GraphsPanel }),
      () => setLoaded('failed'),
    );
  }, [attempt]);

  if (loaded === 'failed')
    return <PartFailed text={t('graphs.failed')} onRetry={() => setAttempt(attempt + 1)} />;
  if (loaded === undefined) return <Skeleton height={1100} />;
  return <loaded.Panel graphs={graphs} />;
}
