import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { CruiseChange } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { cacheCruise } from '#web/lib/keep-cruise.ts';

/**
 * Changes single fields of a record with one click. It sends no version: the fields get these values whatever else
 * changed meanwhile, and no other field is touched. @returns whether it worked; if not, a toast has told the reader
 */
export function useChangeCruise(id: string): (body: CruiseChange) => Promise<boolean> {
  const t = useTranslations('parts.menu');
  const queries = useQueryClient();
  return async (body) => {
    try {
      await cacheCruise(queries, await call('PATCH cruises/{id}', { params: { id }, body }));
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) return false;
      showToast('error', (error instanceof ApiError ? error.detail : undefined) ?? t('failed'));
      return false;
    }
  };
}
