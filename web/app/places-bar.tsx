import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { paths } from '#web/lib/paths.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { AccountPages, Initials } from './account.tsx';
import classes from './places-bar.module.css';

/** The addresses of the first three places; all others are behind the last. */
const own = /^\/(dashboard|cruises|calendar)(\/|$)/;

/** The bar at the bottom of a phone: five places, within reach of the thumb. */
export function PlacesBar(): ReactNode {
  return useFrameKind() === 'person' ? <Places /> : null;
}

function Places(): ReactNode {
  const t = useTranslations('shell.menu');
  const is_elsewhere = useLocation({ select: ({ pathname }) => !own.test(pathname) });
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <nav
        aria-label={t('label')}
        className={`${ui('lineAbove', 'paper', 'full', 'unprinted')} ${classes['bar']}`}
      >
        <ul className={`${ui('list', 'grid')} ${classes['places']}`}>
          <Place to={paths.dashboard} icon="home" name={t('home')} />
          <Place to={paths.cruises} icon="ship" name={t('cruises')} />
          <li>
            <RecordButton classes={`${ui('press', 'grid', 'full')} ${classes['record']}`}>
              <span className={`${ui('grid', 'round')} ${classes['plus']}`}>
                <Icon name="plus" />
              </span>
            </RecordButton>
          </li>
          <Place to={paths.calendar} icon="calendar" name={t('calendar')} />
          <li>
            <button
              type="button"
              className={`${ui('press', 'stack', 'middle', 'full', 'muted')} ${classes['place']}`}
              aria-haspopup="dialog"
              aria-current={is_elsewhere ? 'true' : undefined}
              onClick={() => setOpen(true)}
            >
              <Initials />
              {t('you')}
            </button>
          </li>
        </ul>
      </nav>
      <Drawer
        is_open={isOpen}
        label={t('label')}
        close_label={t('close')}
        head={<strong>{t('you')}</strong>}
        onClose={close}
      >
        <Suspense fallback={<Skeleton height={480} />}>
          <AccountPages />
        </Suspense>
      </Drawer>
    </>
  );
}

interface PlaceProps {
  to: '/dashboard' | '/cruises' | '/calendar';
  icon: IconName;
  name: string;
}

function Place({ to, icon, name }: PlaceProps): ReactNode {
  return (
    <li>
      <Link to={to} className={`${ui('stack', 'middle', 'muted', 'plain')} ${classes['place']}`}>
        <Icon name={icon} />
        {name}
      </Link>
    </li>
  );
}
