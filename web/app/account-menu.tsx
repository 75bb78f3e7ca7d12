import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { site } from '#web/lib/site.ts';
import { PlanLock } from '#web/parts/plans/plan-lock.tsx';
import { LazyShipMode } from '#web/parts/ship-mode-lazy.ts';
import { Skeleton } from '#web/ui/page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useWho } from './account.tsx';
import { AppearancePicker } from './appearance-picker.tsx';
import { account_entries, entry_features, entry_paths, more_entries } from './entries.ts';
import { LanguagePicker } from './language-picker.tsx';
import classes from './navigation.module.css';
import { NoticeEntry } from './notice-bell.tsx';

/** The panel below the initials, from tablets on. */
export function AccountPanel(): ReactNode {
  return (
    <ul className={`${ui('list', 'stack', 'gap4')} ${classes['list']}`}>
      <Who />
      <Entry name="badges" />
      <MoreEntries />
      <Line />
      <li className={`${ui('stack', 'gap16')} ${classes['controls']}`}>
        <div className={classes['narrow']}>
          <LanguagePicker look="drawer" />
        </div>
        <AppearancePicker />
        <DeviceSwitch />
      </li>
    </ul>
  );
}

/** What a phone has behind the last place of its bar: every page that has no place of its own there. */
export function AccountPages(): ReactNode {
  const t = useTranslations('shell.menu');
  const titles = useTranslations('shell.titles');
  return (
    <div className={classes['drawerBody']}>
      <nav aria-label={t('all')}>
        <ul className={`${ui('list', 'stack', 'gap4')} ${classes['list']}`}>
          <Who />
          {account_entries.map((name) => (
            <Entry key={name} name={name} />
          ))}
          <li>
            <Link to={paths.cruise_upload} className={classes['entry']}>
              {titles('cruise_upload')}
              <PlanLock feature="upload" />
            </Link>
          </li>
          <li>
            <NoticeEntry />
          </li>
          <Line />
          <MoreEntries />
        </ul>
      </nav>
      <div className={`${ui('stack', 'gap16')} ${classes['controls']}`}>
        <LanguagePicker look="drawer" />
        <AppearancePicker />
        <DeviceSwitch />
      </div>
    </div>
  );
}

/** The menu of visitors on narrow screens. */
export function VisitorPages(): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <div className={classes['drawerBody']}>
      <nav aria-label={t('all')}>
        <ul className={`${ui('list', 'stack', 'gap4')} ${classes['list']}`}>
          <li>
            <Link to={paths.login} className={classes['entry']}>
              {t('login')}
            </Link>
          </li>
          {site().sign_up !== 'closed' && (
            <li>
              <Link to={paths.signup} className={classes['entry']}>
                {t('signup')}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <div className={`${ui('stack', 'gap16')} ${classes['controls']}`}>
        <LanguagePicker look="drawer" />
        <AppearancePicker />
      </div>
    </div>
  );
}

function DeviceSwitch(): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={90} />}>
      <LazyShipMode is_switch />
    </Suspense>
  );
}

function Who(): ReactNode {
  const who = useWho();
  if (who === undefined) return null;
  return (
    <li className={`${ui('stack', 'tight')} ${classes['who']}`}>
      <bdi className={ui('strong', 'breaking')}>{`${who.first_name} ${who.last_name}`}</bdi>
      <bdi className={ui('note', 'breaking')}>{who.email}</bdi>
    </li>
  );
}

function Line(): ReactNode {
  return (
    <li>
      <hr />
    </li>
  );
}

function Entry({ name }: { name: keyof typeof entry_paths }): ReactNode {
  const t = useTranslations('shell.menu');
  const feature = entry_features[name];
  return (
    <li>
      <Link to={entry_paths[name]} activeOptions={{ exact: true }} className={classes['entry']}>
        {t(name)}
        {feature !== undefined && <PlanLock feature={feature} />}
      </Link>
    </li>
  );
}

function MoreEntries(): ReactNode {
  const t = useTranslations('shell.menu');
  const { help } = site();
  // the bar itself reads them
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  return (
    <>
      {more_entries.map((name) => (
        <Entry key={name} name={name} />
      ))}
      {settings?.plan_name === 'admin' && (
        <li>
          <Link to={paths.operator} className={classes['entry']}>
            {t('operator')}
          </Link>
        </li>
      )}
      {help !== undefined && (
        <li>
          <a href={help} target="_blank" rel="noopener noreferrer" className={classes['entry']}>
            {t('help')}
            <Icon name="external" size={18} />
          </a>
        </li>
      )}
      <li>
        <Link to={paths.logout} preload={false} className={classes['entry']}>
          {t('logout')}
        </Link>
      </li>
    </>
  );
}
