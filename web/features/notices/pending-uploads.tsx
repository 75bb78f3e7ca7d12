import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './notices.module.css';
import { usePendingUploads } from './use-notices.ts';

/** A link to booking documents that wait for review; nothing while there are none. */
export function PendingUploads(): ReactNode {
  const t = useTranslations('shell.menu');
  const count = usePendingUploads();
  if (count === 0) return null;
  return (
    <Link
      to={paths.cruise_upload}
      className={`${ui('row', 'middle', 'target', 'rounded', 'paper', 'plain')} ${classes['pending']}`}
    >
      <Icon name="record" size={22} />
      {t('to_check', { count })}
      <span className={classes['on']}>
        <Icon name="chevron" size={20} />
      </span>
    </Link>
  );
}
