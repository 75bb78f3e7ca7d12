import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { openChapters } from '#web/lib/catalogues.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { loadOutbox, outbox } from '#web/lib/outbox/waits.ts';
import { paths } from '#web/lib/paths.ts';
import { call, session } from '#web/lib/api.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { PageHeader } from '#web/ui/page.tsx';
import { countWaitingFiles } from '#web/lib/waiting-files.ts';
import { LogoutQuestion } from './logout-question.tsx';

export function Screen(): ReactNode {
  const t = useTranslations('account.logout');
  const navigate = useNavigate();
  /** how many files wait, once the question is asked */
  const [files, setFiles] = useState<number>();

  const leave = useCallback(async () => {
    const refresh = session.refreshToken();
    // The device signs out first: a server that does not answer must not keep the account signed in here.
    session.clear('logout');
    forgetAccount('logout');
    const ending = refresh === undefined ? undefined : call('POST auth/jwt/logout/', { body: { refresh } });
    // The call is not awaited: the token expires by itself at the latest.
    ending?.catch(() => undefined);
    await navigate({ to: paths.login, replace: true });
  }, [navigate]);

  useEffect(() => {
    async function leaveOrAsk(): Promise<void> {
      // Pending deletions can be sent only with the old token.
      await finishRemovals();
      await loadOutbox().catch(() => undefined);
      const count = await countWaitingFiles();
      if (outbox.current().changes.length + count === 0) {
        await leave();
        return;
      }
      // with the words of the question; the screen that made the change had them, too
      await openChapters(['inside', 'beyond']).catch(() => undefined);
      setFiles(count);
    }
    void leaveOrAsk();
  }, [leave]);

  if (files === undefined) return <PageHeader title={t('working')} />;
  return <LogoutQuestion files={files} onLeave={() => void leave()} />;
}
