import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Sharing } from '#contract/sharing.ts';
import { call } from '#web/lib/api.ts';
import { now } from '#web/ui/clock.ts';
import { Invitations } from '#web/parts/shares/invitations.tsx';
import { ToPlans } from '#web/parts/plans/plan-required.tsx';
import { read } from '#web/lib/queries.ts';
import { ShareForm } from '#web/parts/shares/share-form.tsx';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { Columns, LoadingColumns } from '#web/ui/columns.tsx';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { GivenCard } from './given-card.tsx';
import { ReceivedCard } from './received-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './sharing.module.css';

const minute = 60_000;

/** The shares that the account gives and receives. */
export function Screen(): ReactNode {
  const t = useTranslations('sharing');
  const query = useScreenRead(read('GET user/sharing'));
  const { data, dataUpdatedAt, refetch } = query;
  const askAgain = useEffectEvent(() => {
    if (data !== undefined && now() - dataUpdatedAt > minute) void refetch();
  });
  // The list stays fresh for months while others answer: opening this screen reads it again.
  useEffect(() => askAgain(), []);
  const title = t('title');
  return (
    <ScreenRead
      query={query}
      loading={<LoadingColumns title={title} label={t('loading')} heights={[230, 200]} height_beside={560} />}
      failed={t('failed')}
      forbidden={{ icon: 'people', title }}
    >
      {(sharing) => <Shares sharing={sharing} />}
    </ScreenRead>
  );
}

function Shares({ sharing: { given, received, unopened } }: { sharing: Sharing }): ReactNode {
  const t = useTranslations('sharing');
  const pending = received.filter(({ state }) => state === 'pending');
  const accepted = received.filter(({ state }) => state === 'accepted');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Invitations shares={pending} unopened={unopened} />
      <Columns beside={<ShareAllCard />}>
        <GivenCard shares={given} />
        <ReceivedCard shares={accepted} />
      </Columns>
    </>
  );
}

function ShareAllCard(): ReactNode {
  const t = useTranslations('sharing');
  const codes = useTranslations('errors.codes');
  const { data: settings } = useQuery(read('GET user/settings'));
  const has_plan = settings?.plan_features.includes('sharing') ?? true;
  return (
    <Card aria-labelledby="share-all">
      <h2 id="share-all" className={ui('heading')}>
        {t('form.all')}
      </h2>
      {has_plan ? (
        <>
          <p className={classes['lead']}>{t('form.all_text')}</p>
          <ShareForm onShare={(body) => call('POST user/sharing', { body })} />
        </>
      ) : (
        <>
          <p className={classes['lead']}>{codes('plan_required')}</p>
          <ToPlans />
        </>
      )}
    </Card>
  );
}
