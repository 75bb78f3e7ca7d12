import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './operator.module.css';
import { Chip, Line } from './part.tsx';
import { RecordList } from './records/record-list.tsx';

export function FailuresSection(): ReactNode {
  const t = useTranslations('operator.failures');
  const formats = useFormats();
  return (
    <RecordList
      reads="GET admin/jobs"
      title={t('title')}
      lead={t('lead')}
      filters={[
        { kind: 'choice', name: 'state', label: t('state'), options: { '': t('failed'), all: t('all') } },
      ]}
      none={t('none_failed')}
      none_found={t('none')}
      keyOf={({ id }) => id}
      renderRecord={({ queue, kind, has_failed, to, created_at, tries, next_try_at, error }) => (
        <>
          <ButtonRow>
            <h2 className={ui('heading')}>
              {queue === 'mail' ? t('mail') : <bdi translate="no">{queue}</bdi>}
            </h2>
            {kind !== null && (
              <Chip>
                <MailKind kind={kind} />
              </Chip>
            )}
            <Chip is_urgent={has_failed}>{has_failed ? t('gave_up') : t('waits')}</Chip>
          </ButtonRow>
          <Line>
            {to !== null && <bdi>{to}</bdi>}
            {formats.moment(created_at)}
            {t('tries', { count: tries })}
            {next_try_at !== null && t('next_try', { time: formats.moment(next_try_at) })}
          </Line>
          {error !== null && (
            <p className={classes['error']} dir="auto" translate="no">
              {error}
            </p>
          )}
        </>
      )}
      actionsOf={({ id, has_failed }) => [
        has_failed && {
          label: t('retry'),
          look: 'outlinePrimary',
          run: () => call('POST admin/jobs/retry', { body: { ids: [id] } }),
          done: t('retried'),
        },
      ]}
      actionForAll={(jobs) =>
        jobs.some(({ has_failed }) => has_failed) && {
          label: t('retry_all'),
          look: 'filled',
          run: () => call('POST admin/jobs/retry', { body: {} }),
          done: t('retried_all'),
        }
      }
    />
  );
}

/** The kind of a mail; a kind that only a newer server knows is shown by its own name. */
function MailKind({ kind }: { kind: string }): ReactNode {
  const t = useTranslations('operator.failures.mail_kinds');
  // `has` takes names of texts only; it is asked whether this is one
  const known = kind as 'welcome';
  return t.has(known) ? t(known) : <bdi translate="no">{kind}</bdi>;
}
