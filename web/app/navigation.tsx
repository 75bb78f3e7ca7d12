import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '#web/lib/api.ts';
import { useIdle } from '#web/ui/idle.ts';
import { read } from '#web/lib/queries.ts';
import { useSignedIn } from '#web/lib/signed-in.ts';
import { site } from '#web/lib/site.ts';
import { RecordButton } from '#web/parts/cruise/record-button.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { AccountPanel, Initials, VisitorPages } from './account.tsx';
import { entry_paths, main_entries } from './entries.ts';
import { LanguagePicker } from './language-picker.tsx';
import classes from './navigation.module.css';
import { NoticeBell } from './notice-bell.tsx';
import { paths } from '#web/lib/paths.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { ui } from '#web/ui/primitives.ts';

/** The bar at the top. On phones the places of an account are in the bar at the bottom (`places-bar.tsx`). */
export function Navigation(): ReactNode {
  const t = useTranslations('shell');
  const has_session = useSignedIn(session);
  const whose = useFrameKind();
  const is_signed_in = whose === 'person';
  const of_stats = useLocation({ select: ({ pathname }) => /^.(passport|badges)/.test(pathname) });
  // query-client.ts fills the profile from it; signed-in users need it on every screen.
  const is_idle = useIdle();
  useQuery({ ...read('GET user/settings'), enabled: has_session && is_idle });
  // A session that may have ended is checked here if the screen makes no call itself.
  useEffect(() => {
    if (is_idle && whose === 'unknown') void session.isLoggedIn();
  }, [is_idle, whose]);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);

  return (
    <header
      className={`${ui('row', 'middle', 'lineBelow', 'paper', 'padInline16', 'gap8', 'unprinted')} ${classes['bar']} ${is_signed_in ? classes['person'] : ''}`}
    >
      <Brand is_signed_in={is_signed_in} />
      {is_signed_in && (
        <nav aria-label={t('menu.label')} className={classes['menu']}>
          <ul className={ui('list', 'row', 'middle', 'gap4')}>
            {main_entries.map((name) => (
              <li key={name}>
                <Link
                  to={entry_paths[name]}
                  className={`${ui('row', 'middle', 'padInline12', 'muted', 'plain', 'unbroken')} ${classes['link']}`}
                  aria-current={(of_stats && name === 'stats') || undefined}
                >
                  {t(`menu.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={`${ui('row', 'middle', 'fixed', 'gap8')} ${classes['end']}`}>
        <div className={classes['wide']}>
          <LanguagePicker look="bar" />
        </div>
        {is_signed_in && <SignedInActions />}
        {whose === 'visitor' && <SignedOutActions />}
        {!is_signed_in && (
          <IconButton
            icon="menu"
            label={t('menu.open')}
            className={`${ui('ink')} ${classes['narrow']}`}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          />
        )}
      </div>
      {!is_signed_in && (
        <Drawer
          is_open={isDrawerOpen}
          label={t('menu.label')}
          close_label={t('menu.close')}
          head={<Brand is_signed_in={false} />}
          onClose={closeDrawer}
        >
          <Suspense fallback={<Skeleton height={240} />}>
            <VisitorPages />
          </Suspense>
        </Drawer>
      )}
    </header>
  );
}

function Brand({ is_signed_in }: { is_signed_in: boolean }): ReactNode {
  const t = useTranslations('shell');
  return (
    <Link
      to={is_signed_in ? paths.dashboard : paths.home}
      className={`${ui('row', 'middle', 'target', 'ink', 'plain', 'bold')} ${classes['brand']}`}
      activeProps={{}}
    >
      <BrandMark />
      <span translate="no">{t('brand')}</span>
      {is_signed_in && (
        <span className={`${ui('round', 'bold', 'good')} ${classes['beta']}`}>{t('beta')}</span>
      )}
    </Link>
  );
}

function SignedInActions(): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <>
      <NoticeBell />
      <div className={classes['beyond']}>
        <Disclosure label={t('more')} icon="more" face={<Initials />}>
          <Suspense fallback={<Skeleton height={320} width={240} />}>
            <AccountPanel />
          </Suspense>
        </Disclosure>
      </div>
      <RecordButton classes={`${buttonClass('filled')} ${classes['roomy']}`}>{t('record')}</RecordButton>
      <RecordButton classes={`${buttonClass('filled')} ${classes['tight']} ${classes['plus']}`}>
        <Icon name="plus" size={20} />
      </RecordButton>
    </>
  );
}

function SignedOutActions(): ReactNode {
  const t = useTranslations('shell.menu');
  const is_here = useLocation({ select: ({ pathname }) => pathname === paths.signup });
  return (
    <>
      <Link
        to={paths.login}
        className={is_here ? buttonClass('outlinePrimary') : `${buttonClass('quiet')} ${classes['wide']}`}
      >
        {t('login')}
      </Link>
      {!is_here && site().sign_up !== 'closed' && (
        <Link to={paths.signup} className={buttonClass('outlinePrimary')}>
          {t('signup')}
        </Link>
      )}
    </>
  );
}
