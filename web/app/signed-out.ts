import { profile_store } from '#web/lib/profile.ts';
import { paths } from './paths.ts';
import { queries } from './query-client.ts';
import { router } from './router.ts';

/** The session is over. With `keeps_path` the login leads back to where the reader is. */
export function redirectToLogin({ keeps_path }: { keeps_path: boolean }): void {
  const { pathname, href } = router.state.location;
  if (pathname === paths.login) return;
  queries.clear();
  profile_store.reset();
  void router.navigate({
    to: paths.login,
    search: keeps_path ? { redirect: href } : {},
    replace: true,
  });
}
