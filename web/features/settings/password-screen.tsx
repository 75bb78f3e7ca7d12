import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { unmetPasswordRules } from '#domain/password.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { PasswordField } from '#web/parts/fields/password-field.tsx';
import { PasswordRules } from '#web/parts/fields/password-rules.tsx';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FieldAside, Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { EndTokens } from './end-tokens.tsx';
import { NewFeedAddress } from './new-feed-address.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';
import { useSmallForm } from '#web/lib/forms/small-form.ts';

const names = ['current_password', 'new_password', 're_new_password'] as const;
type Name = (typeof names)[number];
const nothing: Record<Name, string> = { current_password: '', new_password: '', re_new_password: '' };

export function Screen(): ReactNode {
  const t = useTranslations('settings');
  const [isDone, setDone] = useState(false);
  if (!isDone) return <PasswordForm onDone={() => setDone(true)} />;
  return (
    <StateCard
      icon="check"
      title={t('password.done_title')}
      actions={
        <Link to={paths.settings} className={buttonClass()}>
          {t('to_settings')}
        </Link>
      }
    >
      <p>{t('password.done_text')}</p>
    </StateCard>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = useTranslations('settings.password');
  const titles = useTranslations('shell.titles');
  const account = useTranslations('account.login');
  const faults = useTranslations('errors.fields');
  const rules_id = useId();
  const [values, setValues] = useState(nothing);
  const [reset_calendar_feed, setFeedReset] = useState(false);
  const [end_tokens, setTokensEnd] = useState(false);
  const { errors, message, isWorking, place, send, clear } = useSmallForm(names);
  const { data: settings } = useQuery(read('GET user/settings'));
  const { user } = settings ?? {};

  function check(): Partial<Record<Name, string>> {
    const { current_password, new_password, re_new_password } = values;
    const [rule] = unmetPasswordRules(new_password);
    return {
      ...(current_password === '' && { current_password: faults('required') }),
      ...(rule !== undefined && {
        new_password: new_password === '' ? faults('required') : faults(`password_${rule}`),
      }),
      ...(re_new_password === ''
        ? { re_new_password: faults('required') }
        : re_new_password !== new_password && { re_new_password: faults('passwords_differ') }),
    };
  }

  const secret = (name: Name) => ({
    name,
    label: t(name),
    value: values[name],
    error: errors[name],
    is_required: true,
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      clear(name);
    },
  });

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={titles('password')} lead={t('lead')} />
        <Form
          onSubmit={() =>
            void send(check(), async () => {
              await call('POST auth/users/set_password/', {
                body: { ...values, reset_calendar_feed, end_tokens },
              });
              showToast('success', t('done'));
              onDone();
            })
          }
        >
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <UsernameForManagers email={user?.email} />
          <PasswordField {...secret('current_password')} autoComplete="current-password" />
          <FieldAside>
            <Link to={paths.reset}>{account('forgot')}</Link>
          </FieldAside>
          <PasswordField {...secret('new_password')} autoComplete="new-password" described_by={rules_id} />
          <PasswordRules
            id={rules_id}
            password={values.new_password}
            own={user === undefined ? [] : [user.first_name, user.last_name, user.email]}
          />
          <PasswordField {...secret('re_new_password')} autoComplete="new-password" />
          <NewFeedAddress settings={settings} is_wanted={reset_calendar_feed} onChange={setFeedReset} />
          <EndTokens is_wanted={end_tokens} onChange={setTokensEnd} />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('submit')}
          </Button>
        </Form>
      </div>
    </FormSheet>
  );
}
