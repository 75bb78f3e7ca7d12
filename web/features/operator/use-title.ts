import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Sets the title of the document; each part of the operator's screens has its own. */
export function useTitle(name: string | undefined): void {
  const t = useTranslations('shell');
  const title = [name, t('titles.operator'), t('brand')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
