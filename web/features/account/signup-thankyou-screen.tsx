import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { addressTag } from '#web/ui/address.tsx';
import { ResendButton, ResendForm } from './resend-activation.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.thankyou');
  const { signed_up_as: address, activation_link } = useRouterState({
    select: (state) => state.location.state,
  });
  return (
    <StateCard
      icon="mail"
      title={t('heading')}
      form={
        activation_link !== undefined ? undefined : address === undefined ? (
          <ResendForm look="outline" />
        ) : (
          <ResendButton address={address} />
        )
      }
      actions={
        <>
          {activation_link !== undefined && <ActivateNow link={activation_link} />}
          {/* it fails before the link was opened, elsewhere perhaps */}
          <Link to={paths.login} className={buttonClass(activation_link === undefined ? 'outline' : 'quiet')}>
            {t('login')}
          </Link>
        </>
      }
    >
      <Where address={address} is_shown={activation_link !== undefined} />
      {address !== undefined && <p>{t.rich('wrong_address', { link: signupLink })}</p>}
    </StateCard>
  );
}

/** Tells where to find the link. */
function Where({ address, is_shown }: { address: string | undefined; is_shown: boolean }): ReactNode {
  const t = useTranslations('account');
  if (site().mail === 'terminal') {
    return (
      <>
        <p>{t(is_shown ? 'terminal.first' : 'terminal.link')}</p>
        {address !== undefined && <p>{t.rich('reset_thankyou.address', { address: addressTag(address) })}</p>}
      </>
    );
  }
  return (
    <>
      {address === undefined ? (
        <p>{t('thankyou.text_no_address')}</p>
      ) : (
        <p>{t.rich('thankyou.text', { address: addressTag(address) })}</p>
      )}
      <p>{t('thankyou.hint')}</p>
    </>
  );
}

function ActivateNow({ link }: { link: string }): ReactNode {
  const t = useTranslations('account.terminal');
  return (
    <a href={new URL(link).pathname} className={buttonClass()}>
      {t('activate')}
    </a>
  );
}

function signupLink(text: ReactNode): ReactNode {
  return <Link to={paths.signup}>{text}</Link>;
}
