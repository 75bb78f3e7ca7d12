import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
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
  if (items === undefined) return <PartRead query={pages.query} height={320} failed={t('load_failed')} />;
  return (
    <Card className={classes['card']}>
      <p role="status" className={items.length === 0 ? classes['empty'] : ui('note')}>
        {items.length === 0
          ? empty
          : t('count', { shown: formats.number(items.length), total: formats.number(total) })}
      </p>
      {items.length > 0 && children(items)}
      {has_more && (
        <p className={ui('center')}>
          <Button look="quiet" is_working={pages.is_coming} onClick={pages.showMore}>
            {t('more')}
          </Button>
        </p>
      )}
    </Card>
  );
}
