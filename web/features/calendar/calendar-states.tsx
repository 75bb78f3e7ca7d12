import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { NetworkError } from '#web/lib/api-errors.ts';
import { useSamples } from '#web/lib/samples.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

interface CalendarFailedProps {
  error: Error;
  is_working: boolean;
  onRetry: () => void;
}

export function CalendarFailed({ error, is_working, onRetry }: CalendarFailedProps): ReactNode {
  const t = useTranslations('calendar');
  const c = useTranslations('cruises');
  return (
    <StateCard
      icon="warning"
      title={t('failed')}
      is_urgent
      actions={
        <Button is_working={is_working} onClick={onRetry}>
          {c('retry')}
        </Button>
      }
    >
      {error instanceof NetworkError && <p>{t('offline')}</p>}
    </StateCard>
  );
}

/** Nobody has recorded anything yet: says what will stand here. */
export function NothingYet(): ReactNode {
  const t = useTranslations('calendar');
  const c = useTranslations('cruises');
  const { mutate, isPending } = useSamples('add');
  return (
    <StateCard
      icon="calendar"
      title={t('empty')}
      actions={
        <>
          <Link to={paths.cruise_create} className={buttonClass()}>
            {c('record')}
          </Link>
          <Button look="outline" is_working={isPending} onClick={() => mutate()}>
            {c('list.samples')}
          </Button>
        </>
      }
    >
      <p>{t('empty_text')}</p>
    </StateCard>
  );
}
