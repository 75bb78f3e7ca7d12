import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { useCaptchaForm } from '#web/parts/captcha/captcha-form.ts';
import { CaptchaLine } from '#web/parts/captcha/captcha-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea, TextInput } from '#web/ui/field.tsx';
import { FieldPair, Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
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

/** From this length on the form shows how much room is left. */
const nearly_full = most_characters - 500;

/** The input stays, whether or not sending works. `onSent` gets the address to which the answer goes. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }): ReactNode {
  const t = useTranslations('contact');
  const faults = useTranslations('errors.fields');
  const writer = useWriter();
  const [typed, setTyped] = useState<Partial<Record<ContactField, string>>>(() => draft.read());
  const { captcha, errors, message, isWorking, place, submit, clear } = useCaptchaForm(
    contact_fields,
    t('kept'),
  );
  const values = { subject: '', message: '', ...writer, ...typed };
  const left = most_characters - values.message.length;

  function set(name: ContactField, value: string): void {
    const now = { ...typed, [name]: value };
    setTyped(now);
    draft.write({ subject: now.subject ?? '', message: now.message ?? '' });
    clear(name);
  }

  function say(found: ReturnType<typeof contactFaults>): ContactErrors {
    const texts = Object.entries(found).map(([name, fault]) => [
      name,
      faults(fault, { maximum: most_characters }),
    ]);
    return Object.fromEntries(texts) as ContactErrors;
  }

  async function send(captcha_solution: string): Promise<void> {
    const email = values.email.trim();
    await call('POST contact', { body: { ...values, email, captcha: captcha_solution } });
    draft.forget();
    onSent(email);
  }

  const field = (name: ContactField) => ({
    name,
    label: t(`fields.${name}`),
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => set(name, target.value),
  });

  return (
    <FormSheet is_wide>
      <div ref={place}>
        <PageHeader title={t('title')} lead={t('lead')} />
        <Form onSubmit={() => void submit(say(contactFaults(values)), send)}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <FieldPair>
            <TextInput {...field('name')} autoComplete="name" data-direction="auto" />
            <TextInput {...field('email')} type="email" autoComplete="email" />
          </FieldPair>
          <TextInput {...field('subject')} autoComplete="off" maxLength={200} data-direction="auto" />
          <Textarea
            {...field('message')}
            description={values.message.length > nearly_full ? t('left', { count: left }) : undefined}
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
