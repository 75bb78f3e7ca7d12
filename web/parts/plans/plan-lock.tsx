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
import { ui } from '#web/ui/primitives.ts';
import classes from './plan-lock.module.css';

/** A lock beside a link to a feature that the plan lacks, with the smallest plan that has it. */
export function PlanLock({ feature }: { feature: PlanFeature }): ReactNode {
  const names = useTranslations('shell.plans');
  // the navigation bar reads the settings
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const plan = sold_plans.find((name) => entitlementOf(name).features.includes(feature));
  if (plan === undefined || settings?.plan_features.includes(feature) !== false) return null;
  return (
    <span className={`${ui('inline', 'middle', 'smaller', 'unbroken', 'gap4')} ${classes['lock']}`}>
      <Icon name="lock" size={16} />
      {names(plan)}
    </span>
  );
}

interface UploadLinkProps {
  look?: 'outline' | 'quiet';
  is_wide?: boolean;
}

/** A link to the upload of a booking document, on every screen where a cruise can be typed. */
export function UploadLink({ look = 'outline', is_wide = false }: UploadLinkProps): ReactNode {
  const titles = useTranslations('shell.titles');
  return (
    <Link to={paths.cruise_upload} className={buttonClass(look, is_wide)}>
      {titles('cruise_upload')}
      <PlanLock feature="upload" />
    </Link>
  );
}
