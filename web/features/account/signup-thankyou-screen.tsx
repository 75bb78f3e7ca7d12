import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { addressTag } from '#web/ui/address.tsx';
import { ResendButton, ResendForm } from './resend-activation.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.thankyou');
  const address = useRouterState({ select: (state) => state.location.state.signed_up_as });
  return (
    <StateCard
      icon="mail"
      title={t('heading')}
      form={address === undefined ? <ResendForm look="outline" /> : <ResendButton address={address} />}
      actions={
        <Link to={paths.login} className={buttonClass()}>
          {t('login')}
        </Link>
      }
    >
      {address === undefined ? (
        <p>{t('text_no_address')}</p>
      ) : (
        <p>{t.rich('text', { address: addressTag(address) })}</p>
      )}
      <p>{t('hint')}</p>
      {address !== undefined && <p>{t.rich('wrong_address', { link: signupLink })}</p>}
    </StateCard>
  );
}

function signupLink(text: ReactNode): ReactNode {
  return <Link to={paths.signup}>{text}</Link>;
}
