import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { BillingPlans } from '#contract/billing.ts';
import type { BillingInterval } from '#domain/subscription.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { ScreenRead, useScreenRead } from '#web/parts/read-states.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { IntervalSwitch } from './interval-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReturnNote } from './return-note.tsx';
import { useProviderPages } from './use-provider-pages.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './plans.module.css';

/** The plans with their features and prices, and buttons to pay for one. */
export function Screen(): ReactNode {
  const t = useTranslations('plans');
  const states = useTranslations('shell.states');
  const settings = useScreenRead(read('GET user/settings'));
  const plans = useScreenRead(read('GET billing/plans'));
  const search = useSearch({ from: paths.upgrade });
  if (plans.data?.are_sold === false) {
    return (
      <StateCard
        icon="ship"
        title={t('not_sold.title')}
        actions={
          <Link to={paths.dashboard} className={buttonClass()}>
            {states('to_dashboard')}
          </Link>
        }
      >
        <p>{t('not_sold.text')}</p>
      </StateCard>
    );
  }
  const both = {
    data:
      plans.data === undefined || settings.data === undefined
        ? undefined
        : { plans: plans.data, settings: settings.data },
    error: plans.error ?? settings.error,
    errorUpdatedAt: Math.max(plans.errorUpdatedAt, settings.errorUpdatedAt),
    isFetching: plans.isFetching || settings.isFetching,
    refetch: () => Promise.all([plans.refetch(), settings.refetch()]),
  };
  return (
    <div className={`${ui('stack', 'gap20')} ${classes['page']}`}>
      {search.payment !== undefined && settings.data !== undefined && (
        <ReturnNote search={search} settings={settings.data} />
      )}
      <ScreenRead query={both} loading={<Loading />} failed={t('failed')}>
        {(answers) => <Plans {...answers} />}
      </ScreenRead>
    </div>
  );
}

function Plans({ plans, settings }: { plans: BillingPlans; settings: Settings }): ReactNode {
  const t = useTranslations('plans');
  const [interval, setInterval] = useState<BillingInterval>(plans.subscription?.interval ?? 'year');
  const pages = useProviderPages();
  const ofInterval = (plan: 'standard' | 'pro') =>
    plans.items.find((item) => item.plan === plan && item.interval === interval);
  const shared = { settings, subscription: plans.subscription, pages };
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <CurrentPlan settings={settings} plans={plans} pages={pages} />
      <IntervalSwitch chosen={interval} onChoose={setInterval} />
      <div className={`${ui('grid', 'gap20')} ${classes['cards']}`}>
        <PlanCard plan="free" before={null} {...shared} />
        <PlanCard plan="standard" before="free" price={ofInterval('standard')} {...shared} />
        <PlanCard plan="pro" before="standard" price={ofInterval('pro')} {...shared} />
      </div>
      <p className={`${ui('note')} ${classes['note']}`}>{t('provider_note')}</p>
    </>
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('plans');
  return (
    <div role="status" className={ui('stack', 'gap20')}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={64} width="60%" />
      <div className={`${ui('grid', 'gap20')} ${classes['cards']}`}>
        <Skeleton height={360} />
        <Skeleton height={360} />
        <Skeleton height={360} />
      </div>
    </div>
  );
}
