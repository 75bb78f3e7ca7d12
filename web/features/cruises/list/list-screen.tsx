import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { userChoice } from '#web/lib/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CruiseCards } from './cruise-cards.tsx';
import { CruiseTable } from './cruise-table.tsx';
import { ListFailed, NoCruises, NothingMatches } from './list-states.tsx';
import { ListFilters } from './list-filters.tsx';
import classes from './list.module.css';
import { isFiltered, type ListSearch, list_views, type ListView } from '../search.ts';
import { useChoices, useCruises } from './use-cruises.ts';

/** Cards or table: remembered, unless the address says otherwise. */
const remembered_view = userChoice<ListView>('cruise-view', 'cards', (stored) =>
  list_views.find((view) => view === stored),
);

export function Screen(): ReactNode {
  const t = useTranslations('cruises');
  const search = useSearch({ from: paths.cruises });
  const navigate = useNavigate();
  const [remembered, setRemembered] = useState(() => remembered_view.read());
  const view = search.view ?? remembered;
  const {
    cruises,
    total,
    isError,
    isPlaceholderData,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useCruises(search);
  const choices = useChoices(search, cruises, total);

  function narrow(change: Partial<Record<keyof ListSearch, string | undefined>>): void {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined),
    );
    void navigate({ to: paths.cruises, search: next, replace: true, resetScroll: false });
  }

  if (cruises === undefined && isError) return <ListFailed onRetry={() => void refetch()} />;
  if (cruises?.length === 0 && !isFiltered(search) && !isPlaceholderData) return <NoCruises />;

  return (
    <>
      <PageHeader
        title={t('list.title')}
        lead={
          <span role="status">
            {cruises === undefined ? t('list.total_loading') : t('list.total', { count: total })}
          </span>
        }
        actions={
          <>
            <Link to={paths.cruise_upload} className={buttonClass('outline')}>
              {t('list.upload')}
            </Link>
            <Link to={paths.cruise_create} className={`${buttonClass()} ${classes['record']}`}>
              {t('record')}
            </Link>
          </>
        }
      />
      <ListFilters
        search={search}
        view={view}
        choices={choices}
        onNarrow={narrow}
        onView={(chosen) => {
          remembered_view.write(chosen);
          setRemembered(chosen);
          narrow({ view: chosen });
        }}
      />
      {cruises === undefined ? (
        <Loading view={view} />
      ) : cruises.length === 0 ? (
        <NothingMatches
          onClear={() => narrow({ q: undefined, time: undefined, year: undefined, cruise_line: undefined })}
        />
      ) : (
        <div className={isPlaceholderData ? classes['waiting'] : undefined} aria-busy={isPlaceholderData}>
          {view === 'table' ? <CruiseTable cruises={cruises} /> : <CruiseCards cruises={cruises} />}
          {hasNextPage && (
            <More
              loaded={cruises.length}
              isLoading={isFetchingNextPage}
              hasFailed={isFetchNextPageError}
              onMore={() => void fetchNextPage()}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Loads on as it comes into sight; the button is for who has no wheel, or when loading failed. */
function More({
  loaded,
  isLoading,
  hasFailed,
  onMore,
}: {
  loaded: number;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}): ReactNode {
  const t = useTranslations('cruises.list');
  const place = useRef<HTMLDivElement>(null);
  const loadOn = useEffectEvent(onMore);

  useEffect(() => {
    const node = place.current;
    // by itself only once: a server that fails was asked a hundred times in four seconds
    if (node === null || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) loadOn();
      },
      { rootMargin: '600px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
    // a page that came is reason to look again: where it leaves the button in sight, the observer has nothing to tell
  }, [loaded, isLoading, hasFailed]);

  return (
    <div ref={place} className={classes['more']}>
      <Button look="outline" is_working={isLoading} onClick={onMore}>
        {t(isLoading ? 'loading_more' : 'more')}
      </Button>
    </div>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading({ view }: { view: ListView }): ReactNode {
  const t = useTranslations('cruises.list');
  return (
    <div role="status">
      <VisuallyHidden>{t('total_loading')}</VisuallyHidden>
      {view === 'table' ? (
        <Skeleton height={420} />
      ) : (
        <div className={classes['cards']}>
          {places.map((place) => (
            <Skeleton key={place} height={176} />
          ))}
        </div>
      )}
    </div>
  );
}
