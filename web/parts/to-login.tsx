import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '#web/lib/api.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { paths } from '#web/lib/paths.ts';

/* A link of a mail may open in a browser where another account is signed in: the login would lead to that account. */

interface ToLoginProps {
  /** need not be typed there */
  address?: string | null;
  children: ReactNode;
}

/** A button to the login; where an account is signed in, a button that signs it out, which also leads there. */
export function ToLogin({ address, children }: ToLoginProps): ReactNode {
  const t = useTranslations('shell.menu');
  const is_signed_in = useSignedIn(session);
  return (
    <Link
      to={is_signed_in ? paths.logout : paths.login}
      state={typeof address === 'string' && !is_signed_in ? { login_as: address } : {}}
      className={buttonClass()}
    >
      {is_signed_in ? t('logout') : children}
    </Link>
  );
}

/** Tells that another account is signed in. */
export function OtherSession(): ReactNode {
  const t = useTranslations('account');
  return useSignedIn(session) ? <p>{t('other_session')}</p> : null;
}
