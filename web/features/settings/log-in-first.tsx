import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface LogInFirstProps {
  title: string;
  /** where the login leads back to */
  path: string;
  children: ReactNode;
}

/** What somebody who is signed out finds at an address of the account. */
export function LogInFirst({ title, path, children }: LogInFirstProps): ReactNode {
  const t = useTranslations('settings');
  return (
    <StateCard
      icon="anchor"
      title={title}
      actions={
        <Link to={paths.login} search={{ redirect: path }} className={buttonClass()}>
          {t('log_in')}
        </Link>
      }
    >
      {children}
    </StateCard>
  );
}
