import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { addressTag } from '#web/ui/address.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account');
  const in_terminal = site().mail === 'terminal';
  const address = useRouterState({ select: (state) => state.location.state.reset_for });
  return (
    <StateCard
      icon="mail"
      title={in_terminal ? t('reset.heading') : t('reset_thankyou.heading')}
      actions={
        <>
          <Link to={paths.login} className={buttonClass('outline')}>
            {t('reset_thankyou.login')}
          </Link>
          <Link
            to={paths.reset}
            state={address === undefined ? {} : { reset_for: address }}
            className={buttonClass('outline')}
          >
            {t('reset_thankyou.again')}
          </Link>
        </>
      }
    >
      <p>{t('reset_thankyou.text')}</p>
      {in_terminal && <p>{t('terminal.reset')}</p>}
      {address !== undefined && <p>{t.rich('reset_thankyou.address', { address: addressTag(address) })}</p>}
      <p>{t('reset_thankyou.hint')}</p>
    </StateCard>
  );
}
