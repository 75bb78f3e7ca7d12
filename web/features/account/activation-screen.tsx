import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { OtherSession, ToLogin } from '#web/parts/to-login.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ui } from '#web/ui/primitives.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { ResendForm } from './resend-activation.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.activation');
  const { uidb64: uid, token } = useParams({ from: paths.activate });

  // A link works once, and React may run an effect twice: a query sends each link once.
  const { data, status, error, refetch } = useQuery({
    queryKey: ['activation', uid, token],
    queryFn: () => call('POST auth/users/activation/', { body: { uid, token } }),
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
        actions={<ToLogin address={data.email}>{t('login')}</ToLogin>}
      >
        <p>{t('success_text')}</p>
        <OtherSession />
      </StateCard>
    );
  }

  // only these statuses say that the link is useless; a server that fails now may accept it in a moment
  const is_refused = error instanceof ApiError && [400, 404, 410].includes(error.status);
  if (!is_refused) {
    return (
      <StateCard
        icon="warning"
        is_urgent
        title={t('failed')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      >
        <p>{t('failed_network')}</p>
      </StateCard>
    );
  }

  return (
    <StateCard
      icon="warning"
      is_urgent
      title={t('failed')}
      form={<NewLink />}
      actions={
        <Link to={paths.login} className={buttonClass('outline')}>
          {t('login')}
        </Link>
      }
    >
      <p>{t('failed_text')}</p>
      <p>{t('failed_maybe')}</p>
    </StateCard>
  );
}

function NewLink(): ReactNode {
  const t = useTranslations('account.resend');
  return (
    <>
      <h2 className={ui('heading', 'below12')}>{t('heading')}</h2>
      <ResendForm />
    </>
  );
}
