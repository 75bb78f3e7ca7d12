import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorUser } from '#contract/operator-users.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { type Plan, plans } from '#domain/entitlements.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { Part } from '../part.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { useOperatorAction } from '../records/use-operator-action.ts';
import { useOperatorForm } from '../records/use-operator-form.ts';
import { usePlanOptions, usePlanText } from './users-section.tsx';

/** The plan of an account, with a question before saving where it grants or removes the operator's rights. */
export function UserPlan({ user }: { user: OperatorUser }): ReactNode {
  const t = useTranslations('operator');
  const plan_options = usePlanOptions();
  const planText = usePlanText();
  const rightsText = useRightsText(user);
  const { id } = user;
  const email = isolate(user.email);
  const form = useOperatorForm(null, { plan_name: user.plan_name, plan_expiry: user.plan_expiry ?? '' });
  const { act } = useOperatorAction();
  const plan = plans.find((one) => one === form.values.plan_name) ?? user.plan_name;
  const expiry = form.values.plan_expiry === '' ? null : form.values.plan_expiry;

  const put = (plan_name: Plan, plan_expiry: string | null) =>
    call('PATCH admin/users/{id}', { params: { id }, body: { plan_name, plan_expiry } });

  // an end of the plan removes rights too, on its day
  const is_of_operators =
    (plan === 'admin' || user.plan_name === 'admin') &&
    (plan !== user.plan_name || expiry !== user.plan_expiry);
  return (
    <Part title={t('users.plan')}>
      <p className={ui('note')}>{t('users.counts_today', { plan: plan_options[user.plan] })}</p>
      <div className={ui('above16')}>
        <RecordForm
          form={form}
          rows={[
            [
              {
                kind: 'choice',
                name: 'plan_name',
                label: t('users.plan'),
                options: plan_options,
              },
              { kind: 'day', name: 'plan_expiry', label: t('users.expiry'), hint: t('users.expiry_hint') },
            ],
          ]}
          check={() => ({ plan_expiry: expiry !== null && !isCalendarDay(expiry) && t('no_day') })}
          ask={
            is_of_operators ? { title: t('users.rights_title'), text: rightsText(plan, expiry) } : undefined
          }
          save={() =>
            act({
              run: () => put(plan, expiry),
              done: t('users.plan_done', { email, plan: planText(plan, expiry) }),
              undo: () => put(user.plan_name, user.plan_expiry),
            })
          }
          submit={t('save')}
        />
      </div>
    </Part>
  );
}

/** What a change of an operator's plan gives or takes. */
function useRightsText({ email: address, is_self }: OperatorUser) {
  const t = useTranslations('operator.users');
  const formats = useFormats();
  const email = isolate(address);
  return (plan: Plan, expiry: string | null): string => {
    if (plan !== 'admin') return t(is_self ? 'rights_taken_self' : 'rights_taken', { email });
    if (expiry === null || !isCalendarDay(expiry)) return t('rights_given', { email });
    return t(is_self ? 'rights_until_self' : 'rights_until', { email, date: formats.date(expiry) });
  };
}
