import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarFeed } from '#contract/calendar-feed.ts';
import { Button } from '#web/ui/button.tsx';
import { focusHeading } from '#web/ui/heading.ts';
import { ForbiddenCard } from '#web/parts/plans/plan-required.tsx';
import { ScreenRead } from '#web/parts/read-states.tsx';
import { Columns, LoadingColumns } from '#web/ui/columns.tsx';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AddressCard, EndedNote } from './address-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { useFeed, useFeedChanges } from './use-feed.ts';
import classes from './feed.module.css';

/** The calendar feed: its address, its content, and a preview. */
export function Screen(): ReactNode {
  const t = useTranslations('feed');
  const { query, statusCode } = useFeed();
  const is_refused = statusCode === 403;
  // if the plan ended meanwhile, the pressed button and its focus are gone
  useEffect(() => {
    if (is_refused && document.activeElement === document.body) focusHeading();
  }, [is_refused]);
  // also if the feed is cached: its address returns nothing any more
  if (is_refused) return <ForbiddenCard icon="calendar" title={t('title')} code="plan_required" />;
  return (
    <ScreenRead
      query={query}
      loading={
        <LoadingColumns title={t('title')} label={t('loading')} heights={[230, 420]} height_beside={480} />
      }
      failed={t('load_failed')}
    >
      {(feed) => <Settings feed={feed} />}
    </ScreenRead>
  );
}

function Settings({ feed }: { feed: CalendarFeed }): ReactNode {
  const t = useTranslations('feed');
  const changes = useFeedChanges();
  const { url, webcal_url, ended_by } = feed;
  const choice = changes.choice ?? feed;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Columns beside={<PreviewCard choice={choice} />}>
        {url === null || webcal_url === null ? (
          <EnableCard
            ended_by={ended_by}
            is_working={changes.working === 'enable'}
            onEnable={() => changes.change('enable')}
          />
        ) : (
          <>
            <AddressCard url={url} webcal_url={webcal_url} ended_by={ended_by} changes={changes} />
            <ProgramsCard />
          </>
        )}
        <ChoiceCard choice={choice} onChange={changes.change} />
      </Columns>
    </>
  );
}

interface EnableCardProps {
  ended_by: CalendarFeed['ended_by'];
  is_working: boolean;
  onEnable: () => void;
}

function EnableCard({ ended_by, is_working, onEnable }: EnableCardProps): ReactNode {
  const t = useTranslations('feed.off');
  return (
    <Card aria-labelledby="feed-off">
      <h2 id="feed-off" className={ui('heading')}>
        {t('title')}
      </h2>
      <EndedNote ended_by={ended_by} />
      <p className={`${ui('muted', 'above4')} ${classes['lead']}`}>{t('text')}</p>
      <div className={ui('above16')}>
        <Button is_wide is_working={is_working} onClick={onEnable}>
          {t('enable')}
        </Button>
      </div>
    </Card>
  );
}
