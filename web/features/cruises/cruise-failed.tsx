import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

/** Replaces a cruise that cannot be shown: deleted, of another account, or not answered. */
export function CruiseFailed({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const t = useTranslations('cruises');
  const codes = useTranslations('errors.codes');
  // a 429 for too many requests does not mean that the cruise is gone
  const is_missing = error instanceof ApiError && error.status < 500 && error.status !== 429;
  return (
    <StateCard
      icon={is_missing ? 'anchor' : 'warning'}
      title={is_missing ? codes('not_found') : t('view.failed')}
      is_urgent={!is_missing}
      actions={
        <>
          {!is_missing && <Button onClick={onRetry}>{t('retry')}</Button>}
          <Link to={paths.cruises} className={buttonClass(is_missing ? 'filled' : 'outline')}>
            {t('view.back')}
          </Link>
        </>
      }
    >
      {is_missing && <p>{t('view.gone_text')}</p>}
    </StateCard>
  );
}
