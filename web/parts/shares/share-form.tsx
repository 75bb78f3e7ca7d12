import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InvitedShare } from '#contract/sharing.ts';
import { isEmail } from '#domain/email.ts';
import { share_levels, type ShareLevel } from '#domain/share-levels.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/field.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { userChoice } from '#web/lib/storage.ts';
import { site } from '#web/lib/site.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { ToPlans } from '../plans/plan-required.tsx';
import { useInvitation } from './invitation-link.tsx';
import classes from './shares.module.css';
import { showToast } from '#web/lib/toasts.ts';
import { useInvalidateShares } from './use-shares.ts';

const last_level = userChoice<ShareLevel>('share-level', 'itinerary', (value) =>
  share_levels.find((level) => level === value),
);

interface ShareFormProps {
  onShare: (given: { email: string; share_level: ShareLevel }) => Promise<InvitedShare>;
}

/**
 * A form with the receiver, and who that is, which is the share level. It begins with the level that was given last,
 * at first with the lowest, so that nobody shows more than intended.
 */
export function ShareForm({ onShare }: ShareFormProps): ReactNode {
  const t = useTranslations('sharing');
  const faults = useTranslations('errors.fields');
  const forget = useInvalidateShares();
  const { announce, dialog } = useInvitation();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState(() => last_level.read());
  const [needsPlan, setNeedsPlan] = useState(false);
  const { errors, message, isWorking, place, send, clear } = useSmallForm(['email']);

  async function share(): Promise<void> {
    const address = email.trim();
    setNeedsPlan(false);
    await send(
      isEmail(address) ? {} : { email: faults('invalid_email') },
      async () => {
        last_level.write(level);
        const given = await onShare({ email: address, share_level: level }).catch((error: unknown) => {
          if (!(error instanceof SessionEnded)) showToast('error', t('form.error'));
          throw error;
        });
        // the next address may be typed already
        setEmail((typed) => (typed.trim() === address ? '' : typed));
        void forget();
        announce(given, t('form.sent', { email: isolate(given.user_email) }));
      },
      (reason, error) => {
        if (!(error instanceof ApiError)) return t('offline');
        // the plan ended meanwhile: the input stays
        setNeedsPlan(error.code === 'plan_required');
        return error.code === 'conflict' ? { email: t('form.already') } : reason;
      },
    );
  }

  return (
    <div ref={place} className={classes['form']}>
      <Form onSubmit={() => void share()}>
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        {needsPlan && (
          <ButtonRow>
            <ToPlans look="outline" is_beside />
          </ButtonRow>
        )}
        <TextInput
          label={t('email')}
          description={t(`form.email_hint.${site().mail}`)}
          type="email"
          name="share_email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={errors.email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            clear('email');
          }}
        />
        {/* each option says what it shows and what it hides */}
        <RadioCards
          legend={t('form.level')}
          name="share_level"
          options={share_levels.map((value) => ({
            value,
            name: t(`form.who.${value}`),
            text: t(`levels.${value}.text`),
          }))}
          value={level}
          onChange={setLevel}
        />
        <Button type="submit" is_wide is_working={isWorking}>
          {t('form.submit')}
        </Button>
      </Form>
      {dialog}
    </div>
  );
}
