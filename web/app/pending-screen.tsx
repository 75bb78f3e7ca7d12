import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Shown while a screen is loading, as large as most screens. */
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
