import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { plans } from '#domain/entitlements.ts';
import { call } from '#web/lib/api.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { Answers } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import classes from './operator.module.css';
import { RestoredNote } from '#web/parts/forms/restored-note.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useOperatorAction } from './use-operator-action.ts';
import { useOperatorForm } from './use-operator-form.ts';

const names = ['uses', 'plan_name', 'plan_expiry', 'last_day', 'code'] as const;

/** Makes a registration code, and shows it to be handed out. */
export function CodeDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useTranslations('operator');
  const [made, setMade] = useState<string>();
  return (
    <Dialog title={made === undefined ? t('codes.create') : t('codes.made')} onClose={onClose}>
      {made === undefined ? (
        <CodeForm onMade={setMade} onClose={onClose} />
      ) : (
        <NewCode code={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NewCode({ code, onClose }: { code: string; onClose: () => void }): ReactNode {
  const t = useTranslations('operator');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('codes.copied'));
    } catch {
      showToast('error', t('codes.copy_failed'));
    }
  }
  return (
    <div className={ui('grid', 'gap20', 'above16')}>
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
        <Button onClick={() => void copy()}>{t('codes.copy')}</Button>
      </Answers>
    </div>
  );
}

interface CodeFormProps {
  onMade: (code: string) => void;
  onClose: () => void;
}

function CodeForm({ onMade, onClose }: CodeFormProps): ReactNode {
  const t = useTranslations('operator');
  const name = useTranslations('shell.plans');
  const { invalidateLists } = useOperatorAction();
  const form = useOperatorForm('code', names, {
    uses: '1',
    plan_name: '',
    plan_expiry: '',
    last_day: '',
    code: '',
  });
  const { values, errors, message, isWorking, place, set, send } = form;

  async function make(): Promise<void> {
    const uses = Number(values.uses);
    const { plan_expiry, last_day, code } = values;
    const answer = await call('POST admin/codes', {
      body: {
        uses,
        plan_name: plans.find((plan) => plan === values.plan_name) ?? null,
        plan_expiry: plan_expiry === '' ? null : plan_expiry,
        last_day: last_day === '' ? null : last_day,
        ...(code.trim() !== '' && { code: code.trim() }),
      },
    });
    await invalidateLists();
    onMade(answer.shown);
  }

  const faults = /^[1-9]\d{0,6}$/.test(values.uses.trim()) ? {} : { uses: t('codes.uses_wrong') };
  return (
    <div ref={place} className={ui('grid', 'gap20', 'above16')}>
      <Form onSubmit={() => void send(faults, make)}>
        {form.isRestored && <RestoredNote onStartAfresh={form.startAfresh} />}
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        <FieldGrid>
          <TextInput
            label={t('codes.uses')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={values.uses}
            error={errors.uses}
            onChange={({ currentTarget }) => set('uses', currentTarget.value)}
          />
          <DayField
            name="last_day"
            label={t('codes.last_day')}
            is_required={false}
            value={values.last_day}
            error={errors.last_day}
            onChange={(day) => set('last_day', day)}
          />
          <NativeSelect
            label={t('codes.plan')}
            value={values.plan_name}
            error={errors.plan_name}
            data={[
              { value: '', label: t('codes.no_plan') },
              ...plans.map((value) => ({ value, label: name(value) })),
            ]}
            onChange={({ currentTarget }) => set('plan_name', currentTarget.value)}
          />
          <DayField
            name="plan_expiry"
            label={t('users.expiry')}
            is_required={false}
            value={values.plan_expiry}
            error={errors.plan_expiry}
            onChange={(day) => set('plan_expiry', day)}
          />
        </FieldGrid>
        <TextInput
          label={t('codes.own')}
          description={t('codes.own_hint')}
          autoComplete="off"
          maxLength={60}
          data-direction="ltr"
          placeholder=" "
          value={values.code}
          error={errors.code}
          onChange={({ currentTarget }) => set('code', currentTarget.value)}
        />
        <Answers>
          <Button
            look="outline"
            onClick={() => {
              form.end();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button type="submit" is_working={isWorking}>
            {t('codes.create')}
          </Button>
        </Answers>
      </Form>
    </div>
  );
}
