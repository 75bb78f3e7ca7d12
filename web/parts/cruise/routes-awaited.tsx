import { useTranslations } from 'use-intl';

/** Tells that the server still computes some routes and the screen lacks them; null when none is missing. */
export function RoutesAwaited({ count }: { count: number }): string | null {
  const t = useTranslations('routes');
  return count === 0 ? null : t('awaited', { count });
}
