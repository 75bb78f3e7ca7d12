import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { useCaptchaForm } from '#web/parts/captcha/captcha-form.ts';
import { CaptchaLine } from '#web/parts/captcha/captcha-line.tsx';
import { CountryField } from '#web/parts/fields/country-field.tsx';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { PasswordRules } from '#web/parts/fields/password-rules.tsx';
import { useLanguage } from '#web/lib/preferences.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormFooter, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { SignedInCard } from './signed-in-card.tsx';
import classes from './signup-screen.module.css';
import { signup_fields, signupFaults, type SignupField, type SignupValues } from './signup-errors.ts';

const no_values: SignupValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  re_password: '',
  country: null,
  accept_terms: false,
  registration_code: '',
};

export function Screen(): ReactNode {
  // Checked when the screen opens: typed text must not go because another tab logs in.
  const [isSignedIn] = useState(session.isSurelyLoggedIn);
  if (isSignedIn) return <SignedInCard />;
  return site().sign_up === 'closed' ? <ClosedSheet /> : <SignupForm />;
}

/** The invitation in the path that led here: with its token the new account may accept it. */
function invitationOf(path: string | undefined): { id: string; token: string } | undefined {
  const [, id, token] = /^\/invitation\/([\da-f-]{36})\/([\w-]+)$/.exec(path ?? '') ?? [];
  return id === undefined || token === undefined ? undefined : { id, token };
}

function ClosedSheet(): ReactNode {
  const t = useTranslations('account.signup');
  const codes = useTranslations('errors.codes');
  return (
    <FormSheet>
      <PageHeader title={t('heading')} lead={codes('sign_up_closed')} />
      <Link to={paths.login}>{t('login')}</Link>
    </FormSheet>
  );
}

/** The values of the form and their sending. */
function useSignup() {
  const faults = useTranslations('errors.fields');
  const language = useLanguage();
  const navigate = useNavigate();
  const [values, setValues] = useState(no_values);
  const { submit, clear, ...form } = useCaptchaForm(signup_fields);
  const invitation = invitationOf(useSearch({ from: paths.signup }).redirect);
  const asks_code = site().sign_up === 'code';

  function set<Name extends SignupField>(name: Name, value: SignupValues[Name]): void {
    setValues({ ...values, [name]: value });
    clear(name);
  }

  async function send(captcha: string): Promise<void> {
    const { registration_code, ...rest } = values;
    const email = values.email.trim();
    const code = asks_code ? { registration_code: registration_code.trim() } : {};
    const body = { ...rest, ...code, email, language, ...(invitation && { invitation }), captcha };
    const { activation_link } = await call('POST auth/users/', { body });
    // No redirect if the user has left meanwhile.
    if (location.pathname !== paths.signup) return;
    await navigate({
      to: paths.signup_thankyou,
      state: { signed_up_as: email, ...(activation_link !== null && { activation_link }) },
    });
  }

  function onSubmit(): void {
    const found = Object.entries(signupFaults(values, asks_code));
    void submit(Object.fromEntries(found.map(([name, fault]) => [name, faults(fault)])), send);
  }

  return { ...form, values, set, asks_code, onSubmit };
}

function SignupForm(): ReactNode {
  const t = useTranslations('account');
  const rules_id = useId();
  const { values, set, asks_code, captcha, errors, message, isWorking, place, onSubmit } = useSignup();
  const search = useSearch({ from: paths.signup });
  const text = (name: 'first_name' | 'last_name' | 'email' | 'registration_code') => ({
    name,
    label: t(`fields.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
  });
  const secret = (name: 'password' | 're_password') => ({
    name,
    label: t(`fields.${name}`),
    is_required: true,
    autoComplete: 'new-password' as const,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });

  return (
    <FormSheet is_wide>
      <div ref={place}>
        <PageHeader title={t('signup.heading')} lead={t('signup.lead')} />
        <Form onSubmit={onSubmit}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          {/* names are short: side by side on a phone too */}
          <div className={`${ui('grid', 'gap16')} ${classes['names']}`}>
            <TextInput {...text('first_name')} autoComplete="given-name" />
            <TextInput {...text('last_name')} autoComplete="family-name" />
          </div>
          <TextInput {...text('email')} type="email" autoComplete="username" />
          <PasswordField {...secret('password')} described_by={rules_id} />
          <PasswordRules
            id={rules_id}
            password={values.password}
            own={[values.first_name, values.last_name, values.email]}
          />
          <PasswordField {...secret('re_password')} />
          <CountryField
            label={`${t('fields.country')} (${t('fields.optional')})`}
            value={values.country}
            error={errors.country}
            onChange={(country) => set('country', country)}
          />
          {asks_code && (
            <TextInput
              {...text('registration_code')}
              description={t('signup.code_hint')}
              autoComplete="off"
              data-direction="ltr"
            />
          )}
          <AcceptTerms
            is_accepted={values.accept_terms}
            error={errors.accept_terms}
            onChange={(is_accepted) => set('accept_terms', is_accepted)}
          />
          <CaptchaLine captcha={captcha} />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('signup.submit')}
          </Button>
        </Form>
        <FormFooter>
          {t('signup.have_account')}{' '}
          <Link to={paths.login} search={search}>
            {t('signup.login')}
          </Link>
        </FormFooter>
      </div>
    </FormSheet>
  );
}
