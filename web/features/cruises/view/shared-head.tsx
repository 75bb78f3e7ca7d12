import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Cruise } from '#contract/cruises.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { SharedLineProps } from './shared-line.tsx';
import classes from './shared.module.css';

/** Few have cruises of others, and it has words of its own. Where it cannot be loaded, the name is enough. */
const SharedLine = lazy<ComponentType<SharedLineProps>>(() =>
  Promise.all([import('./shared-line.tsx'), openChapters(['further'])]).then(
    ([{ SharedLine: Line }]) => ({ default: Line }),
    () => ({ default: ({ share }) => <SharedBy share={share} className={classes['name']} /> }),
  ),
);

/** Whose cruise it is, for those with whom it is shared. */
export function SharedHead({ cruise }: { cruise: Cruise }): ReactNode {
  const { share } = cruise;
  if (share === null) return null;
  return (
    <div className={classes['shared']}>
      <Icon name="people" size={22} />
      <div className={classes['words']}>
        <Suspense fallback={<SharedBy share={share} className={classes['name']} />}>
          <SharedLine cruise={cruise} share={share} />
        </Suspense>
      </div>
    </div>
  );
}
