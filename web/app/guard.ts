import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { session } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { paths } from '#web/lib/paths.ts';

/** Before a screen that needs sign-in: who is signed out goes to the login and comes back here from there. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  // without a network there is nobody to ask, and what was seen before is there
  if ((await session.isLoggedIn()) || session.isCutOff()) return;
  // a refused refresh leads to the login without a way back, whoever notices it first: the call that was refused, or this
  const search = session.wasRefused() ? {} : { redirect: location.href };
  redirect({ to: paths.login, search, replace: true, throw: true });
}

/** Before a screen that is another for who is signed in: a session that may have ended is asked for first. */
export async function knowSession(): Promise<void> {
  await session.isLoggedIn();
}

/** Before a screen that is for visitors only, such as the start page. */
export async function leadToDashboard(): Promise<void> {
  if ((await session.isLoggedIn()) || session.isCutOff())
    redirect({ to: paths.dashboard, replace: true, throw: true });
}

interface Asked {
  context: { queries: QueryClient };
  location: { href: string };
}

/** Before a screen of the operator's: to everybody else there is no such page. */
export async function requireOperator({ context: { queries }, location }: Asked): Promise<void> {
  await requireSession({ location });
  // where nothing is known, the screen says that it could not be asked
  const known = await queries.query({ ...read('GET user/settings'), retry: false }).catch(() => undefined);
  if (known !== undefined && known.plan_name !== 'admin') notFound({ throw: true });
}
