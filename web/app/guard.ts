import { redirect } from '@tanstack/react-router';
import { session } from '#web/lib/api.ts';
import { paths } from './paths.ts';

/** Before a screen that needs sign-in: who is signed out goes to the login and comes back here from there. */
export async function requireSession({ location }: { location: { href: string } }): Promise<void> {
  // without a network there is nobody to ask, and what was seen before is there
  if ((await session.isLoggedIn()) || session.isCutOff()) return;
  redirect({ to: paths.login, search: { redirect: location.href }, replace: true, throw: true });
}

/** Before a screen that is for visitors only, such as the start page. */
export async function leadToDashboard(): Promise<void> {
  if ((await session.isLoggedIn()) || session.isCutOff())
    redirect({ to: paths.dashboard, replace: true, throw: true });
}
