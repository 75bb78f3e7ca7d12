import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { site } from '#web/lib/site.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './footer.module.css';
import { paths } from '#web/lib/paths.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { ui } from '#web/ui/primitives.ts';

const legal = ['terms', 'privacy', 'refund', 'cookies'] as const;
const social = ['facebook', 'instagram'] as const;

/** Contact, the version, and the external pages that the operator configured. */
export function Footer(): ReactNode {
  const t = useTranslations('shell.footer');
  const menu = useTranslations('shell.menu');
  const is_signed_in = useFrameKind() === 'person';
  return (
    <div className={`${ui('lineAbove', 'full', 'unprinted')} ${classes['wrap']}`}>
      <footer className={`${ui('wrap', 'between', 'note')} ${classes['footer']}`}>
        <nav aria-label={t('label')}>
          <ul className={`${ui('list', 'wrap')} ${classes['links']}`}>
            <li>
              <Link to={paths.contact}>{t('contact')}</Link>
            </li>
            {is_signed_in && (
              <li>
                <Link to={paths.about}>{menu('about')}</Link>
              </li>
            )}
            <ExternalLinks names={legal} />
          </ul>
        </nav>
        <ul className={`${ui('list', 'wrap')} ${classes['links']}`}>
          <ExternalLinks names={social} />
        </ul>
      </footer>
    </div>
  );
}

function ExternalLinks({ names }: { names: readonly (typeof legal | typeof social)[number][] }): ReactNode {
  const t = useTranslations('shell.footer');
  return names.map((name) => {
    const address = site()[name];
    if (address === undefined) return null;
    return (
      <li key={name}>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t(name)} <VisuallyHidden>({t('new_tab')})</VisuallyHidden>
        </a>
      </li>
    );
  });
}
