import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail } from '#domain/email.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { paths } from '#web/lib/paths.ts';
import { useVisitorFrame } from '#web/lib/use-whose-frame.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { deviceName } from '#web/lib/device.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { isOwnDevice, setOwnDevice } from '#web/lib/own-device.ts';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { safePath } from '#web/lib/redirect.ts';
import { site } from '#web/lib/site.ts';
import { readToken } from '#web/lib/token.ts';
import { unsent } from '#web/lib/unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextInput } from '#web/ui/field.tsx';
import { FormFooter, FieldAside, Form, FormMessage, FormSheet, FormTrouble } from '#web/ui/form.tsx';
import { FormNote } from '#web/ui/long-form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ResendLine } from './resend-activation.tsx';

const names = ['email', 'password'] as const;

/** Ends a session that this browser had and could not renew: otherwise it would live on at the server unused. */
function endSession(refresh: string | undefined): void {
  if (refresh === undefined) return;
  // the end is not awaited: the token expires by itself at the latest
  call('POST auth/jwt/logout/', { body: { refresh } }).catch(() => undefined);
}

/** A signed-in user does not need this screen, for instance after the browser's back button. */
function useRedirectOfSignedIn(redirect: string): void {
  const { history } = useRouter();
  useEffect(() => {
    let is_here = true;
    void session.isLoggedIn().then((is_signed_in) => {
      if (is_signed_in && is_here) history.replace(redirect);
    });
    return () => {
      is_here = false;
    };
  }, [history, redirect]);
}

export function Screen(): ReactNode {
  const t = useTranslations('account');
  const fields = useTranslations('errors.fields');
  const own = useTranslations('shell.own_device');
  const { history } = useRouter();
  const search = useSearch({ from: paths.login });
  const redirect = safePath(search.redirect) ?? paths.dashboard;
  const [email, setEmail] = useState(history.location.state.login_as ?? '');
  const [password, setPassword] = useState('');
  const [is_own, setOwn] = useState(isOwnDevice);
  /** the address of the refused login, for hints about other causes */
  const [refused_as, setRefused] = useState<string>();
  const { errors, message, isWorking, place, send, fail, clear } = useSmallForm(names);
  useVisitorFrame();

  useRedirectOfSignedIn(redirect);

  async function signIn(): Promise<'leaving' | undefined> {
    const device = deviceName();
    const body = { email: email.trim(), password, ...(device !== undefined && { device }) };
    const pair = await call('POST auth/jwt/create/', { body });
    forgetAccount({ login: readToken(pair.access)?.account });
    const replaced = session.refreshToken();
    if (!session.keep(pair)) {
      fail({}, t('login.needs_https'));
      return undefined;
    }
    setOwnDevice(is_own);
    unsent.forget();
    history.replace(redirect);
    endSession(replaced);
    return 'leaving';
  }

  async function submit(): Promise<void> {
    setRefused(undefined);
    const faults = {
      ...(!isEmail(email.trim()) && { email: fields('invalid_email') }),
      ...(password === '' && { password: fields('required') }),
    };
    await send(faults, signIn, (reason, error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return reason;
      setRefused(email.trim());
      return t('login.failed');
    });
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={t('login.heading')} lead={t('login.lead')} />
        <UnsentNote />
        {message !== undefined && (
          <FormTrouble>
            <FormMessage>{message}</FormMessage>
            {refused_as !== undefined && <RefusedHint address={refused_as} />}
          </FormTrouble>
        )}
        <Form onSubmit={() => void submit()}>
          <TextInput
            label={t('fields.email')}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            error={errors.email}
            onChange={({ target }) => {
              setEmail(target.value);
              clear('email');
            }}
          />
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={(value) => {
              setPassword(value);
              clear('password');
            }}
          />
          <FieldAside>
            <Link to={paths.reset}>{t('login.forgot')}</Link>
          </FieldAside>
          <Checkbox
            name="own_device"
            label={own('label')}
            description={own('hint')}
            checked={is_own}
            onChange={({ target }) => setOwn(target.checked)}
          />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('login.submit')}
          </Button>
        </Form>
        {site().sign_up !== 'closed' && (
          <FormFooter>
            {t('login.no_account')}{' '}
            <Link to={paths.signup} search={search}>
              {t('login.signup')}
            </Link>
          </FormFooter>
        )}
      </div>
    </FormSheet>
  );
}

/** How many files were being sent when the last session ended. */
function UnsentNote(): ReactNode {
  const t = useTranslations('account.login');
  const count = useSyncExternalStore(unsent.subscribe, unsent.current);
  return count > 0 && <FormNote action={null}>{t('unsent', { count })}</FormNote>;
}

/** Other causes of a refused login than a wrong password. */
function RefusedHint({ address }: { address: string }): ReactNode {
  const t = useTranslations('account.login');
  return (
    <details>
      <summary className={ui('note', 'pointer', 'padBlock8')}>{t('failed_more')}</summary>
      <ResendLine address={address}>{t('failed_hint')}</ResendLine>
      <p className={ui('note')}>{t('failed_hint_change')}</p>
    </details>
  );
}
