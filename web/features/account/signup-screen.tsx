import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { PasswordInput, Select, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { countries } from '#web/lib/countries.ts';
import { countryNames } from '#web/lib/formats.ts';
import { PasswordRules } from '#web/lib/password-rules.tsx';
import { useLanguage } from '#web/lib/preferences.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { AfterForm, FieldPair, Form, FormMessage, FormSheet, useFocusOnError } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import {
  placeErrors,
  type SignupErrors,
  signupFaults,
  type SignupField,
  type SignupValues,
} from './signup-errors.ts';

/**
 * Marked as in the form of a cruise, but drawn (mantine.css): the star is no part of the label's text, by which
 * password managers and tests find these fields.
 */
const required = { required: true, withAsterisk: false, labelProps: { 'data-required': true } };

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
  const t = useTranslations('account');
  const faults = useTranslations('errors.fields');
  const codes = useTranslations('errors.codes');
  const language = useLanguage();
  const navigate = useNavigate();
  const rules_id = useId();
  const [values, setValues] = useState(no_values);
  const [errors, setErrors] = useState<SignupErrors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  const asks_code = site().sign_up === 'code';
  const country_options = useMemo(
    () => countryNames(countries, language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  );

  function set<Name extends SignupField>(name: Name, value: SignupValues[Name]): void {
    setValues({ ...values, [name]: value });
    // An error goes when its field is taken up again; what is still wrong is said at the next try.
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  function showErrors(found: SignupErrors, rest?: string): void {
    const count = Object.keys(found).length;
    setErrors(found);
    setMessage(rest ?? (count > 1 ? t('signup.summary', { count }) : undefined));
    setTries(tries + 1);
  }

  async function submit(): Promise<void> {
    if (isWorking) return;
    const found = Object.entries(signupFaults(values, asks_code)).map(([name, fault]) => [
      name,
      faults(fault),
    ]);
    if (found.length > 0) {
      showErrors(Object.fromEntries(found) as SignupErrors);
      return;
    }
    setWorking(true);
    setMessage(undefined);
    const { registration_code, ...rest } = values;
    const email = values.email.trim();
    try {
      await call('POST auth/users/', {
        body: { ...rest, email, language, ...(asks_code && { registration_code: registration_code.trim() }) },
      });
      await navigate({ to: paths.signup_thankyou, state: { signed_up_as: email } });
    } catch (error) {
      setWorking(false);
      if (!(error instanceof ApiError)) showErrors({}, t('login.no_network'));
      else {
        const placed = placeErrors(error.fields);
        const has_fields = Object.keys(placed.errors).length > 0;
        const said =
          placed.rest.join(' ') || (has_fields ? undefined : (error.detail ?? codes('unexpected')));
        showErrors(placed.errors, said);
      }
    }
  }

  if (site().sign_up === 'closed') {
    return (
      <FormSheet>
        <PageHeader title={t('signup.heading')} lead={codes('sign_up_closed')} />
        <Link to={paths.login}>{t('signup.login')}</Link>
      </FormSheet>
    );
  }

  const text = (name: 'first_name' | 'last_name' | 'email' | 'registration_code') => ({
    name,
    label: t(`fields.${name}`),
    ...required,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
  });
  const secret = (name: 'password' | 're_password') => ({
    name,
    label: t(`fields.${name}`),
    ...required,
    autoComplete: 'new-password',
    value: values[name],
    error: errors[name],
    visibilityToggleButtonProps: { 'aria-label': t('show_password') },
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
  });

  return (
    <FormSheet is_wide>
      <div ref={place}>
        <PageHeader title={t('signup.heading')} lead={t('signup.lead')} />
        <Form onSubmit={() => void submit()}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <FieldPair>
            <TextInput {...text('first_name')} autoComplete="given-name" />
            <TextInput {...text('last_name')} autoComplete="family-name" />
          </FieldPair>
          <TextInput
            {...text('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            data-direction="ltr"
          />
          <PasswordInput {...secret('password')} aria-describedby={rules_id} />
          <PasswordRules id={rules_id} password={values.password} />
          <PasswordInput {...secret('re_password')} />
          <Select
            label={`${t('fields.country')} (${t('fields.optional')})`}
            placeholder={t('signup.country_placeholder')}
            nothingFoundMessage={
              // A list holds options and nothing else; this one says that there is none.
              <span role="option" aria-selected={false} aria-disabled tabIndex={-1}>
                {t('signup.country_none')}
              </span>
            }
            comboboxProps={{ withinPortal: false }}
            data={country_options}
            value={values.country}
            error={errors.country}
            searchable
            clearable
            limit={50}
            autoComplete="off"
            onChange={(value) => set('country', value)}
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
          <Button type="submit" is_wide is_working={isWorking}>
            {t('signup.submit')}
          </Button>
        </Form>
        <AfterForm>
          {t('signup.have_account')} <Link to={paths.login}>{t('signup.login')}</Link>
        </AfterForm>
      </div>
    </FormSheet>
  );
}
