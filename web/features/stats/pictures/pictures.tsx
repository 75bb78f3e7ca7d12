import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Stats } from '#contract/stats.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { saveFile } from '#web/lib/files.ts';
import { whenIdle } from '#web/ui/idle.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FirstCruiseCard } from '#web/parts/cruise/first-cruise-card.tsx';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { NotInPlan } from '#web/parts/plans/plan-required.tsx';
import { PartFailed, ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Select } from '#web/ui/field.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { StatsSearch } from '../search.ts';
import { canShare, type Drawing, type Picture, pictureOf, sharePicture } from './picture.ts';
import { usePosterFacts, useYearFacts } from './facts.ts';
import classes from './pictures.module.css';

export function Pictures(): ReactNode {
  const t = useTranslations('passport.pictures');
  const query = useScreenRead(read('GET stats', { query: { section: 'cruise' } }));
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')}>
      {(stats) =>
        (stats.cruise?.cruises ?? 0) === 0 ? (
          <FirstCruiseCard preview="stats" title={t('title')}>
            {t('none')}
          </FirstCruiseCard>
        ) : (
          <Sailed stats={stats} />
        )
      }
    </ScreenRead>
  );
}

/** With the years in which they began: the filter of the statistics has those of all cruises. */
function Sailed({ stats }: { stats: Stats }): ReactNode {
  const t = useTranslations('passport.pictures');
  const query = useQuery(read('GET stats/explained', { query: { scope: 'cruise', figure: 'cruises' } }));
  const items = query.data?.items;
  const years = useMemo(
    () =>
      [...new Set(items?.map(({ start_date }) => Number(start_date.slice(0, 4))))].toSorted((a, b) => b - a),
    [items],
  );
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')}>
      {() => <Chooser stats={stats} sailed={years} />}
    </ScreenRead>
  );
}

interface ChooserProps {
  stats: Stats;
  /** the latest first */
  sailed: readonly number[];
}

function Chooser({ stats, sailed }: ChooserProps): ReactNode {
  const t = useTranslations('passport.pictures');
  const search = useSearch({ from: paths.passport });
  const navigate = useNavigate();
  const [is_named, setNamed] = useState(false);
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: is_named });
  const by =
    is_named && settings !== undefined
      ? `${settings.user.first_name} ${settings.user.last_name}`.trim() || undefined
      : undefined;
  const which = search.key === 'poster' ? 'poster' : 'year';
  const years = sailed.map(String);
  const year = search.year ?? years[0] ?? String(stats.year);
  const go = (next: StatsSearch) =>
    void navigate({ to: paths.passport, search: next, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={`${ui('grid', 'gap24')} ${classes['screen']}`}>
        {which === 'year' ? (
          <YearAtSea year={year} by={by} />
        ) : (
          <Poster by={by} totals={stats.cruise} sailed={sailed} />
        )}
        <div className={`${ui('stack', 'gap20')} ${classes['choices']}`}>
          <RadioCards
            legend={t('which')}
            name="picture"
            value={which}
            options={(['year', 'poster'] as const).map((value) => ({
              value,
              name: t(value),
              text: t(`${value}_text`),
            }))}
            onChange={(value) => go({ key: value })}
          />
          {which === 'year' && (
            <Select
              label={t('of_year')}
              value={year}
              options={[...new Set([year, ...years])]
                .toSorted((a, b) => Number(b) - Number(a))
                .map((value) => ({ value, label: value }))}
              onChange={({ currentTarget }) => go({ key: 'year', year: currentTarget.value })}
            />
          )}
          <Checkbox
            label={t('named')}
            checked={is_named}
            onChange={({ currentTarget }) => setNamed(currentTarget.checked)}
          />
          <p className={ui('note')}>{t('lead')}</p>
        </div>
      </div>
    </>
  );
}

/** The map of the statistics; undefined while it is read, null where the plan has none. */
function useMap(year?: string) {
  const { data, error, refetch } = useQuery(
    read('GET stats/map', { query: { ...(year !== undefined && { year }) } }),
  );
  const is_refused = error instanceof ApiError && error.status === 403;
  return { map: is_refused ? null : data, error: is_refused ? null : error, refetch };
}

function YearAtSea({ year, by }: { year: string; by: string | undefined }): ReactNode {
  const t = useTranslations('passport.pictures');
  const query = useQuery(read('GET stats', { query: { section: 'year_at_sea', year } }));
  const { map, error, refetch } = useMap(year);
  const make = useYearFacts(query.data?.year_at_sea, map, year, by);
  if (query.data?.year_at_sea?.totals.cruises === 0)
    return <p className={ui('muted')}>{t('none_in', { year })}</p>;
  return (
    <Shown
      make={make}
      failed={query.error ?? error}
      onRetry={() => {
        if (query.isError) void query.refetch();
        if (error !== null) void refetch();
      }}
      shape="tall"
      awaited={query.data?.year_at_sea?.totals.distance_awaited ?? 0}
    />
  );
}

