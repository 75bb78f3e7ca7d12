import { profile_store } from '#web/lib/profile.ts';
import { paths } from './paths.ts';
import { queries } from './query-client.ts';
import { router } from './router.ts';

let is_leaving = false;

/**
 * The session is over. With `keeps_path` the login leads back to where the reader is.
 * Of several calls that fail one after the other the first decides: the later ones find no token any more and would
 * add a redirect that a refused refresh must not have.
 */
export function redirectToLogin({ keeps_path }: { keeps_path: boolean }): void {
  const { pathname, href } = router.state.location;
  if (is_leaving || pathname === paths.login) return;
  is_leaving = true;
  queries.clear();
  profile_store.reset();
  const search = keeps_path ? { redirect: href } : {};
  void router.navigate({ to: paths.login, search, replace: true }).finally(() => {
    is_leaving = false;
  });
}
