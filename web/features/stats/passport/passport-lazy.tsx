import { type ReactNode, Suspense } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import type { StatsSearch } from '../search.ts';

const Preview = lazyPart(async () => {
  const [file] = await Promise.all([import('./passport-preview.tsx'), openChapters(['further'])]);
  return file.PassportPreview;
});

/** Loads the stamps and their texts when their section is open. */
export function LazyPassport({ search }: { search: StatsSearch }): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Preview search={search} />
    </Suspense>
  );
}
