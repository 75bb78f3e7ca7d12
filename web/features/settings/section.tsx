import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './settings.module.css';

/** The sections in their order. A name is the fragment that leads to it: `/account/settings#sessions`. */
const icons = {
  profile: 'people',
  region: 'globe',
  reminders: 'bell',
  account: 'lock',
  sessions: 'eye',
  offline: 'anchor',
  install: 'download',
  tokens: 'copy',
  data: 'record',
  delete: 'trash',
} as const satisfies Record<string, IconName>;

type SectionName = keyof typeof icons;

const names = Object.keys(icons) as SectionName[];

function useTitles(): Record<SectionName, string> {
  const t = useTranslations('settings');
  const ready = useTranslations('ready');
  const shell = useTranslations('shell');
  return {
    profile: t('profile.title'),
    region: t('region.title'),
    reminders: t('reminders.title'),
    account: t('account.title'),
    sessions: t('sessions.title'),
    offline: t('offline.title'),
    install: ready('install.title'),
    tokens: t('tokens.title'),
    data: t('archive.title'),
    delete: shell('titles.delete_account'),
  };
}

interface SectionProps {
  id: SectionName;
  /** what it is for */
  lead: string;
  children: ReactNode;
}

/** A part of the settings under a heading of its own. */
export function Section({ id, lead, children }: SectionProps): ReactNode {
  const title_id = useId();
  const titles = useTitles();
  return (
    <Card id={id} aria-labelledby={title_id}>
      <div className={ui('row', 'top', 'gap16')}>
        <span className={`${ui('sign', 'rounded', 'fixed')} ${classes['sign']}`}>
          <Icon name={icons[id]} />
        </span>
        <div>
          <h2 id={title_id} className={ui('heading')} tabIndex={-1}>
            {titles[id]}
          </h2>
          <p className={`${ui('muted')} ${classes['lead']}`}>{lead}</p>
        </div>
      </div>
      <div className={ui('above20')}>{children}</div>
    </Card>
  );
}

/** Links to all sections, where the window has room beside them. */
export function Contents(): ReactNode {
  const t = useTranslations('settings');
  const titles = useTitles();
  return (
    <nav aria-label={t('contents')} className={classes['contents']}>
      <ul className={ui('list')}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={paths.settings}
              hash={name}
              replace
              className={`${ui('reach', 'plain', 'muted', 'full', 'gap12')} ${classes['way']}`}
              onClick={() =>
                document.getElementById(name)?.querySelector('h2')?.focus({ preventScroll: true })
              }
            >
              <Icon name={icons[name]} size={20} />
              {titles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
