import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { type PlanFeature, planWith } from '#domain/entitlements.ts';
import type { SoldPlan } from '#domain/subscription.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { read } from '#web/lib/queries.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './plan-lock.module.css';

/** Loaded where it is seen, with the chapter of its words; without a network the name of the plan is enough. */
const PlanPrice = lazy(() =>
  Promise.all([import('./plan-price.tsx'), openChapters(['further'])]).then(
    ([file]) => ({ default: file.PlanPrice }),
    () => ({ default: () => null }),
  ),
);

/** The smallest plan that has a feature, if that of the account lacks it. */
export function useLockedBy(feature: PlanFeature): SoldPlan | undefined {
  // the navigation bar reads the settings
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  return settings?.plan_features.includes(feature) === false ? planWith(feature) : undefined;
}

/** A lock beside a link to a feature that the plan lacks, with the smallest plan that has it. */
export function PlanLock({ feature }: { feature: PlanFeature }): ReactNode {
  const names = useTranslations('shell.plans');
  const plan = useLockedBy(feature);
  if (plan === undefined) return null;
  return (
    <span className={`${ui('inline', 'middle', 'smaller', 'unbroken', 'gap4')} ${classes['lock']}`}>
      <Icon name="lock" size={16} />
      {names(plan)}
    </span>
  );
}

interface UploadLinkProps {
  /** `filled` only while the plan has uploads: a locked door is not the first way to take */
  look?: 'filled' | 'outline' | 'quiet';
  is_wide?: boolean;
}

/** A link to the upload of a booking document, on every screen where a cruise can be typed; or to the plan with it. */
export function UploadLink({ look = 'outline', is_wide = false }: UploadLinkProps): ReactNode {
  const titles = useTranslations('shell.titles');
  const is_locked = useLockedBy('upload') !== undefined;
  return (
    <Link
      to={is_locked ? paths.upgrade : paths.cruise_upload}
      className={buttonClass(is_locked && look === 'filled' ? 'outline' : look, is_wide)}
    >
      {titles('cruise_upload')}
      <PlanLock feature="upload" />
    </Link>
  );
}

/** What the plan with uploads costs, beside their locked door. It keeps its line while it loads. */
export function UploadPrice(): ReactNode {
  const names = useTranslations('shell.plans');
  const plan = useLockedBy('upload');
  if (plan === undefined) return null;
  return (
    <p className={ui('small', 'strong')}>
      {names(plan)}
      <Suspense fallback={null}>
        <PlanPrice plan={plan} before=" · " />
      </Suspense>
    </p>
  );
}
