import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export function Screen(): ReactNode {
  const t = useTranslations('shell.titles');
  return <h1 tabIndex={-1}>{t('cruise_edit')}</h1>;
}
