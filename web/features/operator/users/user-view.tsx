import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorUser } from '#contract/operator-users.ts';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { call } from '#web/lib/api.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AskButton } from '../ask-button.tsx';
import { Chip } from '../chip.tsx';
import classes from '../operator.module.css';
import { Fact, Part } from '../part.tsx';
import { useOperatorAction } from '../use-operator-action.ts';
import { useTitle } from '../use-title.ts';
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
        <Facts user={data} />
        {/* remounted when the plan changes, here or elsewhere */}
        <UserPlan key={`${data.plan_name} ${data.plan_expiry ?? ''}`} user={data} />
        <Access user={data} />
      </div>
    </>
  );
}

function Facts({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator.users');
  const formats = useFormats();
  const { size } = useSizeFormats();
  const day = (instant: string | null, otherwise: string) =>
    instant === null ? otherwise : formats.moment(instant);
  return (
    <Part title={t('facts')}>
      <dl className={classes['facts']}>
        <Fact name={t('created')}>{formats.moment(user.created_at)}</Fact>
        <Fact name={t('activated')}>{day(user.activated_at, t('not_activated'))}</Fact>
        <Fact name={t('last_used')}>{day(user.last_used_at, t('never'))}</Fact>
        <Fact name={t('cruises')}>
          {t('of_most', {
            used: formats.number(user.cruises),
            most: formats.number(user.most_cruises),
          })}
        </Fact>
        <Fact name={t('documents')}>
          {t('documents_size', {
            count: formats.number(user.documents),
            size: size(user.document_bytes),
          })}
        </Fact>
        <Fact name={t('files')}>
          {t('of_most', { used: isolate(size(user.bytes)), most: isolate(size(user.most_bytes)) })}
        </Fact>
        <Fact name={t('shares')}>
          {t('shares_count', {
            given: formats.number(user.shares_given),
            received: formats.number(user.shares_received),
          })}
        </Fact>
      </dl>
    </Part>
  );
}

function Access({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator.users');
  const { id, is_self, is_last_operator } = user;
  const { busy, act } = useOperatorAction();
  const email = isolate(user.email);
  const turn = (is_disabled: boolean) =>
    call('PATCH admin/users/{id}', { params: { id }, body: { is_disabled } });
  const disable = {
    run: () => turn(true),
    done: t('disable_done', { email }),
    undo: () => turn(false),
  };
  return (
    <Part title={t('access')}>
      <div className={ui('grid', 'gap20')}>
        <p>
          {user.disabled_at === null
            ? t('sessions', { count: user.sessions })
            : t('disabled_since', { email })}
        </p>
        {is_last_operator && (
          <p className={classes['warning']}>
            <Icon name="info" />
            {t('last_operator')}
          </p>
        )}
        <ButtonRow>
          <AskButton
            label={t('end_sessions')}
            is_working={busy === 'sessions'}
            title={t('end_sessions_title')}
            text={is_self ? t('end_own_sessions') : t('end_sessions_text', { email })}
            onConfirm={() =>
              void act('sessions', {
                run: () => call('DELETE admin/users/{id}/sessions', { params: { id } }),
                done: t('end_sessions_done', { email }),
              })
            }
          />
          {user.disabled_at !== null ? (
            <AskButton
              look="filled"
              label={t('enable')}
              is_working={busy === 'access'}
              title={t('enable_title')}
              text={t('enable_text', { email })}
              onConfirm={() =>
                void act('access', { run: () => turn(false), done: t('enable_done', { email }) })
              }
            />
          ) : (
            !is_last_operator &&
            !is_self && (
              <AskButton
                look="danger"
                is_danger
                label={t('disable')}
                is_working={busy === 'access'}
                title={t('disable_title')}
                text={t('disable_text', { email })}
                onConfirm={() => void act('access', disable)}
              />
            )
          )}
        </ButtonRow>
      </div>
    </Part>
  );
}
