import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { BillingPlans } from '#contract/billing.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import type { SoldPlan } from '#domain/subscription.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import type { ProviderPages } from './use-provider-pages.ts';
import classes from './plans.module.css';

type Price = BillingPlans['items'][number];
type ShownPlan = 'free' | SoldPlan;

interface PlanCardProps {
  plan: ShownPlan;
  /** the next smaller plan, whose features are not repeated */
  before: ShownPlan | null;
  price?: Price | undefined;
  settings: Settings;
  subscription: BillingPlans['subscription'];
  pages: ProviderPages;
}

/** The features and the price of a plan. */
export function PlanCard(props: PlanCardProps): ReactNode {
  const { plan, before, price, settings, subscription, pages } = props;
  const t = useTranslations('plans');
  const names = useTranslations('shell.plans');
  const is_current = settings.plan_name === plan;
  const labelOf = () => {
    if (subscription === null) return t('choose', { plan: names(plan) });
    if (subscription.plan !== plan) return t('change', { plan: names(plan) });
    // the subscription was cancelled, and continues on the provider’s page
    return price?.interval === subscription.interval
      ? t('keep', { plan: names(plan) })
      : t(price?.interval === 'month' ? 'pay_month' : 'pay_year');
  };
  return (
    <Card
      aria-labelledby={`plan-${plan}`}
      className={`${ui('stack', 'gap16')} ${is_current ? classes['isCurrent'] : ''}`}
    >
      <div className={ui('bar', 'gap4by12')}>
        <h2 id={`plan-${plan}`} className={ui('large', 'bold')}>
          {names(plan)}
        </h2>
        {is_current && (
          <span className={`${ui('round', 'deep', 'smaller', 'strong')} ${classes['badge']}`}>
            {t('current.title')}
          </span>
        )}
      </div>
      {plan === 'free' ? (
        <p className={ui('title', 'strong')}>{t('price.free')}</p>
      ) : (
        <PriceLine price={price} />
      )}
      <Brings plan={plan} before={before} />
      {price !== undefined && !isPaid(subscription, price) && canBuy(settings, subscription, price) && (
        <Button
          is_wide
          // a plan smaller than the present one is not promoted
          look={plan === 'pro' || is_current ? 'filled' : 'outline'}
          is_working={pages.opening === price.plan}
          onClick={() => pages.openCheckout(price)}
        >
          {labelOf()}
        </Button>
      )}
    </Card>
  );
}

function isPaid(subscription: BillingPlans['subscription'], price: Price): boolean {
  return (
    subscription !== null &&
    subscription.is_renewing &&
    subscription.plan === price.plan &&
    subscription.interval === price.interval
  );
}

/** An account that has the plan without paying need not buy it, unless it ends. */
function canBuy(settings: Settings, subscription: BillingPlans['subscription'], price: Price): boolean {
  const { plan_name, plan_expiry } = settings;
  if (plan_name === 'admin' || plan_name === 'unrestricted') return subscription !== null;
  return subscription !== null || plan_name !== price.plan || plan_expiry !== '';
}

function PriceLine({ price }: { price: Price | undefined }): ReactNode {
  const t = useTranslations('plans');
  const formats = useFormats();
  if (price === undefined)
    return <p className={`${ui('note', 'regular')} ${classes['quiet']}`}>{t('price.none')}</p>;
  return (
    <div>
      <p className={ui('title', 'strong')}>
        {t(`price.${price.interval}`, { amount: formats.money(price.amount, price.currency) })}
      </p>
      {price.trial_days > 0 && (
        <p className={`${ui('note', 'regular')} ${classes['quiet']}`}>
          {t('trial', { days: price.trial_days })}
        </p>
      )}
    </div>
  );
}

/** The entries of the table of plans in words, and no others. */
function Brings({ plan, before }: { plan: ShownPlan; before: ShownPlan | null }): ReactNode {
  const t = useTranslations('plans');
  const names = useTranslations('shell.plans');
  const formats = useFormats();
  const { size } = useSizeFormats();
  const brings = entitlementOf(plan);
  const smaller = before === null ? null : entitlementOf(before);
  const { open_cruises } = brings;
  const added = brings.features.filter((feature) => smaller?.features.includes(feature) !== true);
  return (
    <div className={ui('grow')}>
      {before !== null && (
        <p className={`${ui('note', 'regular')} ${classes['quiet']}`}>
          {t('everything', { plan: names(before) })}
        </p>
      )}
      <ul className={ui('grid', 'list', 'gap8', 'above8')}>
        {(smaller === null || smaller.open_cruises !== open_cruises) && (
          <Point>
            {open_cruises === null ? t('cruises_unlimited') : t('cruises_limited', { count: open_cruises })}
          </Point>
        )}
        <Point>
          {t('room', { cruises: formats.number(brings.cruises), size: isolate(size(brings.bytes)) })}
        </Point>
        {added.map((feature) => (
          <Point key={feature}>{t(`features.${feature}`)}</Point>
        ))}
      </ul>
    </div>
  );
}

function Point({ children }: { children: ReactNode }): ReactNode {
  return (
    <li className={`${ui('row', 'gap12')} ${classes['point']}`}>
      <Icon name="check" size={20} />
      <span>{children}</span>
    </li>
  );
}
