import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorUser } from '#contract/operator-users.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { PartRead } from '#web/parts/read-states.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from '../operator.module.css';
import { Chip, Facts, Part, useTitle } from '../part.tsx';
import { RecordActions } from '../records/record-actions.tsx';
import { UserPlan } from './user-plan.tsx';

/** One account with its facts, and the actions of an operator. Nothing of its cruises is shown. */
export function UserView({ id }: { id: string }): ReactNode {
  const t = useTranslations('operator.users');
  const all = useTranslations('operator');
  const query = useQuery(read('GET admin/users/{id}', { params: { id } }));
  const { data, error } = query;
  useTitle(data?.email ?? all('sections.users'));
  if (data === undefined) {
    if (error instanceof ApiError && error.status < 500) return <NotFoundScreen />;
    return <PartRead query={query} height={420} failed={all('load_failed')} />;
  }
  return (
    <>
      <PageHeader
        title={<bdi>{data.email}</bdi>}
        lead={<bdi>{`${data.first_name} ${data.last_name}`.trim()}</bdi>}
        actions={data.disabled_at !== null && <Chip is_urgent>{t('disabled')}</Chip>}
      />
      <div className={ui('grid', 'gap20')}>
        <Part title={t('facts')}>
          <UserFacts user={data} />
        </Part>
        {/* remounted when the plan changes, here or elsewhere */}
        <UserPlan key={`${data.plan_name} ${data.plan_expiry ?? ''}`} user={data} />
        <Access user={data} />
      </div>
    </>
  );
}

function UserFacts({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator.users');
  const { moment, number } = useFormats();
  const { size } = useSizeFormats();
  const { activated_at, last_used_at } = user;
  return (
    <Facts
      facts={[
        [t('created'), moment(user.created_at)],
        [t('activated'), activated_at === null ? t('not_activated') : moment(activated_at)],
        [t('last_used'), last_used_at === null ? t('never') : moment(last_used_at)],
        [t('cruises'), t('of_most', { used: number(user.cruises), most: number(user.most_cruises) })],
        [
          t('documents'),
          t('documents_size', { count: number(user.documents), size: isolate(size(user.document_bytes)) }),
        ],
        [t('files'), t('of_most', { used: isolate(size(user.bytes)), most: isolate(size(user.most_bytes)) })],
        [
          t('shares'),
          t('shares_count', { given: number(user.shares_given), received: number(user.shares_received) }),
        ],
      ]}
    />
  );
}

function Access({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator.users');
  const { id, is_self, is_last_operator } = user;
  const is_disabled = user.disabled_at !== null;
  const email = isolate(user.email);
  const turn = (disables: boolean) =>
    call('PATCH admin/users/{id}', { params: { id }, body: { is_disabled: disables } });
  return (
    <Part title={t('access')}>
      <div className={ui('grid', 'gap20')}>
        <p>{is_disabled ? t('disabled_since', { email }) : t('sessions', { count: user.sessions })}</p>
        {is_last_operator && (
          <p className={classes['warning']}>
            <Icon name="info" />
            {t('last_operator')}
          </p>
        )}
        <RecordActions
          actions={[
            {
              label: t('end_sessions'),
              ask: {
                title: t('end_sessions_title'),
                text: is_self ? t('end_own_sessions') : t('end_sessions_text', { email }),
              },
              run: () => call('DELETE admin/users/{id}/sessions', { params: { id } }),
              done: t('end_sessions_done', { email }),
            },
            is_disabled && {
              place: 'access',
              label: t('enable'),
              look: 'filled',
              ask: { title: t('enable_title'), text: t('enable_text', { email }) },
              run: () => turn(false),
              done: t('enable_done', { email }),
            },
            !is_disabled &&
              !is_last_operator &&
              !is_self && {
                place: 'access',
                label: t('disable'),
                look: 'danger',
                ask: { title: t('disable_title'), text: t('disable_text', { email }) },
                run: () => turn(true),
                done: t('disable_done', { email }),
                undo: () => turn(false),
              },
          ]}
        />
      </div>
    </Part>
  );
}
