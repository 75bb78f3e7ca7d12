import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GivenShare } from '#contract/sharing.ts';
import { isEmail } from '#domain/email.ts';
import { share_levels, type ShareLevel } from '#domain/share-levels.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage, useFocusOnError } from '#web/ui/form.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { ToPlans } from '../plans/plan-required.tsx';
import classes from './shares.module.css';
import { showToast } from '#web/lib/toasts.ts';
import { useInvalidateShares } from './use-shares.ts';

interface ShareFormProps {
  onShare: (given: { email: string; share_level: ShareLevel }) => Promise<GivenShare>;
}

/**
 * A form with the receiver and the share level. It begins with the lowest level, so that nobody shows more than
 * intended.
 */
export function ShareForm({ onShare }: ShareFormProps): ReactNode {
  const t = useTranslations('sharing');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const forget = useInvalidateShares();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<ShareLevel>('itinerary');
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [needsPlan, setNeedsPlan] = useState(false);
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);

  function fail(failure: unknown): void {
    if (failure instanceof SessionEnded) return;
    showToast('error', t('form.error'));
    const wrong = failure instanceof ApiError ? failure.fields['email']?.join(' ') : undefined;
    const is_twice = failure instanceof ApiError && failure.code === 'conflict';
    if (wrong !== undefined || is_twice) setError(wrong ?? t('form.already'));
    else setMessage(failure instanceof ApiError ? failureText(failure) : t('offline'));
    // the plan ended meanwhile: the input stays
    setNeedsPlan(failure instanceof ApiError && failure.code === 'plan_required');
    setTries(tries + 1);
  }

  async function submit(): Promise<void> {
    if (isWorking) return;
    const address = email.trim();
    const is_right = isEmail(address);
    setError(is_right ? undefined : faults('invalid_email'));
    setMessage(undefined);
    setNeedsPlan(false);
    if (!is_right) {
      setTries(tries + 1);
      return;
    }
    setWorking(true);
    try {
      const share = await onShare({ email: address, share_level: level });
      setEmail('');
      await forget();
      showToast('success', t('form.sent', { email: isolate(share.user_email) }));
    } catch (failure) {
      fail(failure);
    }
    setWorking(false);
  }

  return (
    <div ref={place} className={classes['form']}>
      <Form onSubmit={() => void submit()}>
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        {needsPlan && (
          <ButtonRow>
            <ToPlans look="outline" is_beside />
          </ButtonRow>
        )}
        <TextInput
          label={t('email')}
          description={t('form.email_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          name="share_email"
          autoComplete="off"
          inputMode="email"
          data-direction="ltr"
          maxLength={254}
          value={email}
          error={error}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {/* each option says what it shows and what it hides */}
        <RadioCards
          legend={t('form.level')}
          name="share_level"
          options={share_levels.map((value) => ({
            value,
            name: t(`levels.${value}.name`),
            text: t(`levels.${value}.text`),
          }))}
          value={level}
          onChange={setLevel}
        />
        <Button type="submit" is_wide is_working={isWorking}>
          {t('form.submit')}
        </Button>
      </Form>
    </div>
  );
}
