import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { emailKey, isEmail } from '#domain/email.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { read } from '#web/lib/queries.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { site } from '#web/lib/site.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { addressTag } from '#web/ui/address.tsx';
import { LogInFirst } from './log-in-first.tsx';
import classes from './settings.module.css';
import { NewFeedAddress } from './new-feed-address.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { ui } from '#web/ui/primitives.ts';

const names = ['current_password', 'new_email'] as const;

/** Not behind the sign-in check: a user who comes back signed out is told what to do. */
export function Screen(): ReactNode {
  const t = useTranslations('settings.email_change');
  const terminal = useTranslations('account.terminal');
  const titles = useTranslations('shell.titles');
  const is_signed_in = useSignedIn(session);
  const [isLeaving, setLeaving] = useState(false);
  if (is_signed_in || isLeaving) return <EmailChangeForm onLeave={() => setLeaving(true)} />;
  return (
    <LogInFirst title={titles('email_change')} path={paths.email_change}>
      <p>{t('log_in_first')}</p>
      <p className={ui('above12')}>{site().mail === 'terminal' ? terminal('code') : t('just_changed')}</p>
    </LogInFirst>
  );
}

function EmailChangeForm({ onLeave }: { onLeave: () => void }): ReactNode {
  const t = useTranslations('settings.email_change');
  const terminal = useTranslations('account.terminal');
  const in_terminal = site().mail === 'terminal';
  const titles = useTranslations('shell.titles');
  const faults = useTranslations('errors.fields');
  const navigate = useNavigate();
  const [current_password, setPassword] = useState('');
  const [new_email, setEmail] = useState('');
  const [reset_calendar_feed, setFeedReset] = useState(false);
  const { errors, message, isWorking, place, send, clear } = useSmallForm(names);
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: session.isSurelyLoggedIn() });
  const address = settings?.user.email;

  function check(): Partial<Record<(typeof names)[number], string>> {
    const is_same = address !== undefined && emailKey(new_email.trim()) === emailKey(address);
    return {
      ...(current_password === '' && { current_password: faults('required') }),
      ...(!isEmail(new_email.trim()) && { new_email: faults('invalid_email') }),
      ...(is_same && { new_email: faults('same_email') }),
    };
  }

  async function change(): Promise<void> {
    // Pending deletions can be sent only with the old token.
    await finishRemovals();
    const { id } = await call('POST auth/users/email_change/', {
      body: { current_password, new_email: new_email.trim(), reset_calendar_feed },
    });
    onLeave();
    session.clear('logout');
    forgetAccount('logout');
    await navigate({ to: paths.validate_email, params: { id }, replace: true });
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader
          title={titles('email_change')}
          lead={address !== undefined && t.rich('lead', { address: addressTag(address) })}
        />
        <div className={`${ui('roundCard', 'below24')} ${classes['steps']}`}>
          <h2 className={ui('text17')}>{t('what_happens')}</h2>
          <ol>
            <li>{t('signed_out')}</li>
            <li>{in_terminal ? terminal('code') : t('code')}</li>
            <li>{t('enter')}</li>
            <li>{t('nothing')}</li>
          </ol>
        </div>
        <Form onSubmit={() => void send(check(), change)}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <UsernameForManagers email={address} />
          <PasswordField
            name="current_password"
            label={t('current_password')}
            autoComplete="current-password"
            is_required
            value={current_password}
            error={errors.current_password}
            onChange={(value) => {
              setPassword(value);
              clear('current_password');
            }}
          />
          <TextInput
            name="new_email"
            label={t('new_email')}
            type="email"
            autoComplete="email"
            required
            value={new_email}
            error={errors.new_email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              clear('new_email');
            }}
          />
          <NewFeedAddress settings={settings} is_wanted={reset_calendar_feed} onChange={setFeedReset} />
          <Button type="submit" is_wide is_working={isWorking}>
            {in_terminal ? terminal('get_code') : t('submit')}
          </Button>
        </Form>
      </div>
    </FormSheet>
  );
}
