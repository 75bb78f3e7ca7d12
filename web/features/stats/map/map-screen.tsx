import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { filterOf } from '../search.ts';

const World = lazyPart(async () => (await import('./world.tsx')).World);

export function Screen(): ReactNode {
  const t = useTranslations('stats.sections');
  const shell = useTranslations('shell');
  const world = useTranslations('routes.world');
  const search = useSearch({ from: paths.world_map });
  const query = useScreenRead({
    ...read('GET stats/map', { query: filterOf(search) }),
    placeholderData: keepPreviousData,
  });
  const title = `${t('map')} · ${shell('brand')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const loading = <Skeleton height={720} />;
  return (
    <ScreenRead
      query={query}
      loading={loading}
      failed={world('failed')}
      forbidden={{ icon: 'globe', title: t('map') }}
    >
      {(map) => (
        <Suspense fallback={loading}>
          <World map={map} />
        </Suspense>
      )}
    </ScreenRead>
  );
}
