import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#web/lib/api-types.ts';
import { language_names } from '#domain/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { PartRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './about.module.css';
import { Software } from './software.tsx';
import { forecasts, sources } from './sources.ts';

type Facts = Answer<'GET about'>;

/** The version, the data sources, and the licences of this instance. */
export function Screen(): ReactNode {
  const t = useTranslations('about');
  const failureText = useFailureText();
  const query = useScreenRead(read('GET about'));
  return (
    <div className={`${ui('stack', 'page', 'gap20')} ${classes['page']}`}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PartRead query={query} height={420} failed={failureText}>
        {(facts) => <FactsCard facts={facts} />}
      </PartRead>
      <Sources provider={query.data?.weather_provider} />
      <Software />
      <More />
    </div>
  );
}

function FactsCard({ facts }: { facts: Facts }): ReactNode {
  const t = useTranslations('about.facts');
  const formats = useFormats();
  const runningFor = useDuration();
  const rows = {
    version: isolate(facts.version),
    build: isolate(facts.build_hash),
    built_at: facts.built_at === null ? null : formats.moment(facts.built_at),
    runtime: isolate(facts.runtime),
    database: isolate(facts.database),
    up: runningFor(facts.uptime_s),
    weather: forecasts[facts.weather_provider]?.name ?? t('weather_off'),
    languages: facts.languages.map((language) => isolate(language_names[language])).join(' · '),
    plans: t(facts.plans_enabled ? 'plans_on' : 'plans_off'),
  };
  return (
    <Card aria-labelledby="about-facts">
      <h2 id="about-facts" className={ui('heading')}>
        {t('title')}
      </h2>
      <dl className={classes['facts']}>
        {(Object.keys(rows) as (keyof typeof rows)[])
          .filter((name) => rows[name] !== null && rows[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt className={ui('muted')}>{t(name)}</dt>
              <dd className={ui('wrap', 'baseline', 'between', 'breaking', 'gap0by12')}>{rows[name]}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** In the largest unit that is full. */
function useDuration(): (seconds: number) => string {
  const t = useTranslations('about.for');
  return (seconds) => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return t('minutes', { count: minutes });
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? t('hours', { count: hours }) : t('days', { count: Math.floor(hours / 24) });
  };
}

function Sources({ provider }: { provider: string | undefined }): ReactNode {
  const t = useTranslations('about.sources');
  const forecast = forecasts[provider ?? ''];
  const all = [...sources, ...(forecast === undefined ? [] : [{ what: 'forecast' as const, ...forecast }])];
  return (
    <Card aria-labelledby="about-sources">
      <h2 id="about-sources" className={ui('heading')}>
        {t('title')}
      </h2>
      <p className={classes['text']}>{t('text')}</p>
      <dl className={classes['facts']}>
        {all.map(({ what, name, url, licence }) => (
          <div key={name}>
            <dt className={ui('muted')}>{t(what)}</dt>
            <dd className={ui('wrap', 'baseline', 'between', 'breaking', 'gap0by12')}>
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{name}</bdi>
              </a>
              {licence !== '' && (
                <span className={`${ui('note')} ${classes['licence']}`}>
                  <bdi>{licence ?? t('public_domain')}</bdi>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['text']}>{t('caution')}</p>
    </Card>
  );
}

function More(): ReactNode {
  const t = useTranslations('about.links');
  return (
    <Card aria-labelledby="about-more">
      <h2 id="about-more" className={ui('heading')}>
        {t('title')}
      </h2>
      <ul className={`${ui('wrap', 'list', 'above8')} ${classes['links']}`}>
        <li>
          <Link to={paths.contact}>{t('contact')}</Link>
        </li>
        <li>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('api')}
          </a>
        </li>
      </ul>
    </Card>
  );
}
