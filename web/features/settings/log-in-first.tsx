import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface LogInFirstProps {
  title: string;
  /** the path to which the login leads back */
  path: string;
  children: ReactNode;
}

/** Shown to visitors at an address of the account. */
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
