import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorUser } from '#contract/operator-users.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { type Plan, plans } from '#domain/entitlements.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { useFormats } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from '../operator.module.css';
import { Part } from '../part.tsx';
import { useOperatorAction } from '../use-operator-action.ts';
import { usePlanText } from './users-section.tsx';

/** The plan of an account, with a question before saving where it grants or removes the operator's rights. */
export function UserPlan({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator');
  const name = useTranslations('shell.plans');
  const planText = usePlanText();
  const formats = useFormats();
  const { id } = user;
  const email = isolate(user.email);
  const [plan, setPlan] = useState(user.plan_name);
  const [expiry, setExpiry] = useState(user.plan_expiry ?? '');
  const [isAsking, setAsking] = useState(false);
  const { errors, place, send, clear } = useSmallForm(['plan_expiry']);
  const { busy, act } = useOperatorAction();
  const is_wrong = expiry !== '' && !isCalendarDay(expiry);

  const put = (plan_name: Plan, plan_expiry: string | null) =>
    call('PATCH admin/users/{id}', { params: { id }, body: { plan_name, plan_expiry } });

  async function save(): Promise<void> {
    setAsking(false);
    const wanted = expiry === '' ? null : expiry;
    await act('plan', {
      run: () => put(plan, wanted),
      done: t('users.plan_done', { email, plan: planText(plan, wanted) }),
      undo: () => put(user.plan_name, user.plan_expiry),
    });
  }

  // an end of the plan removes rights too, on its day
  const is_of_operators =
    (plan === 'admin' || user.plan_name === 'admin') &&
    (plan !== user.plan_name || expiry !== (user.plan_expiry ?? ''));
  const rights =
    plan !== 'admin'
      ? t(user.is_self ? 'users.rights_taken_self' : 'users.rights_taken', { email })
      : expiry !== '' && !is_wrong
        ? t(user.is_self ? 'users.rights_until_self' : 'users.rights_until', {
            email,
            date: formats.date(expiry),
          })
        : t('users.rights_given', { email });

  async function submit(): Promise<void> {
    await send(is_wrong ? { plan_expiry: t('no_day') } : {}, async () => {
      if (is_of_operators) setAsking(true);
      else await save();
    });
  }

  return (
    <Part title={t('users.plan')}>
      <p className={classes['quiet']}>{t('users.counts_today', { plan: name(user.plan) })}</p>
      <div ref={place} className={ui('above16')}>
        <Form onSubmit={() => void submit()}>
          <FieldGrid>
            <NativeSelect
              label={t('users.plan')}
              value={plan}
              data={plans.map((value) => ({ value, label: name(value) }))}
              onChange={({ currentTarget }) =>
                setPlan(plans.find((one) => one === currentTarget.value) ?? plan)
              }
            />
            <DayField
              name="plan_expiry"
              label={t('users.expiry')}
              description={t('users.expiry_hint')}
              is_required={false}
              value={expiry}
              error={errors.plan_expiry}
              onChange={(day) => {
                setExpiry(day);
                clear('plan_expiry');
              }}
            />
          </FieldGrid>
          <ButtonRow>
            <Button type="submit" is_working={busy === 'plan'}>
              {t('save')}
            </Button>
          </ButtonRow>
        </Form>
      </div>
      <ConfirmDialog
        is_open={isAsking}
        title={t('users.rights_title')}
        confirm_label={t('save')}
        cancel_label={t('cancel')}
        is_danger
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      >
        {rights}
      </ConfirmDialog>
    </Part>
  );
}
