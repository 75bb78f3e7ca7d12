import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { CaptchaLine, useCaptcha } from '#web/lib/captcha-line.tsx';
import { useFailureText } from '#web/lib/failure-text.ts';
import { placeErrors } from '#web/lib/place-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldPair, Form, FormMessage, FormSheet, useFocusOnError } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import {
  contact_fields,
  type ContactErrors,
  contactFaults,
  type ContactField,
  most_characters,
} from './contact-values.ts';
import { draft } from './draft.ts';
import { useWriter } from './use-writer.ts';

/** The star is drawn (mantine.css): it is no part of the label's text, by which managers and tests find a field. */
const required = { required: true, withAsterisk: false, labelProps: { 'data-required': true } };

/** From here on the writer is told how much room is left. */
const nearly_full = most_characters - 500;

/** What was typed stays, whatever becomes of the sending. `onSent` is told where the answer goes to. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const t = useTranslations('contact');
  const captcha_words = useTranslations('account.captcha');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const writer = useWriter();
  const [typed, setTyped] = useState<Partial<Record<ContactField, string>>>(() => draft.read());
  const [errors, setErrors] = useState<ContactErrors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  const captcha = useCaptcha();
  const values = { subject: '', message: '', ...writer, ...typed };
  const left = most_characters - values.message.length;

  function set(name: ContactField, value: string): void {
    const now = { ...typed, [name]: value };
    setTyped(now);
    draft.write({ subject: now.subject ?? '', message: now.message ?? '' });
    if (errors[name] === undefined) return;
    const others = { ...errors, [name]: undefined };
    setErrors(others);
    if (Object.values(others).every((error) => error === undefined)) setMessage(undefined);
  }

  function showErrors(found: ContactErrors, rest?: string): void {
    const count = Object.keys(found).length;
    setErrors(found);
    setMessage(rest ?? (count > 1 ? t('summary', { count }) : undefined));
    setTries((before) => before + 1);
  }

  async function submit(): Promise<void> {
    if (isWorking) return;
    const found = Object.entries(contactFaults(values));
    if (found.length > 0) {
      showErrors(
        Object.fromEntries(
          found.map(([name, fault]) => [name, faults(fault, { maximum: most_characters })]),
        ) as ContactErrors,
      );
      return;
    }
    setWorking(true);
    setMessage(undefined);
    const solution = await captcha.solution().catch(showCaptchaFailure);
    if (solution !== undefined) await send(solution);
    setWorking(false);
  }

  function showCaptchaFailure(error: unknown): undefined {
    const is_answer = error instanceof ApiError || error instanceof NetworkError;
    const own = captcha.state() === 'needs_https' ? captcha_words('needs_https') : faults('captcha');
    showErrors({}, is_answer ? `${failureText(error)} ${t('kept')}` : own);
  }

  async function send(solution: string): Promise<void> {
    const email = values.email.trim();
    try {
      await call('POST contact', { body: { ...values, email, captcha: solution } });
      draft.forget();
      onSent(email);
    } catch (error) {
      const placed = placeErrors(error instanceof ApiError ? error.fields : {}, contact_fields);
      const has_fields = Object.keys(placed.errors).length > 0;
      const whole = has_fields ? undefined : `${failureText(error)} ${t('kept')}`;
      showErrors(placed.errors, placed.rest.join(' ') || whole);
      // It may have been taken, whatever became of the rest. Without a network the next touch asks for another.
      if (error instanceof ApiError) captcha.renew();
      else captcha.discard();
    }
  }

  const field = (name: ContactField) => ({
    name,
    label: t(`fields.${name}`),
    ...required,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => set(name, target.value),
  });

  return (
    <FormSheet is_wide>
      <div ref={place}>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Form onSubmit={() => void submit()}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <FieldPair>
            <TextInput {...field('name')} autoComplete="name" data-direction="auto" />
            <TextInput
              {...field('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              data-direction="ltr"
            />
          </FieldPair>
          <TextInput {...field('subject')} autoComplete="off" maxLength={200} data-direction="auto" />
          <Textarea
            {...field('message')}
            description={values.message.length > nearly_full ? t('left', { count: left }) : undefined}
            autosize={false}
            rows={8}
            data-direction="auto"
          />
          <CaptchaLine captcha={captcha} />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('submit')}
          </Button>
        </Form>
      </div>
    </FormSheet>
  );
}
