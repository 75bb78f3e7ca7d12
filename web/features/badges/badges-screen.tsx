import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Badge } from '#contract/badges.ts';
import { paths } from '#web/lib/paths.ts';
import { BadgeTiles } from '#web/parts/badges/badges-tile.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { RoutesAwaited } from '#web/parts/cruise/routes-awaited.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Later } from '#web/ui/later.tsx';
import { Card, PageHeader, Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { BadgeDialog } from './badge-dialog.tsx';
import classes from './badges.module.css';

export function Screen(): ReactNode {
  const t = useTranslations('badges');
  const query = useScreenRead(read('GET badges'));
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')}>
      {({ items, ...left }) => <Overview badges={items} {...left} />}
    </ScreenRead>
  );
}

/** Each has a line of its own, as wide as the page; the others begin below the window. */
const first_families = 3;

interface OverviewProps {
  badges: readonly Badge[];
  hidden_left: number;
  routes_awaited: number;
}

function Overview({ badges, hidden_left, routes_awaited }: OverviewProps): ReactNode {
  const t = useTranslations('badges');
  const formats = useFormats();
  const navigate = useNavigate();
  const router = useRouter();
  const { badge: opened } = useSearch({ from: paths.badges });
  const was_opened_here = useRef(false);
  const earned = countEarned(badges);
  // the hidden ones are last, and have a card before the first of them is earned
  const families = Map.groupBy(badges, ({ family }) => family);
  if (!families.has('hidden')) families.set('hidden', []);
  const shown = badges.find(({ key }) => key === opened);

  // Back closes the dialog too; its close button leaves no step in the history.
  const close = useCallback(() => {
    if (was_opened_here.current) router.history.back();
    else void navigate({ to: paths.badges, replace: true, resetScroll: false });
    was_opened_here.current = false;
  }, [navigate, router]);

  const card = ([family, members]: [Badge['family'], Badge[]]) => (
    <Card
      key={family}
      aria-labelledby={`badges-${family}`}
      className={classes[family === 'hidden' ? 'full' : spanOf(members.length)] ?? ''}
    >
      <div className={`${ui('row', 'baseline', 'between', 'gap16', 'below12')} ${classes['head']}`}>
        <h2 id={`badges-${family}`} className={ui('title')}>
          {t(`families.${family}`)}
        </h2>
        <p className={ui('note', 'fixed')}>
          {t('count', {
            earned: formats.number(countEarned(members)),
            total: formats.number(members.length + (family === 'hidden' ? hidden_left : 0)),
          })}
        </p>
      </div>
      <BadgeTiles
        badges={earnedFirst(members)}
        is_stretched={family !== 'hidden'}
        onOpen={() => {
          was_opened_here.current = true;
        }}
      />
      {family === 'hidden' && hidden_left > 0 && (
        <p className={ui('muted')}>{t('hidden_left', { count: hidden_left })}</p>
      )}
    </Card>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead', {
          earned: formats.number(earned),
          total: formats.number(badges.length + hidden_left),
        })}
      />
      {earned === 0 && badges.every(({ expected }) => expected === null) && <FirstBadge />}
      <div className={`${ui('grid', 'gap24')} ${classes['families']}`}>
        {[...families].slice(0, first_families).map(card)}
        <Later
          name="badges"
          is_now={shown !== undefined}
          className={`${ui('grid', 'gap24')} ${classes['families']} ${classes['full']}`}
        >
          {[...families].slice(first_families).map(card)}
        </Later>
      </div>
      <p className={ui('note', 'above20', 'unprinted')}>
        {t('note')} <RoutesAwaited count={routes_awaited} />
      </p>
      {shown !== undefined && <BadgeDialog badge={shown} badges={badges} onClose={close} />}
    </>
  );
}

/** Tells accounts without badges how to earn one; a booked cruise tells which it will bring. */
function FirstBadge(): ReactNode {
  const t = useTranslations('badges.empty');
  return (
    <Card className={classes['first'] ?? ''}>
      <div>
        <h2 className={ui('title')}>{t('title')}</h2>
        <p className={`${ui('muted', 'above6')} ${classes['firstText']}`}>{t('text')}</p>
      </div>
      <RecordButton classes={buttonClass()}>{t('record')}</RecordButton>
    </Card>
  );
}

const places = [
  { key: 1, span: 'full' },
  { key: 2, span: 'half' },
  { key: 3, span: 'half' },
  { key: 4, span: 'third' },
  { key: 5, span: 'third' },
  { key: 6, span: 'third' },
] as const;

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('badges');
  return (
    <div role="status">
      <PageHeader title={t('title')} lead={t('loading')} />
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={`${ui('grid', 'gap24')} ${classes['families']}`}>
        {places.map(({ key, span }) => (
          <div key={key} className={classes[span]}>
            <Skeleton height={250} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The width of a card, so that a family takes one row on a wide screen. */
function spanOf(count: number): 'third' | 'half' | 'full' {
  return count <= 3 ? 'third' : count === 4 ? 'half' : 'full';
}

function countEarned(badges: readonly Badge[]): number {
  return badges.filter(({ earned }) => earned !== null).length;
}

/** Earned badges, then expected ones, then the rest; each group in its order. */
function earnedFirst(badges: readonly Badge[]): Badge[] {
  const rank = ({ earned, expected }: Badge) => (earned !== null ? 0 : expected !== null ? 1 : 2);
  return badges.toSorted((a, b) => rank(a) - rank(b));
}
