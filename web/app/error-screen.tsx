import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '#web/lib/api.ts';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { reloadIfReachable } from '#web/lib/build-watch.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { StateCard } from '#web/ui/state-card.tsx';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { ScreenMissing } from './lazy-screen.ts';
import { queries } from '#web/lib/query-client.ts';

/** Replaces a screen that failed: the reason, a button to retry and a link to go on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactNode {
  const t = useTranslations('shell.states');
  const codes = useTranslations('errors.codes');
  const router = useRouter();

  useEffect(() => {
    if (!(error instanceof ApiError) && !(error instanceof NetworkError)) reportError(error);
  }, [error]);

  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  const is_refused = error instanceof ApiError && error.status === 403;
  const retry = async () => {
    if (error instanceof ScreenMissing) {
      await reloadIfReachable();
      return;
    }
    await queries.resetQueries({ predicate: (query) => query.state.status === 'error' });
    reset();
    await router.invalidate();
  };
  return (
    <StateCard
      icon={is_refused ? 'anchor' : 'warning'}
      is_urgent={!is_refused}
      title={is_refused ? (error.detail ?? codes('forbidden')) : t('an_error')}
      actions={
        <>
          {!is_refused && <Button onClick={() => void retry()}>{t('retry')}</Button>}
          <Link
            to={session.seemsLoggedIn() ? paths.dashboard : paths.home}
            className={buttonClass('outline')}
          >
            {t(session.seemsLoggedIn() ? 'to_dashboard' : 'to_home')}
          </Link>
        </>
      }
    >
      {!is_refused && <p>{textFor(error, t)}</p>}
    </StateCard>
  );
}

function textFor(error: unknown, t: ReturnType<typeof useTranslations<'shell.states'>>): string {
  if (error instanceof NetworkError) return t('offline_text');
  if (error instanceof ApiError) return error.detail ?? t('error_text');
  return t('error_text');
}
