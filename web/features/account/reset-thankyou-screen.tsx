import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { addressTag } from '#web/ui/address.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.reset_thankyou');
  const terminal = useTranslations('account.terminal');
  const address = useRouterState({ select: (state) => state.location.state.reset_for });
  return (
    <StateCard
      icon="mail"
      title={t('heading')}
      actions={
        <>
          <Link to={paths.login} className={buttonClass('outline')}>
            {t('login')}
          </Link>
          <Link
            to={paths.reset}
            state={address === undefined ? {} : { reset_for: address }}
            className={buttonClass('outline')}
          >
            {t('again')}
          </Link>
        </>
      }
    >
      <p>{t('text')}</p>
      {site().mail === 'terminal' && <p>{terminal('reset')}</p>}
      {address !== undefined && <p>{t.rich('address', { address: addressTag(address) })}</p>}
      <p>{t('hint')}</p>
    </StateCard>
  );
}
