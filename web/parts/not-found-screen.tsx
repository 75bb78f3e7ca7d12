import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { paths } from '#web/lib/paths.ts';

export function NotFoundScreen(): ReactNode {
  const t = useTranslations('shell.states');
  const shell = useTranslations('shell');

  useEffect(() => {
    document.title = `${shell('titles.not_found')} · ${shell('brand')}`;
  }, [shell]);

  return (
    <StateCard
      icon="anchor"
      title={t('not_found_title')}
      actions={
        <Link to={paths.home} className={buttonClass()}>
          {t('not_found_link')}
        </Link>
      }
    >
      <p>{t('not_found_text')}</p>
    </StateCard>
  );
}
