import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Graphs } from '#contract/stats.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import classes from './graphs.module.css';

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
    return (
      <div className={classes['failed']} role="alert">
        <p>{t('graphs.failed')}</p>
        <Button look="outline" onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </Button>
      </div>
    );
  if (loaded === undefined) return <Skeleton height={1100} />;
  return <loaded.Panel graphs={graphs} />;
}
