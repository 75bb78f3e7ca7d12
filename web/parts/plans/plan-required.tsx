import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import type { ApiError } from '#web/lib/api-errors.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './plan-required.module.css';

interface ForbiddenCardProps {
  icon: IconName;
  /** a drawing of what the feature does, in place of the icon */
  picture?: ReactNode;
  /** the refused feature */
  title: string;
  code: ApiError['code'];
  /** other links */
  children?: ReactNode;
}

/** Replaces a screen that the plan lacks, or that this account may not see. */
export function ForbiddenCard({ icon, picture, title, code, children }: ForbiddenCardProps): ReactNode {
  const codes = useTranslations('errors.codes');
  return (
    <StateCard
      {...(picture === undefined ? { icon } : { picture })}
      title={title}
      actions={
        <>
          {code === 'plan_required' && <ToPlans />}
          {children}
        </>
      }
    >
      <p>{codes(code)}</p>
    </StateCard>
  );
}

/** Replaces a part of a screen that the plan lacks. */
export function NotInPlan({ icon }: { icon?: IconName }): ReactNode {
  const codes = useTranslations('errors.codes');
  return (
    <div
      className={`${ui('wrap', 'middle', 'rounded', 'muted', 'gap12by20', 'unprinted')} ${classes['part']}`}
    >
      {icon !== undefined && <Icon name={icon} />}
      <p className={classes['text']}>{codes('plan_required')}</p>
      <ToPlans look="outline" />
    </div>
  );
}

/** @param is_beside opens another tab, so that unsaved input stays */
export function ToPlans({
  look = 'filled',
  is_beside = false,
}: {
  look?: 'filled' | 'outline';
  is_beside?: boolean;
}): ReactNode {
  const t = useTranslations('shell.states');
  return (
    <Link to={paths.upgrade} className={buttonClass(look)} {...(is_beside && { target: '_blank' })}>
      {t('see_plans')}
    </Link>
  );
}
