import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { NetworkError } from '#web/lib/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.activation');
  const { uidb64: uid, token } = useParams({ from: paths.activate });

  // A link works once, and React may run an effect twice: as a query, one address is sent one time.
  const { status, error, refetch } = useQuery({
    queryKey: ['activation', uid, token],
    queryFn: async () => {
      await call('POST auth/users/activation/', { body: { uid, token } });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });

  if (status === 'pending') return <StateCard icon="ship" title={t('working')} />;

  if (status === 'success') {
    return (
      <StateCard
        icon="check"
        title={t('success')}
        actions={
          <Link to={paths.login} className={buttonClass()}>
            {t('login')}
          </Link>
        }
      >
        <p>{t('success_text')}</p>
      </StateCard>
    );
  }

  const is_network = error instanceof NetworkError;
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={t('failed')}
      actions={
        is_network ? (
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        ) : (
          <Link to={paths.login} className={buttonClass()}>
            {t('login')}
          </Link>
        )
      }
    >
      <p>{is_network ? t('failed_network') : t('failed_text')}</p>
    </StateCard>
  );
}
