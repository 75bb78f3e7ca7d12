import type { ReactNode } from 'react';
import { lazyFile } from '#web/parts/lazy-part.tsx';
import { PartFailed } from '#web/parts/read-states.tsx';
import { useTranslations } from 'use-intl';
import type { Graphs } from '#contract/stats.ts';
import { Skeleton } from '#web/ui/page.tsx';

const useGraphs = lazyFile(() => import('./graphs-panel.tsx'));

/** Loads the graphs when their section is open, and again after a failure without a network. */
export function LazyGraphs({ graphs }: { graphs: Graphs }): ReactNode {
  const t = useTranslations('stats');
  const [loaded, again] = useGraphs();
  if (loaded === 'failed') return <PartFailed text={t('graphs.failed')} onRetry={again} />;
  if (loaded === undefined) return <Skeleton height={1100} />;
  return <loaded.GraphsPanel graphs={graphs} />;
}
