import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';

/** Says whose cruise it is, where that is somebody else; nothing for one's own. */
export function SharedBy({
  share,
  className,
}: Pick<Cruise, 'share'> & { className: string | undefined }): ReactNode {
  const t = useTranslations('calendar');
  if (share === null) return null;
  return <span className={className}>{t('shared_by', { name: isolate(share.owner_name) })}</span>;
}
