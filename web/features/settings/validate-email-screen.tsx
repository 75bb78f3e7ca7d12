import { useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { OtherSession, ToLogin } from '#web/parts/to-login.tsx';
import { call } from '#web/lib/api.ts';
import { site } from '#web/lib/site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage, FormSheet } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { codeOf, isCode } from './code-input.ts';
import { type Ending, endingOf } from './ending.ts';
import { Resend } from './resend.tsx';
import classes from './settings.module.css';
import { useSmallForm } from '#web/lib/forms/small-form.ts';

export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.validate_email });
  const [ending, setEnding] = useState<Ending>();
  return ending === undefined ? <CodeForm key={id} id={id} onEnd={setEnding} /> : <EndNote ending={ending} />;
}

function CodeForm({ id, onEnd }: { id: string; onEnd: (ending: Ending) => void }): ReactNode {
  const t = useTranslations('settings.validate_email');
  const terminal = useTranslations('account.terminal');
  const titles = useTranslations('shell.titles');
  const faults = useTranslations('errors.fields');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { errors, message, isWorking, place, send, clear } = useSmallForm(['code']);

  async function confirm(): Promise<void> {
    const at = location.pathname;
    try {
      await call('POST auth/email_validation/{id}/', { params: { id }, body: { code } });
    } catch (error) {
      const ending = endingOf(error);
      if (ending === undefined) throw error;
      onEnd(ending);
      return;
    }
    if (location.pathname === at) await navigate({ to: paths.validate_email_thankyou, replace: true });
  }

  return (
    <FormSheet>
      <div ref={place}>
        <PageHeader
          title={titles('validate_email')}
          lead={site().mail === 'terminal' ? terminal('enter_code') : t('lead')}
        />
        <Form onSubmit={() => void send(isCode(code) ? {} : { code: faults('code_of_six_digits') }, confirm)}>
          {message !== undefined && <FormMessage>{message}</FormMessage>}
          <TextInput
            name="code"
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            data-direction="ltr"
            required
            control_class={classes['code']}
            value={code}
            error={errors.code}
            onChange={({ currentTarget }) => {
              setCode(codeOf(currentTarget.value));
              clear('code');
            }}
          />
          <Button type="submit" is_wide is_working={isWorking}>
            {t('submit')}
          </Button>
        </Form>
        <Resend
          id={id}
          onSent={() => {
            setCode('');
            clear('code');
          }}
          onEnd={onEnd}
        />
      </div>
    </FormSheet>
  );
}

function EndNote({ ending }: { ending: Ending }): ReactNode {
  const t = useTranslations('settings');
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={t('validate_email.ended')}
      actions={<ToLogin>{t('log_in')}</ToLogin>}
    >
      <p>{t(ending === 'gone' ? 'validate_email.ended_text' : 'validate_email.taken_text')}</p>
      <OtherSession />
    </StateCard>
  );
}
