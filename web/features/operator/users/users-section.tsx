import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorListedUser } from '#contract/operator-users.ts';
import { type Plan, plans } from '#domain/entitlements.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { PageHeader } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Chip } from '../chip.tsx';
import { Listing } from '../listing.tsx';
import classes from '../operator.module.css';
import { RecordTable } from '../record-table.tsx';
import { useNarrow } from '../use-narrow.ts';
import { usePages } from '../use-pages.ts';

export function UsersSection(): ReactNode {
  const t = useTranslations('operator.users');
  const name = useTranslations('shell.plans');
  const { search, narrow } = useNarrow();
  const plan = plans.find((one) => one === search.plan);
  const query = {
    ...(search.q !== undefined && { q: search.q }),
    ...(plan !== undefined && { plan }),
    ...(search.state === 'disabled' && { is_disabled: 'true' }),
  };
  const pages = usePages('GET admin/users', query, (place, signal) =>
    call('GET admin/users', { query: { ...query, ...place }, signal }),
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div role="search" className={classes['filters']}>
        <SearchField
          className={classes['search']}
          label={t('search')}
          hint={t('search_hint')}
          q={search.q ?? ''}
          onSearch={(q) => narrow({ q })}
        />
        <NativeSelect
          label={t('plan')}
          value={plan ?? ''}
          data={[
            { value: '', label: t('all_plans') },
            ...plans.map((value) => ({ value, label: name(value) })),
          ]}
          onChange={({ currentTarget }) => narrow({ plan: currentTarget.value })}
        />
        <NativeSelect
          label={t('state')}
          value={search.state ?? ''}
          data={[
            { value: '', label: t('all_states') },
            { value: 'disabled', label: t('disabled') },
          ]}
          onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
        />
      </div>
      <Listing pages={pages} empty={t('none')}>
        {(users) => <Users users={users} />}
      </Listing>
    </>
  );
}

function Users({ users }: { users: readonly OperatorListedUser[] }): ReactNode {
  const t = useTranslations('operator.users');
  const formats = useFormats();
  const planText = usePlanText();
  const columns = [
    { name: 'email', label: t('email'), look: 'name' },
    { name: 'name', label: t('name') },
    { name: 'plan', label: t('plan') },
    { name: 'last_used', label: t('last_used') },
    { name: 'state', label: '' },
  ] as const;
  return (
    <RecordTable
      label={t('title')}
      rows={users}
      columns={columns}
      keyOf={({ id }) => id}
      cellsOf={(user) => ({
        email: (
          <Link to={paths.operator_record} params={{ section: 'users', id: user.id }}>
            <bdi>{user.email}</bdi>
          </Link>
        ),
        name: <bdi>{`${user.first_name} ${user.last_name}`.trim()}</bdi>,
        plan: planText(user.plan_name, user.plan_expiry),
        last_used: (
          <span className={classes['whole']}>
            {user.last_used_at === null ? t('never') : formats.dateAt(user.last_used_at)}
          </span>
        ),
        state: <State user={user} />,
      })}
    />
  );
}

function State({ user }: { user: OperatorListedUser }): ReactNode {
  const t = useTranslations('operator.users');
  if (user.disabled_at !== null) return <Chip is_urgent>{t('disabled')}</Chip>;
  return user.activated_at === null ? <Chip>{t('not_activated')}</Chip> : null;
}

/** A plan, and its end. */
export function usePlanText(): (plan: Plan, expiry: string | null) => string {
  const t = useTranslations('settings.account');
  const names = useTranslations('shell.plans');
  const formats = useFormats();
  return (plan, expiry) =>
    expiry === null ? names(plan) : t('plan_until', { plan: names(plan), date: formats.date(expiry) });
}
