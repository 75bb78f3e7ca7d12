import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorListedUser } from '#contract/operator-users.ts';
import { type Plan, plans } from '#domain/entitlements.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { ui } from '#web/ui/primitives.ts';
import { Chip } from '../part.tsx';
import { RecordList } from '../records/record-list.tsx';

export function UsersSection(): ReactNode {
  const t = useTranslations('operator.users');
  const formats = useFormats();
  const planText = usePlanText();
  const plan_options = usePlanOptions();
  return (
    <RecordList
      reads="GET admin/users"
      title={t('title')}
      lead={t('lead')}
      filters={[
        { kind: 'search', name: 'q', label: t('search'), hint: t('search_hint') },
        { kind: 'choice', name: 'plan', label: t('plan'), options: { '': t('all_plans'), ...plan_options } },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          options: { '': t('all_states'), disabled: t('disabled') },
          queryOf: () => ({ is_disabled: 'true' }),
        },
      ]}
      none={t('none')}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('email'),
          look: 'name',
          render: ({ id, email }) => (
            <Link to={paths.operator_record} params={{ section: 'users', id }}>
              <bdi>{email}</bdi>
            </Link>
          ),
        },
        { label: t('name'), render: (user) => <bdi>{`${user.first_name} ${user.last_name}`.trim()}</bdi> },
        { label: t('plan'), render: (user) => planText(user.plan_name, user.plan_expiry) },
        {
          label: t('last_used'),
          render: ({ last_used_at }) => (
            <span className={ui('unbroken')}>
              {last_used_at === null ? t('never') : formats.dateAt(last_used_at)}
            </span>
          ),
        },
        { label: '', render: (user) => <State user={user} /> },
      ]}
    />
  );
}

function State({ user }: { user: OperatorListedUser }): ReactNode {
  const t = useTranslations('operator.users');
  if (user.disabled_at !== null) return <Chip is_urgent>{t('disabled')}</Chip>;
  return user.activated_at === null && <Chip>{t('not_activated')}</Chip>;
}

/** The plans by their names, for a choice. */
export function usePlanOptions(): Record<Plan, string> {
  const names = useTranslations('shell.plans');
  return Object.fromEntries(plans.map((plan) => [plan, names(plan)])) as Record<Plan, string>;
}

/** A plan, and its end. */
export function usePlanText(): (plan: Plan, expiry: string | null) => string {
  const t = useTranslations('settings.account');
  const names = useTranslations('shell.plans');
  const formats = useFormats();
  return (plan, expiry) =>
    expiry === null ? names(plan) : t('plan_until', { plan: names(plan), date: formats.date(expiry) });
}
