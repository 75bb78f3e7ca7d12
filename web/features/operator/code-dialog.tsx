import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { plans } from '#domain/entitlements.ts';
import { call } from '#web/lib/api.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './operator.module.css';
import { RecordDialog } from './records/record-dialog.tsx';
import { useOperatorForm } from './records/use-operator-form.ts';
import { usePlanOptions } from './users/users-section.tsx';

const blank = { uses: '1', plan_name: '', plan_expiry: '', last_day: '', code: '' };

/** Makes a registration code, and shows it to be handed out. */
export function CodeDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTranslations('operator.codes');
  const users = useTranslations('operator.users');
  const plan_options = usePlanOptions();
  const [made, setMade] = useState<string>();
  const form = useOperatorForm('code', blank);

  async function save(): Promise<void> {
    const { uses, plan_name, plan_expiry, last_day, code } = form.values;
    const { shown } = await call('POST admin/codes', {
      body: {
        uses: Number(uses),
        plan_name: plans.find((plan) => plan === plan_name) ?? null,
        plan_expiry: plan_expiry === '' ? null : plan_expiry,
        last_day: last_day === '' ? null : last_day,
        ...(code.trim() !== '' && { code: code.trim() }),
      },
    });
    setMade(shown);
  }

  return (
    <RecordDialog
      title={t('create')}
      form={form}
      rows={[
        [
          { kind: 'figure', name: 'uses', label: t('uses'), most: 7 },
          { kind: 'day', name: 'last_day', label: t('last_day') },
          {
            kind: 'choice',
            name: 'plan_name',
            label: t('plan'),
            options: { '': t('no_plan'), ...plan_options },
          },
          { kind: 'day', name: 'plan_expiry', label: users('expiry') },
        ],
        [{ kind: 'text', name: 'code', label: t('own'), hint: t('own_hint'), most: 60, is_ltr: true }],
      ]}
      check={() => ({ uses: !/^[1-9]\d{0,6}$/.test(form.values.uses.trim()) && t('uses_wrong') })}
      save={save}
      submit={t('create')}
      result={
        made === undefined
          ? undefined
          : { title: t('made'), content: <NewCode code={made} onClose={onClose} /> }
      }
      onClose={onClose}
    />
  );
}

function NewCode({ code, onClose }: { code: string; onClose: () => void }): ReactNode {
  const t = useTranslations('operator');
  const copy = useCopy();
  return (
    <>
      <p>{t('codes.made_text')}</p>
      <p>
        <bdi translate="no" className={classes['code']}>
          {code}
        </bdi>
      </p>
      <Answers>
        <Button look="outline" onClick={onClose}>
          {t('close')}
        </Button>
        <Button onClick={() => void copy(code)}>{t('codes.copy')}</Button>
      </Answers>
    </>
  );
}
