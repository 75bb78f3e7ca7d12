import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { CodeDialog } from './code-dialog.tsx';
import classes from './operator.module.css';
import { Chip } from './part.tsx';
import { RecordList } from './records/record-list.tsx';
import { usePlanText } from './users/users-section.tsx';

export function CodesSection(): ReactNode {
  const t = useTranslations('operator.codes');
  const formats = useFormats();
  const planText = usePlanText();
  return (
    <RecordList
      reads="GET admin/codes"
      title={t('title')}
      lead={t('lead')}
      none={t('none')}
      keyOf={({ code }) => code}
      columns={[
        {
          label: t('code'),
          look: 'name',
          render: ({ shown }) => (
            <bdi translate="no" className={classes['mono']}>
              {shown}
            </bdi>
          ),
        },
        {
          label: t('state'),
          render: ({ state }) => <Chip is_urgent={state === 'revoked'}>{t(`states.${state}`)}</Chip>,
        },
        {
          label: t('uses'),
          render: ({ uses, uses_left }) =>
            t('uses_of', { used: formats.number(uses - uses_left), uses: formats.number(uses) }),
        },
        {
          label: t('plan'),
          render: (code) =>
            code.plan_name === null ? t('no_plan') : planText(code.plan_name, code.plan_expiry),
        },
        {
          label: t('expires'),
          render: ({ expires_at }) =>
            expires_at === null ? t('no_end') : formats.dateAt(lastMoment(expires_at), 'UTC'),
        },
      ]}
      actionsOf={({ code, shown, state }) => [
        state === 'open' && {
          label: t('revoke'),
          full_label: t('revoke_of', { code: shown }),
          look: 'danger',
          ask: { title: t('revoke_title', { code: shown }), text: t('revoke_text') },
          run: () => call('DELETE admin/codes/{code}', { params: { code } }),
          done: t('revoked', { code: shown }),
        },
      ]}
      create={t('create')}
      renderDialog={(_, close) => <CodeDialog onClose={close} />}
    />
  );
}

/** A code that ends with a day ends at the first moment of the next. */
function lastMoment(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString();
}
