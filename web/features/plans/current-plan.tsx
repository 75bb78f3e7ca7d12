import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { BillingPlans } from '#contract/billing.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { ProviderPages } from './use-provider-pages.ts';
import classes from './plans.module.css';

interface CurrentPlanProps {
  settings: Settings;
  plans: BillingPlans;
  pages: ProviderPages;
}

/** The present plan of the account, and how it continues. */
export function CurrentPlan({ settings, plans, pages }: CurrentPlanProps): ReactNode {
  const t = useTranslations('plans');
  const names = useTranslations('shell.plans');
  return (
    <Card aria-labelledby="plan-now" className={classes['current'] ?? ''}>
      <div>
        <h2 id="plan-now" className={`${ui('note', 'regular')} ${classes['quiet']}`}>
          {t('current.title')}
        </h2>
        <p className={ui('large', 'bold')}>{names(settings.plan_name)}</p>
        <GoesOn settings={settings} subscription={plans.subscription} />
      </div>
      {plans.can_manage && (
        <Button look="outline" is_working={pages.opening === 'portal'} onClick={pages.openPortal}>
          {t('current.manage')}
        </Button>
      )}
    </Card>
  );
}

function GoesOn({
  settings,
  subscription,
}: Omit<CurrentPlanProps, 'plans' | 'pages'> & Pick<BillingPlans, 'subscription'>): ReactNode {
  const t = useTranslations('plans.current');
  const formats = useFormats();
  if (subscription?.is_past_due === true) {
    return (
      <p role="alert" className={ui('urgent')}>
        {t('past_due', { date: formats.date(subscription.ends_on, 'long') })}
      </p>
    );
  }
  if (subscription !== null) {
    const date = formats.date(subscription.ends_on, 'long');
    return <p>{t(subscription.is_renewing ? 'renews' : 'ends', { date })}</p>;
  }
  const { plan_name, plan_expiry } = settings;
  if (plan_expiry === '') return null;
  const date = formats.date(plan_expiry, 'long');
  return <p>{t(plan_name === 'free' ? 'ended' : 'ends', { date })}</p>;
}
