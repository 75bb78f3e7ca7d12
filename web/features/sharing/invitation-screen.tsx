import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { read } from '#web/lib/queries.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { site } from '#web/lib/site.ts';
import { useInvalidateShares } from '#web/parts/shares/use-shares.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';

/** The target of an invitation's link: leads to the invitation on the dashboard, by way of the login. */
export function Screen(): ReactNode {
  const is_signed_in = useSignedIn(session);
  return is_signed_in ? <Opening /> : <LogInFirst />;
}

function LogInFirst(): ReactNode {
  const t = useTranslations('received.invitation');
  const { id, token } = useParams({ from: paths.invitation });
  // not the address of the page, which is already that of the next screen while it loads
  const search = { redirect: `/invitation/${id}/${token}` };
  return (
    <StateCard
      icon="people"
      title={t('invited')}
      actions={
        <>
          <Link to={paths.login} search={search} className={buttonClass()}>
            {t('log_in')}
          </Link>
          {site().sign_up !== 'closed' && (
            <Link to={paths.signup} search={search} className={buttonClass('outline')}>
              {t('sign_up')}
            </Link>
          )}
        </>
      }
    >
      <p>{t('log_in_first')}</p>
    </StateCard>
  );
}

/** Opens the invitation once. The dashboard then shows it, or this screen tells why it failed. */
function Opening(): ReactNode {
  const t = useTranslations('received.invitation');
  const { id, token } = useParams({ from: paths.invitation });
  const queries = useQueryClient();
  const forget = useInvalidateShares();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', id, token],
    queryFn: async () => {
      const opened = await call('POST user/sharing/{id}/open', { params: { id }, body: { token } });
      await Promise.all([forget(), invalidateLists(queries)]);
      return opened;
    },
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
  if (data?.state === 'accepted' && data.cruise_id !== null)
    return <Navigate to={paths.cruise_view} params={{ id: data.cruise_id }} replace />;
  if (data !== undefined) return <Navigate to={paths.dashboard} replace />;
  if (error === null) return <StateCard icon="people" title={t('opening')} />;
  if (error instanceof ApiError && error.status === 403) return <OtherAddress />;
  if (error instanceof ApiError && [400, 404, 410].includes(error.status)) {
    return (
      <StateCard icon="warning" is_urgent title={t('gone')} actions={<ToDashboard />}>
        <p>{t('gone_text')}</p>
      </StateCard>
    );
  }
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={t('failed')}
      actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
    >
      <p>{error instanceof ApiError ? error.detail : t('offline')}</p>
    </StateCard>
  );
}

function OtherAddress(): ReactNode {
  const t = useTranslations('received.invitation');
  const { data: settings } = useQuery(read('GET user/settings'));
  return (
    <StateCard
      icon="people"
      title={t('other')}
      actions={
        <>
          <Link to={paths.logout} className={buttonClass()}>
            {t('log_out')}
          </Link>
          <ToDashboard />
        </>
      }
    >
      {settings !== undefined && <p>{t('other_text', { address: isolate(settings.user.email) })}</p>}
    </StateCard>
  );
}

function ToDashboard(): ReactNode {
  const t = useTranslations('received.invitation');
  return (
    <Link to={paths.dashboard} className={buttonClass('outline')}>
      {t('to_dashboard')}
    </Link>
  );
}
