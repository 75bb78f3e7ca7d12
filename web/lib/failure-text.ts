import { useTranslations } from 'use-intl';
import { ApiError, NetworkError } from './api-errors.ts';

/** The wait in the unit that people use for it; rounded up, so that no user comes back too early. */
export function waitOf(seconds: number): { unit: 'minutes' | 'hours'; count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) };
}

/** The sentence for a failure as a whole; errors of single fields stand at those fields. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('account');
  const codes = useTranslations('errors.codes');
  return (error) => {
    if (error instanceof NetworkError) return t('login.no_network');
    // anything else than an answer is a fault of ours
    if (!(error instanceof ApiError)) return codes('unexpected');
    if (error.status !== 429 || error.retry_after_s === undefined) return error.detail ?? codes('unexpected');
    const { unit, count } = waitOf(error.retry_after_s);
    return t(`too_many.${unit}`, { count });
  };
}
