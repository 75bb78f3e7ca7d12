import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorBackup, OperatorBackups } from '#contract/operator-backups.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './operator.module.css';
import { Chip, Facts, Line, Part } from './part.tsx';
import { RecordActions } from './records/record-actions.tsx';

const look_again_ms = 2_000;

export function BackupsSection(): ReactNode {
  const t = useTranslations('operator.backups');
  const operator = useTranslations('operator');
  const query = useQuery({
    ...read('GET admin/backups'),
    refetchInterval: ({ state }) => (state.data?.is_busy === true ? look_again_ms : false),
  });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <PartRead query={query} height={420} failed={operator('load_failed')}>
        {(state) => (
          <div className={ui('grid', 'gap20')}>
            {state.schedule === null ? <NotSet /> : <Schedule state={state} schedule={state.schedule} />}
            <Part title={t('last')}>
              {state.backups.length === 0 ? (
                <p className={classes['quiet']}>{t('none')}</p>
              ) : (
                <ul className={ui('list')}>
                  {state.backups.map((backup) => (
                    <Backup key={backup.id} backup={backup} />
                  ))}
                </ul>
              )}
            </Part>
          </div>
        )}
      </PartRead>
    </>
  );
}

function NotSet(): ReactNode {
  const t = useTranslations('operator.backups');
  return (
    <div className={classes['warning']}>
      <Icon name="warning" />
      <div>
        <p>{t('not_set')}</p>
        <p>{t('how')}</p>
      </div>
    </div>
  );
}

interface Scheduled {
  state: OperatorBackups;
  schedule: NonNullable<OperatorBackups['schedule']>;
}

function Schedule({ state: { is_busy, backups, verification }, schedule }: Scheduled): ReactNode {
  const t = useTranslations('operator.backups');
  const formats = useFormats();
  const { at, time_zone, destination, is_encrypted, keep_days, keep_weeks, keep_months } = schedule;
  const verified = () => {
    if (verification === null) return t('never_verified');
    const time = formats.moment(verification.verified_at);
    return verification.failure === null ? t('verified_good', { time }) : t('verified_bad', { time });
  };
  return (
    <Part title={t('schedule')}>
      <div className={ui('grid', 'gap20')}>
        <p>{t('every_day', { time: isolate(formats.time(at)), zone: isolate(time_zone) })}</p>
        <Facts
          facts={[
            [t('destination'), isolate(destination)],
            [t('kept'), t('kept_for', { days: keep_days, weeks: keep_weeks, months: keep_months })],
            [t('encrypted'), is_encrypted ? t('yes') : t('no')],
            [t('verified'), verified()],
          ]}
        />
        {verification !== null && verification.failure !== null && (
          <p className={classes['warning']} data-tone="urgent">
            <Icon name="warning" />
            {t(`failures.${verification.failure}`)}
          </p>
        )}
        {is_busy ? (
          <p className={classes['quiet']} role="status">
            {t('busy')}
          </p>
        ) : (
          <RecordActions
            actions={[
              {
                label: t('now'),
                look: 'filled',
                run: () => call('POST admin/backups'),
                done: t('now_done'),
              },
              backups.some(({ state }) => state === 'done') && {
                label: t('verify'),
                look: 'outlinePrimary',
                run: () => call('POST admin/backups/verify'),
                done: t('verify_done'),
              },
            ]}
          />
        )}
      </div>
    </Part>
  );
}

function Backup({ backup }: { backup: OperatorBackup }): ReactNode {
  const t = useTranslations('operator.backups');
  const { moment } = useFormats();
  const { size } = useSizeFormats();
  const { name, state, failure, created_at, is_scheduled } = backup;
  return (
    <li className={classes['record']}>
      <ButtonRow>
        <h3 className={ui('heading')}>{moment(created_at)}</h3>
        <Chip is_urgent={state === 'failed' || state === 'broken'}>{t(`states.${state}`)}</Chip>
      </ButtonRow>
      <Line>
        {backup.size !== null && <bdi>{size(backup.size)}</bdi>}
        {!is_scheduled && t('by_hand')}
        <bdi translate="no">{name}</bdi>
      </Line>
      {failure !== null && (
        <p>
          {t(`failures.${failure}`)} {state === 'running' && t('again')}
        </p>
      )}
    </li>
  );
}
