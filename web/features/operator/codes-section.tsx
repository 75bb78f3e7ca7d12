import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorCode } from '#contract/operator-codes.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { AskButton } from './ask-button.tsx';
import { Chip } from './chip.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { RecordTable } from './record-table.tsx';
import { useOperatorAction } from './use-operator-action.ts';
import { usePages } from './use-pages.ts';
import { usePlanText } from './users/users-section.tsx';

export function CodesSection(): ReactNode {
  const t = useTranslations('operator.codes');
  const [isMaking, setMaking] = useState(false);
  const pages = usePages('GET admin/codes', {}, (query, signal) =>
    call('GET admin/codes', { query, signal }),
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button onClick={() => setMaking(true)}>
            <Icon name="plus" size={20} />
            {t('create')}
          </Button>
        }
      />
      <Listing pages={pages} empty={t('none')}>
        {(codes) => <Codes codes={codes} />}
      </Listing>
      {isMaking && <CodeDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function Codes({ codes }: { codes: readonly OperatorCode[] }): ReactNode {
  const t = useTranslations('operator.codes');
  const formats = useFormats();
  const planText = usePlanText();
  const { busy, act } = useOperatorAction();
  const columns = [
    { name: 'code', label: t('code'), look: 'name' },
    { name: 'state', label: t('state') },
    { name: 'uses', label: t('uses') },
    { name: 'plan', label: t('plan') },
    { name: 'expires', label: t('expires') },
    { name: 'actions', label: '', look: 'actions' },
  ] as const;
  return (
    <RecordTable
      label={t('title')}
      rows={codes}
      columns={columns}
      keyOf={({ code }) => code}
      cellsOf={({ code, shown, state, uses, uses_left, plan_name, plan_expiry, expires_at }) => ({
        code: (
          <bdi translate="no" className={classes['mono']}>
            {shown}
          </bdi>
        ),
        state: <Chip is_urgent={state === 'revoked'}>{t(`states.${state}`)}</Chip>,
        uses: t('uses_of', { used: formats.number(uses - uses_left), uses: formats.number(uses) }),
        plan: plan_name === null ? t('no_plan') : planText(plan_name, plan_expiry),
        expires: expires_at === null ? t('no_end') : formats.dateAt(lastMoment(expires_at), 'UTC'),
        actions: state === 'open' && (
          <AskButton
            look="danger"
            is_danger
            label={t('revoke')}
            full_label={t('revoke_of', { code: shown })}
            is_working={busy === code}
            title={t('revoke_title', { code: shown })}
            text={t('revoke_text')}
            onConfirm={() =>
              void act(code, {
                run: () => call('DELETE admin/codes/{code}', { params: { code } }),
                done: t('revoked', { code: shown }),
              })
            }
          />
        ),
      })}
    />
  );
}

/** A code that ends with a day ends at the first moment of the next. */
function lastMoment(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString();
}
