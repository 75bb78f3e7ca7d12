import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { paths } from '#web/lib/paths.ts';
import { OtherSession, ToLogin } from '#web/parts/to-login.tsx';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { deviceName } from '#web/lib/device.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { PasswordRules } from '#web/parts/fields/password-rules.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { placeErrors } from '#web/lib/place-errors.ts';
import { passwordFaults } from './form-errors.ts';

const field_names = ['new_password', 're_new_password'] as const;
type FieldName = (typeof field_names)[number];

export function Screen(): ReactNode {
  const t = useTranslations('account.reset_confirm');
  const [outcome, setOutcome] = useState<'done' | 'gone'>();

  if (outcome === 'done') {
    return (
      <StateCard icon="check" title={t('success')} actions={<ToLogin>{t('login')}</ToLogin>}>
        <p>{t('success_text')}</p>
        <OtherSession />
      </StateCard>
    );
  }
  if (outcome === 'gone') {
    return (
      <StateCard
        icon="warning"
        is_urgent
        title={t('gone')}
        actions={
          <Link to={paths.reset} className={buttonClass()}>
            {t('again')}
          </Link>
        }
      >
        <p>{t('gone_text')}</p>
      </StateCard>
    );
  }
  return <NewPassword onOutcome={setOutcome} />;
}

function NewPassword({ onOutcome }: { onOutcome: (outcome: 'done' | 'gone') => void }): ReactNode {
  const t = useTranslations('account');
  const faults = useTranslations('errors.fields');
  const { uidb64: uid, token } = useParams({ from: paths.reset_confirm });
  const rules_id = useId();
  const [values, setValues] = useState<Record<FieldName, string>>({ new_password: '', re_new_password: '' });
  const { errors, message, isWorking, place, send, clear } = useSmallForm(field_names);

  async function submit(): Promise<void> {
    const { first, second } = passwordFaults(values.new_password, values.re_new_password);
    const found = {
      ...(first !== undefined && { new_password: faults(first) }),
      ...(second !== undefined && { re_new_password: faults(second) }),
    };
    await send(found, async () => {
      try {
        const device = deviceName();
        await call('POST auth/users/reset_password_confirm/', {
          body: { uid, token, ...values, ...(device !== undefined && { device }) },
        });
      } catch (error) {
        if (!isLinkGone(error)) throw error;
        onOutcome('gone');
        return;
      }
      await leaveEndedSession();
      onOutcome('done');
    });
  }

  const field = (name: FieldName) => ({
    name,
    label: t(`fields.${name}`),
    autoComplete: 'new-password' as const,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      clear(name);
    },
  });

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={t('reset_confirm.heading')} lead={t('reset_confirm.lead')} />
        <Form onSubmit={() => void submit()}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <PasswordField {...field('new_password')} described_by={rules_id} />
          <PasswordRules id={rules_id} password={values.new_password} />
          <PasswordField {...field('re_new_password')} />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('reset_confirm.submit')}
          </Button>
        </Form>
      </div>
    </FormSheet>
  );
}

/** Whether the link has expired; an incomplete one counts as expired. */
function isLinkGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 410 || placeErrors(error.fields, field_names).rest.length > 0;
}

/** A reset ends all sessions of its account. The server knows whether that of this browser was among them. */
async function leaveEndedSession(): Promise<void> {
  if (!session.seemsLoggedIn()) return;
  if (!(await session.refresh(session.access()))) forgetAccount('session over');
}
