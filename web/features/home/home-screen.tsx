import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/ui/button-class.ts';

export function Screen(): ReactNode {
  const t = useTranslations('home');
  return (
    <div>
      <h1 tabIndex={-1}>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <Link to={paths.signup} className={buttonClass()}>
        {t('start')}
      </Link>
    </div>
  );
}
