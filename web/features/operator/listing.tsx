import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './operator.module.css';
import type { Pages } from './use-pages.ts';

interface ListingProps<Item> {
  pages: Pages<Item>;
  /** the text of an empty list */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list with its states: loading, failed, empty, and with more pages to come. */
export function Listing<Item>({ pages, empty, children }: ListingProps<Item>): ReactNode {
  const t = useTranslations('operator');
  const formats = useFormats();
  const { items, total, has_more } = pages;
  if (pages.is_failed) return <Failed is_working={pages.is_working} onRetry={pages.retry} />;
  if (items === undefined) return <Waiting />;
  return (
    <Card className={classes['card']}>
      <p role="status" className={items.length === 0 ? classes['empty'] : classes['count']}>
        {items.length === 0
          ? empty
          : t('count', { shown: formats.number(items.length), total: formats.number(total) })}
      </p>
      {items.length > 0 && children(items)}
      {has_more && (
        <p className={classes['more']}>
          <Button look="quiet" is_working={pages.is_coming} onClick={pages.showMore}>
            {t('more')}
          </Button>
        </p>
      )}
    </Card>
  );
}

export function Waiting({ height = 320 }: { height?: number }): ReactNode {
  const states = useTranslations('shell.states');
  return (
    <div role="status">
      <VisuallyHidden>{states('loading')}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}

export function Failed({ is_working, onRetry }: { is_working: boolean; onRetry: () => void }): ReactNode {
  const t = useTranslations('operator');
  const states = useTranslations('shell.states');
  return (
    <Card className={classes['failed']}>
      <p role="alert">{t('load_failed')}</p>
      <Button look="outline" is_working={is_working} onClick={onRetry}>
        {states('retry')}
      </Button>
    </Card>
  );
}
