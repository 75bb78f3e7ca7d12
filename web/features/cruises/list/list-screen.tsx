import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { paths } from '#web/lib/paths.ts';
import { useIsLeaving } from '#web/lib/use-is-leaving.ts';
import { UploadLink } from '#web/parts/plans/plan-lock.tsx';
import { userChoice } from '#web/lib/storage.ts';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { type ListSearch, list_views, type ListView, isFiltered, sortOf } from '../search.ts';
import { columnsOf, remembered_columns } from './columns.ts';
import { MissingShipsHint } from '#web/parts/cruise/missing-ships-hint.tsx';
import { ui } from '#web/ui/primitives.ts';
import { CruiseCards, Voyages } from './cruise-cards.tsx';
import { CruiseTable } from './cruise-table.tsx';
import { ListFilters } from './list-filters.tsx';
import { Loading, More, NoCruises, NothingMatches } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';
import { ListTotals } from './list-totals.tsx';
import classes from './list.module.css';
import { ActiveFilters, useFilterText } from './narrowed.tsx';
import { PrintList } from './print-list.tsx';
import { useChoices, useCruises } from './use-cruises.ts';
import { useScrollReturn } from './use-return.ts';

/** Cards or table: remembered, unless the address says otherwise. */
const remembered_view = userChoice<ListView>('cruise-view', 'cards', (stored) =>
  list_views.find((view) => view === stored),
);

type Change = Partial<Record<keyof ListSearch, string | undefined>>;
const everything: Change = {
  q: undefined,
  time: undefined,
  cancelled: undefined,
  year: undefined,
  cruise_line: undefined,
  shared: undefined,
};

export function Screen(): ReactNode {
  const t = useTranslations('cruises');
  const search = useSearch({ from: paths.cruises });
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const [remembered, setRemembered] = useState(() => remembered_view.read());
  const [chosen, setChosen] = useState(() => remembered_columns.read());
  const columns = columnsOf(chosen);
  const view = search.view ?? remembered;
  const listed = useCruises(search);
  const { pages, cruises, total, totals } = listed;
  const { isPlaceholderData } = pages;
  // the cruises of the order before would stand in groups for a moment
  const is_grouped = view === 'cards' && sortOf(search) === 'voyages' && !isPlaceholderData;
  const choices = useChoices(search, isPlaceholderData ? undefined : cruises);
  const narrowedText = useFilterText();
  const [printed, print] = usePrinted(cruises, listed.all);
  useScrollReturn(cruises?.length ?? 0);

  function narrow(change: Change): void {
    if ('q' in change && isLeaving()) return;
    const next = Object.fromEntries(
      Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined),
    );
    // the order that the list has anyway is no choice
    const { sort, ...others } = next;
    if (sort === sortOf(others)) delete next['sort'];
    void navigate({ to: paths.cruises, search: next, replace: true, resetScroll: false });
  }

  const page = (
    <>
      <div className={ui('unprinted')}>
        <Header total={cruises && total} />
        <ListFilters
          search={search}
          view={view}
          choices={choices}
          onNarrow={narrow}
          tools={
            <>
              {is_grouped && <ListTotals totals={totals} />}
              <ListTools
                is_table={view === 'table'}
                chosen={chosen}
                onChoose={(wanted) => {
                  remembered_columns.write(wanted);
                  setChosen(wanted);
                }}
                all={listed.all}
                onPrint={print}
              />
            </>
          }
          onView={(wanted) => {
            remembered_view.write(wanted);
            setRemembered(wanted);
            narrow({ view: wanted });
          }}
        />
        <ActiveFilters
          search={search}
          choices={choices}
          onNarrow={narrow}
          onClear={() => narrow(everything)}
        />
        {cruises === undefined ? (
          <Loading view={view} />
        ) : cruises.length === 0 ? (
          <NothingMatches onClear={() => narrow(everything)} />
        ) : (
          <div className={isPlaceholderData ? classes['waiting'] : undefined} aria-busy={isPlaceholderData}>
            {!is_grouped && (
              <div className={ui('below16')}>
                <ListTotals totals={totals} />
              </div>
            )}
            {view === 'table' ? (
              <CruiseTable
                cruises={cruises}
                total={total}
                columns={columns}
                sort={sortOf(search)}
                onSort={(sort) => narrow({ sort })}
              />
            ) : is_grouped ? (
              <Voyages cruises={cruises} total={total} />
            ) : (
              <CruiseCards cruises={cruises} total={total} />
            )}
            {pages.isFetchNextPageError && (
              <More is_working={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
            )}
          </div>
        )}
        <MissingShipsHint />
      </div>
      {printed !== undefined && (
        <PrintList
          cruises={printed}
          columns={columns}
          totals={totals}
          narrowed={narrowedText(search, choices)}
        />
      )}
    </>
  );
  return (
    <ScreenRead query={pages} loading={page} failed={t('list.failed')}>
      {() => (cruises?.length === 0 && !isFiltered(search) && !isPlaceholderData ? <NoCruises /> : page)}
    </ScreenRead>
  );
}

/** @param total undefined while it is not known */
function Header({ total }: { total: number | undefined }): ReactNode {
  const t = useTranslations('cruises');
  return (
    <PageHeader
      title={t('list.title')}
      lead={
        <span role="status">
          {total === undefined ? t('list.total_loading') : t('list.total', { count: total })}
        </span>
      }
      actions={<UploadLink />}
    />
  );
}

/**
 * The cruises on paper: all matching ones with our button; with the browser's own print command the loaded ones, which
 * are all except for the first moment. They stay until the next time, because phones read them late.
 */
function usePrinted(
  loaded: readonly ListedCruise[] | undefined,
  all: () => Promise<readonly ListedCruise[]>,
): [readonly ListedCruise[] | undefined, () => Promise<void>] {
  const [printed, setPrinted] = useState<readonly ListedCruise[]>();
  const [isAsked, setAsked] = useState(false);
  const bringLoaded = useEffectEvent(() => {
    if (!isAsked) flushSync(() => setPrinted(loaded));
  });
  useEffect(() => {
    const bring = () => bringLoaded();
    globalThis.addEventListener('beforeprint', bring);
    return () => globalThis.removeEventListener('beforeprint', bring);
  }, []);
  const print = async () => {
    const cruises = await all();
    flushSync(() => {
      setAsked(true);
      setPrinted(cruises);
    });
    globalThis.print();
    setAsked(false);
  };
  return [printed, print];
}
