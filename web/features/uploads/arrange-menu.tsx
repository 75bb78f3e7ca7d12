import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './arrange-menu.module.css';
import { useCruiseName } from './cruise-tabs.tsx';
import type { ReviewItem, ReviewStore } from './review-store.ts';
import { useReview } from './use-review.ts';

/** Corrects a wrong split of a document: one cruise becomes two, two become one, or one is left out. */
export function ArrangeMenu({ store, item }: { store: ReviewStore; item: ReviewItem }): ReactNode {
  const t = useTranslations('uploads.review');
  const undo = useTranslations('uploads.discard');
  const items = useReview(store, (state) => state.items);
  const others = items.filter((other) => other !== item);
  const tell = (text: string, putBack: () => void) =>
    store.toasts.add(showToast('info', text, { action: { label: undo('undo'), run: putBack } }));
  return (
    <Disclosure label={t('arrange')} icon="more">
      <ul className={ui('list')}>
        <li>
          <button
            type="button"
            data-closes=""
            className={`${ui('stack', 'centered', 'target', 'press', 'rounded', 'ink')} ${classes['menuItem']}`}
            onClick={() => {
              store.split(item.id);
              showToast('info', t('split_done'));
            }}
          >
            {t('split')}
            <span className={ui('note', 'tight')}>{t('split_hint')}</span>
          </button>
        </li>
        {others.map((other) => (
          <li key={other.id}>
            <MergeButton
              other={other}
              onMerge={() => tell(t('merge_done'), store.merge(item.id, other.id))}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <button
              type="button"
              data-closes=""
              className={`${ui('stack', 'centered', 'target', 'press', 'rounded', 'ink')} ${classes['menuItem']}`}
              onClick={() => tell(t('left_out'), store.drop(item.id))}
            >
              {t('leave_out')}
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

function MergeButton({ other, onMerge }: { other: ReviewItem; onMerge: () => void }): ReactNode {
  const t = useTranslations('uploads.review');
  const { ship, dates } = useCruiseName(other);
  const name = [ship === '' ? t('unnamed') : ship, dates].filter((text) => text !== '').join(', ');
  return (
    <button
      type="button"
      data-closes=""
      className={`${ui('stack', 'centered', 'target', 'press', 'rounded', 'ink')} ${classes['menuItem']}`}
      onClick={onMerge}
    >
      {t('merge', { name: isolate(name) })}
    </button>
  );
}
