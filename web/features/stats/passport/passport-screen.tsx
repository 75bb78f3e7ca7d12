import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Passport } from '#contract/stats.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { userChoice } from '#web/lib/storage.ts';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Stamp } from '#web/parts/stamps/stamp.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { freshStamps, pagesOf } from './book.ts';
import { Pictures } from '../pictures/pictures.tsx';
import { Cover } from './cover.tsx';
import { PassportPage } from './passport-page.tsx';
import classes from './passport.module.css';

/** The day of the latest stamp when the passport was last opened. */
const seen_until = userChoice('passport-seen', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** The passport, or a picture that the address names: a route of its own would have grown the first load. */
export function Screen(): ReactNode {
  const { key } = useSearch({ from: paths.passport });
  return key === undefined ? <Stamps /> : <Pictures />;
}

function Stamps(): ReactNode {
  const t = useTranslations('passport');
  const query = useScreenRead(read('GET stats', { query: { section: 'passport' } }));
  return (
    <ScreenRead query={query} loading={<Loading />} failed={t('failed')}>
      {({ passport = { countries: [], stamps: [] } }) =>
        passport.stamps.length === 0 ? <Blank /> : <Book passport={passport} />
      }
    </ScreenRead>
  );
}

function Book({ passport }: { passport: Passport }): ReactNode {
  const t = useTranslations('passport');
  const stats = useTranslations('stats');
  const formats = useFormats();
  // what was fresh stays so while the page is open
  const [seen] = useState(() => seen_until.read());
  const latest = passport.stamps[0]?.date ?? '';
  useEffect(() => seen_until.write(latest), [latest]);
  const fresh = useMemo(() => freshStamps(passport.stamps, seen), [passport, seen]);
  const pages = useMemo(() => pagesOf(passport.stamps), [passport]);
  const ports = new Set(passport.stamps.map(({ port_name, country }) => `${port_name} ${country}`)).size;
  const [countries, stamps] = [passport.countries.length, passport.stamps.length];
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Link to={paths.passport} search={{ key: 'year' }} className={buttonClass('quiet')}>
              {t('pictures.title')}
            </Link>
            <Link to={paths.stats} className={buttonClass('quiet')}>
              {t('table')}
            </Link>
            <Button look="quiet" onClick={() => globalThis.print()}>
              {stats('print')}
            </Button>
          </>
        }
      />
      <Cover
        figures={[
          // typed ports are in no country that is known: 0 would be wrong
          ...(countries > 0
            ? [{ name: stats('figures.countries', { count: countries }), figure: formats.number(countries) }]
            : []),
          { name: stats('figures.ports', { count: ports }), figure: formats.number(ports) },
          { name: t('stamps', { count: stamps }), figure: formats.number(stamps) },
        ]}
      />
      <ul className={`${ui('list', 'card', 'grid')} ${classes['sheet']}`}>
        {pages.map((page) => (
          <PassportPage key={page.country ?? ''} page={page} fresh={fresh} />
        ))}
        <li className={`${ui('stack', 'centered', 'middle', 'center', 'unprinted')} ${classes['free']}`}>
          <h2 className={ui('bold')}>{t('next.title')}</h2>
          <p className={ui('note', 'above4')}>{t('next.text')}</p>
        </li>
      </ul>
    </div>
  );
}

/** Ports that nearly every traveller knows: how the pages will look. */
const samples = [
  { port: 'Lisbon', country: 'PT', date: '2026-05-14', colour: '#0b6b7d' },
  { port: 'Bergen', country: 'NO', date: '2026-06-21', colour: '#1b4f72' },
  { port: 'Cozumel', country: 'MX', date: '2026-02-03', colour: '#7a3b2b' },
] as const;

function Blank(): ReactNode {
  const t = useTranslations('passport');
  const stats = useTranslations('stats');
  return (
    <StateCard
      picture={
        <div
          className={`${ui('row', 'centered', 'gap12', 'below12')} ${classes['samples']}`}
          aria-hidden="true"
        >
          {samples.map((sample) => (
            <Stamp key={sample.port} {...sample} />
          ))}
        </div>
      }
      title={t('empty.title')}
      actions={<RecordButton classes={buttonClass()}>{stats('record')}</RecordButton>}
    >
      <p>{t('empty.text')}</p>
    </StateCard>
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('passport');
  return (
    <div className={ui('stack', 'gap20')} role="status">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={42} width={220} />
      <Skeleton height={120} />
      <Skeleton height={420} />
      <Skeleton height={420} />
    </div>
  );
}
