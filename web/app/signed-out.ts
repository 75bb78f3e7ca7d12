import type { SignedOut } from '#web/lib/client.ts';
import { forgetAccount } from '#web/lib/forget-person.ts';
import { isWaiting } from './maintenance.ts';
import { paths } from '#web/lib/paths.ts';
import { router } from './router.ts';

let is_leaving = false;

/**
 * Leads to the login after the session is over. With `keeps_path` the login leads back to the present screen.
 * Of several failing calls the first decides: the later ones find no token any more and would add a redirect that a
 * refused refresh must not have.
 */
export function redirectToLogin({ keeps_path, has_lapsed = false }: SignedOut): void {
  const { pathname, href } = router().state.location;
  // a server in maintenance renews no session, so its refusal says nothing about the session
  if (is_leaving || pathname === paths.login || isWaiting()) return;
  is_leaving = true;
  forgetAccount(has_lapsed ? 'session lapsed' : 'session over');
  const search = keeps_path ? { redirect: href } : {};
  void router()
    .navigate({ to: paths.login, search, replace: true })
    .finally(() => {
      is_leaving = false;
    });
}
