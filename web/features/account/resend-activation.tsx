import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail } from '#domain/email.ts';
import { call } from '#web/lib/api.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import classes from './resend-activation.module.css';

/** Requests the mail with the activation link again, and holds the outcome. */
function useResend() {
  const failureText = useFailureText();
  const terminal = useTranslations('account.terminal');
  const [isWorking, setWorking] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function resend(email: string): Promise<boolean> {
    if (isWorking) return false;
    setWorking(true);
    setSent(false);
    setFailure(undefined);
    let is_sent = false;
    try {
      await call('POST auth/users/resend_activation/', { body: { email } });
      is_sent = true;
    } catch (error) {
      setFailure(failureText(error));
    }
    setSent(is_sent);
    setWorking(false);
    return is_sent;
  }

  // without a mail server no mail comes to an inbox
  const in_terminal = site().mail === 'terminal' ? terminal('again') : undefined;
  return { resend, isWorking, isSent, in_terminal, failure };
}

/** One click for a known address: that of an account that signed up a moment ago. */
export function ResendButton({ address }: { address: string }): ReactNode {
  const t = useTranslations('account.resend');
  const { resend, isWorking, isSent, in_terminal, failure } = useResend();
  return (
    <div className={classes['again']}>
      <Button look="outline" is_working={isWorking} onClick={() => void resend(address)}>
        {t('again')}
      </Button>
      <Sent>{isSent && (in_terminal ?? t('sent_again'))}</Sent>
      {failure !== undefined && <FormMessage>{failure}</FormMessage>}
    </div>
  );
}

/** Beside a refused login: the address is known, but not whether it has an account. */
export function ResendLine({ address }: { address: string }): ReactNode {
  const t = useTranslations('account.resend');
  const { resend, isWorking, isSent, in_terminal, failure } = useResend();
  return (
    <>
      <div className={classes['line']}>
        <p>{t('nothing_came')}</p>
        <Button look="quiet" is_working={isWorking} onClick={() => void resend(address)}>
          {t('submit')}
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
  const faults = useTranslations('errors.fields');
  const { resend, isWorking, isSent, in_terminal, failure } = useResend();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [tries, setTries] = useState(0);
  const place = useFocusOnError<HTMLDivElement>(tries);

  async function submit(): Promise<void> {
    const is_right = isEmail(email.trim());
    setWrong(!is_right);
    if (!is_right || !(await resend(email.trim()))) setTries((count) => count + 1);
  }

  return (
    <div ref={place} className={classes['form']}>
      <Form onSubmit={() => void submit()}>
        {failure !== undefined && <FormMessage>{failure}</FormMessage>}
        <TextInput
          label={t('fields.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          data-direction="ltr"
          value={email}
          error={isWrong ? faults('invalid_email') : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" look={look} is_wide is_working={isWorking}>
          {t('resend.submit')}
        </Button>
        <Sent>{isSent && (in_terminal ?? t('resend.sent'))}</Sent>
      </Form>
    </div>
  );
}

/** Rendered before its text comes, so that screen readers read it out. */
function Sent({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={classes['sent']}>
      {children !== false && <Icon name="check" size={20} />}
      {children}
    </p>
  );
}
