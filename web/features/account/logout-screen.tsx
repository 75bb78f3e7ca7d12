import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { PageHeader } from '#web/ui/page.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.logout');
  const navigate = useNavigate();

  useEffect(() => {
    async function leave(): Promise<void> {
      // Pending deletions can be sent only with the old token.
      await finishRemovals();
      const refresh = session.refreshToken();
      // The device signs out first: a server that does not answer must not keep the account signed in here.
      session.clear('logout');
      forgetAccount('logout');
      const ending = refresh === undefined ? undefined : call('POST auth/jwt/logout/', { body: { refresh } });
      // The call is not awaited: the token expires by itself at the latest.
      ending?.catch(() => undefined);
      await navigate({ to: paths.login, replace: true });
    }
    void leave();
  }, [navigate]);

  return <PageHeader title={t('working')} />;
}
