import { useTranslations } from 'use-intl';

/** Says that the ways of some cruises are being worked out, and what is shown lacks them; nothing when none is. */
export function RoutesAwaited({ count }: { count: number }): string | null {
  const t = useTranslations('routes');
  return count === 0 ? null : t('awaited', { count });
}
