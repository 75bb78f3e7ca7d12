import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from '../operator.module.css';
import { type Filter, queryOf } from './filters.ts';
import { ActionButtons, type RecordAction, RecordActions } from './record-actions.tsx';
import { RecordFilters } from './record-filters.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { type ItemOf, type ListKey, type Pages, usePages } from './use-pages.ts';
import { useNarrow } from './use-narrow.ts';

type RecordListProps<Key extends ListKey, Item = ItemOf<Key>> = {
  /** the call that reads the list */
  reads: Key;
  title: string;
  lead: string;
  filters?: readonly Filter[];
  /** between the title and the list */
  above?: ReactNode;
  /** the text of an empty list, and of one that the filters leave empty */
  none: string;
  none_found?: string;
  keyOf: (item: Item) => string;
  /** the actions of a record; `open` shows the dialog with it */
  actionsOf?: (item: Item, open: () => void) => readonly (RecordAction | false)[];
  /** an action for all records, beside the title */
  actionForAll?: (items: readonly Item[]) => RecordAction | false;
  /** the label of the button that opens the dialog for a new record */
  create?: string;
  /** the dialog of a record, or of a new one */
  renderDialog?: (item: Item | undefined, close: () => void) => ReactNode;
} & (
  | { /** the records as rows of a table */ columns: readonly Column<Item>[] }
  | { /** the content of each record, one below the other */ renderRecord: (item: Item) => ReactNode }
);

/** A section of the operator's screens: a list that is read in pages, its filters, and the actions of its records. */
export function RecordList<Key extends ListKey>(props: RecordListProps<Key>): ReactNode {
  const { reads, title, lead, filters = [], above, none, none_found = none, create } = props;
  const { keyOf, actionsOf, actionForAll } = props;
  const { search, narrow } = useNarrow();
  const query = queryOf(filters, search);
  const list = usePages(reads, query);
  const [opened, setOpened] = useState<{ item?: ItemOf<Key> }>();
  const open = (item?: ItemOf<Key>) => setOpened(item === undefined ? {} : { item });
  const actions = (item: ItemOf<Key>) => actionsOf?.(item, () => open(item)) ?? [];
  const head: (RecordAction | false)[] = [
    create !== undefined && {
      label: create,
      look: 'filled',
      icon: 'plus',
      onClick: () => open(),
    },
    actionForAll?.(list.items ?? []) ?? false,
  ];
  const records = (items: readonly ItemOf<Key>[]) =>
    'columns' in props ? (
      <RecordTable<ItemOf<Key>>
        label={title}
        rows={items}
        columns={props.columns}
        keyOf={keyOf}
        {...(actionsOf && { renderActions: (item) => <ActionButtons actions={actions(item)} /> })}
      />
    ) : (
      <ul className={ui('list', 'grid')}>
        {items.map((item) => (
          <li key={keyOf(item)} className={classes['record']}>
            {props.renderRecord(item)}
            <RecordActions actions={actions(item)} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        {...(head.some(Boolean) && { actions: <ActionButtons actions={head} /> })}
      />
      {filters.length > 0 && <RecordFilters filters={filters} search={search} onNarrow={narrow} />}
      <div className={ui('grid', 'gap20')}>
        {above}
        <Listing list={list} empty={Object.keys(query).length > 0 ? none_found : none} records={records} />
      </div>
      {opened !== undefined && props.renderDialog?.(opened.item, () => setOpened(undefined))}
    </>
  );
}

interface ListingProps<Key extends ListKey> {
  list: Pages<Key>;
  empty: string;
  records: (items: readonly ItemOf<Key>[]) => ReactNode;
}

/** A list with its states: loading, failed, empty, and with more pages to come. */
function Listing<Key extends ListKey>({ list, empty, records }: ListingProps<Key>): ReactNode {
  const t = useTranslations('operator');
  const { number } = useFormats();
  const { items, total, pages } = list;
  if (items === undefined) return <PartRead query={pages} height={320} failed={t('load_failed')} />;
  const is_empty = items.length === 0;
  return (
    <Card className={ui('grid', 'gap16')}>
      <p role="status" className={is_empty ? classes['empty'] : ui('note')}>
        {is_empty ? empty : t('count', { shown: number(items.length), total: number(total) })}
      </p>
      {!is_empty && records(items)}
      {pages.hasNextPage && (
        <p className={ui('center')}>
          <Button
            look="quiet"
            is_working={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </p>
      )}
    </Card>
  );
}
