import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Stands while a screen is being loaded, as large as most screens are. */
export function PendingScreen(): ReactNode {
  const t = useTranslations('shell.states');
  return (
    <>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <Skeleton height={520} />
    </>
  );
}
