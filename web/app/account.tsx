import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './navigation.module.css';

/** A menu, loaded with its first opening: nobody needs it to see a first screen. */
function inMenu(name: 'AccountPanel' | 'AccountPages' | 'VisitorPages', way: 'login' | 'logout' = 'logout') {
  return lazy<ComponentType>(() =>
    import('./account-menu.tsx').then(
      (loaded) => ({ default: loaded[name] }),
      () => ({ default: () => <Way name={way} /> }),
    ),
  );
}
export const AccountPanel = inMenu('AccountPanel');
export const AccountPages = inMenu('AccountPages');
export const VisitorPages = inMenu('VisitorPages', 'login');

/** In place of a menu that could not be loaded. */
function Way({ name }: { name: 'login' | 'logout' }): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <Link to={paths[name]} preload={false} className={classes['entry']}>
      {t(name)}
    </Link>
  );
}

/** Who is signed in; undefined until the settings, which the bar reads, are known. */
export function useWho(): { first_name: string; last_name: string; email: string } | undefined {
  const { data } = useQuery({ ...read('GET user/settings'), enabled: false });
  return data?.user;
}

/** The initials of who is signed in, in a circle. */
export function Initials(): ReactNode {
  const who = useWho();
  const letters = [who?.first_name, who?.last_name].map((name) => [...(name ?? '')].at(0) ?? '').join('');
  return (
    <span
      className={`${ui('grid', 'round', 'bold', 'text13', 'clip')} ${classes['initials']}`}
      // drawn by the style: as text they would be no part of the name that the button has
      data-letters={letters}
      aria-hidden="true"
    >
      {letters === '' && <Icon name="people" size={18} />}
    </span>
  );
}
