import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { entitlementOf, type PlanFeature } from '#domain/entitlements.ts';
import { sold_plans } from '#domain/subscription.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { read } from '#web/lib/queries.ts';
import classes from './plan-lock.module.css';

/** Beside the words of a link to what the plan does not hold: a lock, and the smallest plan that does. */
export function PlanLock({ feature }: { feature: PlanFeature }): ReactNode {
  const names = useTranslations('shell.plans');
  // the navigation bar asks for it
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const plan = sold_plans.find((name) => entitlementOf(name).features.includes(feature));
  if (plan === undefined || settings?.plan_features.includes(feature) !== false) return null;
  return (
    <span className={classes['lock']}>
      <Icon name="lock" size={16} />
      {names(plan)}
    </span>
  );
}

interface UploadLinkProps {
  look?: 'outline' | 'quiet';
  is_wide?: boolean;
}

/** The way to a cruise from a booking document, wherever one can be recorded by typing. */
export function UploadLink({ look = 'outline', is_wide = false }: UploadLinkProps): ReactNode {
  const titles = useTranslations('shell.titles');
  return (
    <Link to={paths.cruise_upload} className={buttonClass(look, is_wide)}>
      {titles('cruise_upload')}
      <PlanLock feature="upload" />
    </Link>
  );
}
