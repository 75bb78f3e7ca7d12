import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { showToast } from '#web/lib/toasts.ts';
import { cacheCruise, invalidateCruise } from '#web/lib/keep-cruise.ts';

/** Records a payment of the whole balance, and takes it back. */
export function useMarkPaid(id: string) {
  const t = useTranslations('parts.paid');
  const view = useTranslations('cruises.delete');
  const queries = useQueryClient();
  const [isWorking, setWorking] = useState(false);

  async function tell(is_paid: boolean): Promise<boolean> {
    setWorking(true);
    try {
      // Finishes pending deletions first: the server counts a payment as long as it is there.
      await finishRemovals();
      const params = { params: { id } };
      const cruise = is_paid
        ? await call('POST cruises/{id}/mark-paid', params)
        : await call('DELETE cruises/{id}/mark-paid', params);
      await cacheCruise(queries, cruise);
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) return false;
      showToast('error', (error instanceof ApiError ? error.detail : undefined) ?? t('failed'));
      await invalidateCruise(queries, id);
      return false;
    } finally {
      setWorking(false);
    }
  }

  async function unmark(): Promise<void> {
    if (await tell(false)) showToast('success', t('unmarked'));
  }

  async function mark(): Promise<void> {
    if (!(await tell(true))) return;
    showToast('success', t('marked'), { action: { label: view('undo'), run: () => void unmark() } });
  }

  return { isWorking, mark, unmark };
}
