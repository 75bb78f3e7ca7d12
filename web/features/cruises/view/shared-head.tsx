import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Cruise } from '#contract/cruises.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { SharedBy } from '#web/parts/shares/shared-by.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { SharedLineProps } from './shared-line.tsx';
import classes from './shared.module.css';

/**
 * Loaded on demand with a chapter of messages, as few accounts have received cruises. If that fails, the name is
 * enough.
 */
const SharedLine = lazy<ComponentType<SharedLineProps>>(() =>
  Promise.all([import('./shared-line.tsx'), openChapters(['further'])]).then(
    ([{ SharedLine: Line }]) => ({ default: Line }),
    () => ({ default: ({ share }) => <SharedBy share={share} className={ui('block', 'bold')} /> }),
  ),
);

/** Names the owner of the cruise, for receivers. */
export function SharedHead({ cruise }: { cruise: Cruise }): ReactNode {
  const { share } = cruise;
  if (share === null) return null;
  return (
    <div className={`${ui('row', 'rounded', 'pad12by16', 'gap12', 'below20')} ${classes['shared']}`}>
      <Icon name="people" size={22} />
      <div className={`${ui('bar', 'shrink', 'grow', 'gap0by12')} ${classes['words']}`}>
        <Suspense fallback={<SharedBy share={share} className={ui('block', 'bold')} />}>
          <SharedLine cruise={cruise} share={share} />
        </Suspense>
      </div>
    </div>
  );
}
