import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OtherSession, ToLogin } from '#web/parts/to-login.tsx';
import { StateCard } from '#web/ui/state-card.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('settings');
  return (
    <StateCard icon="check" title={t('validate_email.done')} actions={<ToLogin>{t('log_in')}</ToLogin>}>
      <p>{t('validate_email.done_text')}</p>
      <OtherSession />
    </StateCard>
  );
}
