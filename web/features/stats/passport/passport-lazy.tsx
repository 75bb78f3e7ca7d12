import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { Skeleton } from '#web/ui/page.tsx';
import type { StatsSearch } from '../search.ts';

type Preview = ComponentType<{ search: StatsSearch }>;

/** Loads the stamps and their texts when their section is open. Without a network the table is still there. */
export function LazyPassport({ search }: { search: StatsSearch }): ReactNode {
  const [Loaded, setLoaded] = useState<{ Preview: Preview }>();

  useEffect(() => {
    Promise.all([import('./passport-preview.tsx'), openChapters(['further'])]).then(
      ([{ PassportPreview }]) => setLoaded({ Preview: PassportPreview }),
      () => undefined,
    );
  }, []);

  return Loaded === undefined ? <Skeleton height={200} /> : <Loaded.Preview search={search} />;
}
