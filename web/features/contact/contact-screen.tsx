import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { session } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { ContactForm } from './contact-form.tsx';

/** A message to the operator of this instance, with an account or without. */
export function Screen(): ReactNode {
  const [sent_to, setSentTo] = useState<string>();
  // the confirmation replaces the form, or the form the confirmation
  useEffect(() => {
    if (sent_to !== undefined) focusHeading();
  }, [sent_to]);
  if (sent_to === undefined) return <ContactForm onSent={setSentTo} />;
  return <Sent email={sent_to} onAgain={() => setSentTo(undefined)} />;
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }): ReactNode {
  const t = useTranslations('contact.sent');
  const states = useTranslations('shell.states');
  const is_signed_in = useSignedIn(session);
  return (
    <StateCard
      icon="mail"
      title={t('title')}
      actions={
        <>
          <Link to={is_signed_in ? paths.dashboard : paths.home} className={buttonClass()}>
            {states(is_signed_in ? 'to_dashboard' : 'to_home')}
          </Link>
          <Button look="outline" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      }
    >
      <p>{t('text', { email: isolate(email) })}</p>
      <p>{t('next')}</p>
    </StateCard>
  );
}
