import { useTranslations } from 'use-intl';
import { ApiError } from './api-errors.ts';

/** How long to wait, in the unit that people would say it in; rounded up, so that nobody comes back too early. */
export function waitOf(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

/** The sentence for a call of an account form that failed as a whole; what single fields lack stands at those. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('account');
  const codes = useTranslations('errors.codes');
  return (error) => {
    if (!(error instanceof ApiError)) return t('login.no_network');
    if (error.status !== 429 || error.retry_after_s === undefined) return error.detail ?? codes('unexpected');
    const { unit, count } = waitOf(error.retry_after_s);
    return t(`too_many.${unit}`, { count });
  };
}
