import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';

/** Names the owner of a cruise; nothing for the reader's own. */
export function SharedBy({
  share,
  className,
}: Pick<Cruise, 'share'> & { className: string | undefined }): ReactNode {
  const t = useTranslations('calendar');
  if (share === null) return null;
  return <span className={className}>{t('shared_by', { name: isolate(share.owner_name) })}</span>;
}
