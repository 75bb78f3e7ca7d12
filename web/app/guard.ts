import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { session } from '#web/lib/api.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { read } from '#web/lib/queries.ts';
import { paths } from '#web/lib/paths.ts';

/** Before a screen that needs sign-in: leads visitors to the login, which leads back here. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  // without a network the session cannot be checked, and earlier answers are there
  if ((await session.isLoggedInOrCutOff()) || session.isWithout()) return;
  // a refused refresh leads to the login without a way back, whether the refused call or this guard notices it first
  const was_refused = session.wasRefused();
  // its account may be deleted, or this device was signed out by another one
  if (was_refused) forgetAccount('session over');
  const search = was_refused ? {} : { redirect: location.href };
  redirect({ to: paths.login, search, replace: true, throw: true });
}

/** Before a screen that differs for signed-in users: checks a session that may have ended. */
export async function checkSession(): Promise<void> {
  await session.isLoggedInOrCutOff();
}

/** Before a screen that is for visitors only, such as the start page. */
export async function redirectToDashboard(): Promise<void> {
  if (await session.isLoggedInOrCutOff()) redirect({ to: paths.dashboard, replace: true, throw: true });
}

interface GuardContext {
  context: { queries: QueryClient };
  location: { href: string };
}

/** Before a screen of the operator: for all others the page does not exist. */
export async function requireOperator({ context: { queries }, location }: GuardContext): Promise<void> {
  await requireSession({ location });
  // if the settings cannot be read, the screen says so
  const known = await queries.query({ ...read('GET user/settings'), retry: false }).catch(() => undefined);
  if (known !== undefined && known.plan_name !== 'admin') notFound({ throw: true });
}
