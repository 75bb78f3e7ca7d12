import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail } from '#domain/email.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { site } from '#web/lib/site.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormFooter, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account');
  const terminal = useTranslations('account.terminal');
  const in_terminal = site().mail === 'terminal';
  const faults = useTranslations('errors.fields');
  const navigate = useNavigate();
  const is_signed_in = useSignedIn(session);
  const before = useRouterState({ select: (state) => state.location.state.reset_for });
  const [email, setEmail] = useState(before ?? '');
  const { errors, message, isWorking, place, send, clear } = useSmallForm(['email']);

  async function submit(): Promise<void> {
    const address = email.trim();
    await send(isEmail(address) ? {} : { email: faults('invalid_email') }, async () => {
      await call('POST auth/users/reset_password/', { body: { email: address } });
      if (location.pathname === paths.reset)
        await navigate({ to: paths.reset_thankyou, state: { reset_for: address } });
    });
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader title={t('reset.heading')} lead={in_terminal ? terminal('reset') : t('reset.lead')} />
        <Form onSubmit={() => void submit()}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
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
          <Button type="submit" is_wide is_working={isWorking}>
            {in_terminal ? terminal('get_link') : t('reset.submit')}
          </Button>
        </Form>
        <FormFooter>
          {is_signed_in ? (
            t.rich('reset.known', { link: passwordLink })
          ) : (
            <>
              {t('reset.remembered')} <Link to={paths.login}>{t('reset.login')}</Link>
            </>
          )}
        </FormFooter>
      </div>
    </FormSheet>
  );
}

function passwordLink(text: ReactNode): ReactNode {
  return <Link to={paths.password}>{text}</Link>;
}
