import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail } from '#domain/email.ts';
import { call } from '#web/lib/api.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './resend-activation.module.css';

/** Requests the mail with the activation link again, and holds the outcome. */
function useResend() {
  const faults = useTranslations('errors.fields');
  const terminal = useTranslations('account.terminal');
  const { send, message: failure, ...form } = useSmallForm(['email']);
  const [isSent, setSent] = useState(false);

  async function resend(email: string): Promise<void> {
    setSent(false);
    await send(isEmail(email) ? {} : { email: faults('invalid_email') }, async () => {
      await call('POST auth/users/resend_activation/', { body: { email } });
      setSent(true);
    });
  }

  // without a mail server no mail comes to an inbox
  const in_terminal = site().mail === 'terminal' ? terminal('again') : undefined;
  return { ...form, resend, isSent, in_terminal, failure };
}

/** One click for a known address: that of an account that signed up a moment ago. */
export function ResendButton({ address }: { address: string }): ReactNode {
  const t = useTranslations('account.resend');
  const { resend, errors, isWorking, isSent, in_terminal, failure = errors.email } = useResend();
  return (
    <div className={`${ui('stack', 'middle', 'full', 'gap12')} ${classes['again']}`}>
      <Button look="outline" is_working={isWorking} onClick={() => void resend(address)}>
        {in_terminal === undefined ? t('again') : t('heading')}
      </Button>
      <Sent>{isSent && (in_terminal ?? t('sent_again'))}</Sent>
      {failure !== undefined && <FormMessage>{failure}</FormMessage>}
    </div>
  );
}

/** Beside a refused login: the address is known, but not whether it has an account. */
export function ResendLine({ address, children }: { address: string; children: ReactNode }): ReactNode {
  const t = useTranslations('account.resend');
  const { resend, errors, isWorking, isSent, in_terminal, failure = errors.email } = useResend();
  return (
    <>
      <div className={`${ui('bar')} ${classes['line']}`}>
        <p>{children}</p>
        <Button look="quiet" is_working={isWorking} onClick={() => void resend(address)}>
          {in_terminal === undefined ? t('submit') : t('heading')}
        </Button>
      </div>
      <Sent>{isSent && (in_terminal ?? t('sent'))}</Sent>
      {failure !== undefined && <FormMessage>{failure}</FormMessage>}
    </>
  );
}

/** A form for all others. Its answer is the same whether or not there is such an account. */
export function ResendForm({ look = 'filled' }: { look?: ButtonLook }): ReactNode {
  const t = useTranslations('account');
  const { resend, errors, isWorking, isSent, in_terminal, failure, place, clear } = useResend();
  const [email, setEmail] = useState('');

  return (
    <div ref={place} className={`${ui('start', 'full')} ${classes['form']}`}>
      <Form onSubmit={() => void resend(email.trim())}>
        {failure !== undefined && <FormMessage>{failure}</FormMessage>}
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
        <Button type="submit" look={look} is_wide is_working={isWorking}>
          {t(in_terminal === undefined ? 'resend.submit' : 'resend.heading')}
        </Button>
        <Sent>{isSent && (in_terminal ?? t('resend.sent'))}</Sent>
      </Form>
    </div>
  );
}

/** Rendered before its text comes, so that screen readers read it out. */
function Sent({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={`${ui('row', 'ink', 'small', 'start', 'gap8')} ${classes['sent']}`}>
      {children !== false && <Icon name="check" size={20} />}
      {children}
    </p>
  );
}
