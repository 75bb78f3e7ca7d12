import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

/** Shown to signed-in users who open the sign-up: they could not tell the new account from theirs. */
export function SignedInCard(): ReactNode {
  const t = useTranslations();
  return (
    <StateCard
      icon="info"
      title={t('account.signup.signed_in')}
      actions={
        <>
          <Link to={paths.dashboard} className={buttonClass()}>
            {t('shell.states.to_dashboard')}
          </Link>
          <Link to={paths.logout} className={buttonClass('outline')}>
            {t('shell.menu.logout')}
          </Link>
        </>
      }
    >
      <p>{t('account.signup.signed_in_text')}</p>
    </StateCard>
  );
}
