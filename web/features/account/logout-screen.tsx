import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { profile_store } from '#web/lib/profile.ts';
import { forgetUser } from '#web/lib/storage.ts';
import { PageHeader } from '#web/ui/page.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.logout');
  const queries = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    const refresh = session.refreshToken();
    // The device forgets first: a server that does not answer must not keep anybody signed in here.
    session.clear();
    queries.clear();
    profile_store.reset();
    forgetUser();
    const told = refresh === undefined ? undefined : call('POST auth/jwt/logout/', { body: { refresh } });
    // Its end is not waited for: the token ends with its days at the latest.
    told?.catch(() => undefined);
    void navigate({ to: paths.login, replace: true });
  }, [navigate, queries]);

  return <PageHeader title={t('working')} />;
}
