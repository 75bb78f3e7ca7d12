import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.thankyou');
  const address = useRouterState({ select: (state) => state.location.state.signed_up_as });
  return (
    <StateCard
      icon="mail"
      title={t('heading')}
      actions={
        <Link to={paths.login} className={buttonClass()}>
          {t('login')}
        </Link>
      }
    >
      {address === undefined ? (
        <p>{t('text_no_address')}</p>
      ) : (
        <p>{t.rich('text', { address: () => strong(address) })}</p>
      )}
      <p>{t('hint')}</p>
    </StateCard>
  );
}

/** An address stands right in a sentence of either direction. */
function strong(address: string): ReactNode {
  return (
    <strong>
      <bdi>{address}</bdi>
    </strong>
  );
}
