import { PasswordInput, TextInput } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail } from '#domain/email.ts';
import { forgetPerson } from '#web/app/forget-person.ts';
import { paths } from '#web/app/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { safePath } from '#web/lib/redirect.ts';
import { site } from '#web/lib/site.ts';
import { readToken } from '#web/lib/token.ts';
import { Button } from '#web/ui/button.tsx';
import {
  AfterForm,
  BesideField,
  Form,
  FormHint,
  FormMessage,
  FormSheet,
  useFocusOnError,
} from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';

interface Errors {
  email?: string;
  password?: string;
  form?: string;
  /** what may be behind it */
  hint?: string;
}

export function Screen(): ReactNode {
  const t = useTranslations('account');
  const fields = useTranslations('errors.fields');
  const { history } = useRouter();
  const redirect = safePath(useSearch({ from: paths.login }).redirect) ?? paths.dashboard;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);

  // Who is signed in already has no need of this screen, for instance after coming back with the browser's button.
  useEffect(() => {
    let is_here = true;
    void session.isLoggedIn().then((is_signed_in) => {
      if (is_signed_in && is_here) history.replace(redirect);
    });
    return () => {
      is_here = false;
    };
  }, [history, redirect]);

  function check(): Errors {
    return {
      ...(!isEmail(email.trim()) && { email: fields('invalid_email') }),
      ...(password === '' && { password: fields('required') }),
    };
  }

  async function submit(): Promise<void> {
    if (isWorking) return;
    const found = check();
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setTries(tries + 1);
      return;
    }
    setWorking(true);
    try {
      const pair = await call('POST auth/jwt/create/', { body: { email: email.trim(), password } });
      forgetPerson({ login: readToken(pair.access)?.person });
      if (session.keep(pair)) history.replace(redirect);
      else {
        setErrors({ form: t('login.needs_https') });
        setWorking(false);
      }
    } catch (error) {
      const is_refused = error instanceof ApiError && error.status === 401;
      setErrors({ form: messageFor(error), ...(is_refused && { hint: t('login.failed_hint') }) });
      setWorking(false);
    }
  }

  function messageFor(error: unknown): string {
    if (!(error instanceof ApiError)) return t('login.no_network');
    return error.status === 401 ? t('login.failed') : (error.detail ?? t('login.failed'));
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={t('login.heading')} lead={t('login.lead')} />
        <Form onSubmit={() => void submit()}>
          {errors.form !== undefined && <FormMessage>{errors.form}</FormMessage>}
          {errors.hint !== undefined && <FormHint>{errors.hint}</FormHint>}
          <TextInput
            label={t('fields.email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            data-direction="ltr"
            value={email}
            error={errors.email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <PasswordInput
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors.password}
            visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
            onChange={({ target }) => setPassword(target.value)}
          />
          <BesideField>
            <Link to={paths.reset}>{t('login.forgot')}</Link>
          </BesideField>
          <Button type="submit" is_wide is_working={isWorking}>
            {t('login.submit')}
          </Button>
        </Form>
        {site().sign_up !== 'closed' && (
          <AfterForm>
            {t('login.no_account')} <Link to={paths.signup}>{t('login.signup')}</Link>
          </AfterForm>
        )}
      </div>
    </FormSheet>
  );
}
