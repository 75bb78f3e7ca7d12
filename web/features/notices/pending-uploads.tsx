import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './notices.module.css';
import { usePendingUploads } from './use-notices.ts';

/** More documents than this are counted, not named. */
const most_named = 3;

/** A link to booking documents that wait for review, to the only one at once; nothing while there are none. */
export function PendingUploads(): ReactNode {
  const t = useTranslations('shell.menu');
  const count = usePendingUploads();
  const { data } = useQuery({ ...read('GET uploads', {}), enabled: count > 0 });
  if (count === 0) return null;
  const waiting = (data?.items ?? []).filter(({ state }) => state === 'proposed');
  const only = count === 1 && waiting.length === 1 ? waiting[0] : undefined;
  const names = waiting
    .slice(0, most_named)
    .map(({ name, cruises }) => isolate(cruises[0]?.ship_name ?? name));
  return (
    <Link
      {...(only === undefined
        ? { to: paths.cruise_upload }
        : { to: paths.upload_review, params: { id: only.id } })}
      className={`${ui('row', 'middle', 'target', 'rounded', 'paper', 'plain')} ${classes['pending']}`}
    >
      <Icon name="record" size={22} />
      <span className={ui('stack', 'shrink')}>
        {t('to_check', { count })}
        {/* its line is there before the names */}
        <span className={`${ui('note', 'tight', 'regular')} ${classes['names']}`}>
          {names.join(', ') || '\u00a0'}
        </span>
      </span>
      <span className={classes['on']}>
        <Icon name="chevron" size={20} />
      </span>
    </Link>
  );
}
