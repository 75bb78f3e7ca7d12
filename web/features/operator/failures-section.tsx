import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorJob } from '#contract/operator-jobs.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Chip } from './chip.tsx';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { useOperatorAction } from './use-operator-action.ts';
import { useNarrow } from './use-narrow.ts';
import { usePages } from './use-pages.ts';

export function FailuresSection(): ReactNode {
  const t = useTranslations('operator.failures');
  const { search, narrow } = useNarrow();
  const { busy, act } = useOperatorAction();
  const state = search.state === 'all' ? 'all' : 'failed';
  const pages = usePages('GET admin/jobs', { state }, (place, signal) =>
    call('GET admin/jobs', { query: { state, ...place }, signal }),
  );
  const has_failed = pages.items?.some((job) => job.has_failed) === true;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          has_failed && (
            <Button
              is_working={busy === 'all'}
              onClick={() =>
                void act('all', {
                  run: () => call('POST admin/jobs/retry', { body: {} }),
                  done: t('retried_all'),
                })
              }
            >
              {t('retry_all')}
            </Button>
          )
        }
      />
      <div className={classes['filters']}>
        <NativeSelect
          label={t('state')}
          value={state}
          data={[
            { value: 'failed', label: t('failed') },
            { value: 'all', label: t('all') },
          ]}
          onChange={({ currentTarget }) => narrow({ state: currentTarget.value === 'all' ? 'all' : '' })}
        />
      </div>
      <Listing pages={pages} empty={state === 'failed' ? t('none_failed') : t('none')}>
        {(jobs) => (
          <ul className={ui('list', 'grid')}>
            {jobs.map((job) => (
              <Job
                key={job.id}
                job={job}
                is_working={busy === job.id}
                onRetry={() =>
                  void act(job.id, {
                    run: () => call('POST admin/jobs/retry', { body: { ids: [job.id] } }),
                    done: t('retried'),
                  })
                }
              />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

interface JobProps {
  job: OperatorJob;
  is_working: boolean;
  onRetry: () => void;
}

function Job({ job, is_working, onRetry }: JobProps): ReactNode {
  const t = useTranslations('operator.failures');
  const formats = useFormats();
  const { kind, to, next_try_at } = job;
  return (
    <li className={classes['record']}>
      <ButtonRow>
        <h2 className={ui('heading')}>
          {job.queue === 'mail' ? t('mail') : <bdi translate="no">{job.queue}</bdi>}
        </h2>
        {kind !== null && (
          <Chip>
            <MailKind kind={kind} />
          </Chip>
        )}
        {job.has_failed ? <Chip is_urgent>{t('gave_up')}</Chip> : <Chip>{t('waits')}</Chip>}
      </ButtonRow>
      <p className={classes['quiet']}>
        {to !== null && (
          <>
            <bdi>{to}</bdi>
            {' · '}
          </>
        )}
        {formats.moment(job.created_at)}
        {' · '}
        {t('tries', { count: job.tries })}
        {next_try_at !== null && ` · ${t('next_try', { time: formats.moment(next_try_at) })}`}
      </p>
      {job.error !== null && (
        <p className={classes['error']} dir="auto" translate="no">
          {job.error}
        </p>
      )}
      {job.has_failed && (
        <ButtonRow>
          <Button look="outlinePrimary" is_working={is_working} onClick={onRetry}>
            {t('retry')}
          </Button>
        </ButtonRow>
      )}
    </li>
  );
}

const mail_kinds = [
  'activation',
  'welcome',
  'reset',
  'email_code',
  'email_change_started',
  'email_changed',
  'password_changed',
  'new_sign_in',
  'account_deleted',
  'contact_message',
  'cruise_report',
  'share_invitation',
  'reminder',
] as const;

/** The kind of a mail; a kind that only a newer server knows is shown by its own name. */
function MailKind({ kind }: { kind: string }): ReactNode {
  const t = useTranslations('operator.failures.mail_kinds');
  const known = mail_kinds.find((one) => one === kind);
  return known === undefined ? <bdi translate="no">{kind}</bdi> : t(known);
}