interface PosterProps extends Pick<ChooserProps, 'sailed'> {
  by: string | undefined;
  totals: Stats['cruise'];
}

function Poster({ by, totals, sailed }: PosterProps): ReactNode {
  const { map, error, refetch } = useMap();
  const make = usePosterFacts(totals, sailed, map ?? undefined, by);
  if (map === null) return <NotInPlan icon="picture" />;
  return (
    <Shown
      make={make}
      failed={error}
      onRetry={() => void refetch()}
      shape="wide"
      awaited={map?.routes_awaited ?? 0}
    />
  );
}

interface ShownProps {
  /** undefined until all is read; the same function while nothing changes */
  make: (() => Promise<Drawing>) | undefined;
  /** what could not be read */
  failed: Error | null;
  onRetry: () => void;
  shape: 'tall' | 'wide';
  /** routes that are still to come */
  awaited: number;
}

/** A picture, and the ways to take it along. */
function Shown({ make, failed, onRetry, shape, awaited }: ShownProps): ReactNode {
  const t = useTranslations('passport.pictures');
  const { act, working } = useAction();
  const [attempt, setAttempt] = useState(0);
  const { drawn, has_failed } = useDrawn(make, attempt);
  const can_share = useMemo(() => canShare(), []);
  if (has_failed || (failed !== null && make === undefined)) {
    const retry = () => {
      if (has_failed) setAttempt(attempt + 1);
      else onRetry();
    };
    return <PartFailed text={t('failed')} onRetry={retry} />;
  }
  const run = (key: string, work: (picture: Picture) => Promise<unknown>) => {
    if (drawn !== undefined) void act({ run: () => work(drawn.picture), failed: t('failed'), key });
  };
  const save = async (picture: Picture, format: 'png' | 'svg') =>
    saveFile(format === 'png' ? await picture.png() : picture.svg, `${picture.name}.${format}`);
  return (
    <>
      <div className={classes['place']} data-shape={shape} aria-busy={drawn === undefined}>
        {drawn === undefined ? (
          <VisuallyHidden>{t('drawing')}</VisuallyHidden>
        ) : (
          <img
            className={ui('block', 'full', 'fill')}
            src={drawn.address}
            alt={drawn.picture.title}
            width={drawn.picture.width}
            height={drawn.picture.height}
          />
        )}
      </div>
      <div className={`${ui('wrap', 'gap12')} ${classes['ways']}`}>
        {can_share && (
          <Button
            is_working={working === 'share'}
            disabled={drawn === undefined}
            onClick={() => run('share', sharePicture)}
          >
            {t('share')}
          </Button>
        )}
        {(['png', 'svg'] as const).map((format) => (
          <Button
            key={format}
            look={can_share || format === 'svg' ? 'outline' : 'filled'}
            is_working={working === format}
            disabled={drawn === undefined}
            onClick={() => run(format, (picture) => save(picture, format))}
          >
            {t(format)}
          </Button>
        ))}
        {awaited > 0 && (
          <p className={ui('muted', 'full')}>
            <RoutesAwaited count={awaited} />
          </p>
        )}
      </div>
    </>
  );
}

function useDrawn(make: ShownProps['make'], attempt: number) {
  const [result, setResult] = useState<
    { of: unknown; picture: Picture; address: string } | { of: unknown; picture: undefined }
  >();
  useEffect(() => {
    if (make === undefined) return undefined;
    let address: string | undefined;
    let is_wanted = true;
    let cancel: (() => void) | undefined;
    const draw = async () => {
      const picture = await pictureOf(await make());
      if (!is_wanted) return;
      address = URL.createObjectURL(picture.svg);
      setResult({ of: make, picture, address });
      // browsers let a page share only at once after a tap: painted by then
      if (canShare()) cancel = whenIdle(() => void picture.png().catch(() => undefined));
    };
    draw().catch(() => {
      if (is_wanted) setResult({ of: make, picture: undefined });
    });
    return () => {
      is_wanted = false;
      cancel?.();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [make, attempt]);
  // while the next one is drawn, the one before is no longer there: its address is revoked
  const current = result !== undefined && result.of === make ? result : undefined;
  return {
    drawn: current?.picture === undefined ? undefined : current,
    has_failed: current !== undefined && current.picture === undefined,
  };
}

function Loading(): ReactNode {
  const t = useTranslations('passport.pictures');
  return (
    <div className={ui('stack', 'gap20')} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('drawing')}</VisuallyHidden>
      <Skeleton height={42} width={220} />
      <Skeleton height={640} />
    </div>
  );
}
