import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { read } from '#web/lib/queries.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Records a payment of the whole balance of a cruise; a toast undoes it. */
export function useMarkPaid(id: string) {
  const t = useTranslations('parts.paid');
  const words = useTranslations('cruises.delete');
  const queries = useQueryClient();
  const [isWorking, setWorking] = useState(false);

  async function tell(
    key: 'POST cruises/{id}/mark-paid' | 'DELETE cruises/{id}/mark-paid',
  ): Promise<boolean> {
    setWorking(true);
    try {
      await finishRemovals();
      const cruise = await call(key, { params: { id } });
      queries.setQueryData(read('GET cruises/{id}', { params: { id } }).queryKey, cruise);
      await invalidateLists(queries);
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) return false;
      showToast('error', (error instanceof ApiError ? error.detail : undefined) ?? t('failed'));
      return false;
    } finally {
      setWorking(false);
    }
  }

  async function undoMark(): Promise<void> {
    if (await tell('DELETE cruises/{id}/mark-paid')) showToast('success', t('unmarked'));
  }

  async function mark(): Promise<void> {
    if (!(await tell('POST cruises/{id}/mark-paid'))) return;
    showToast('success', t('marked'), { action: { label: words('undo'), run: () => void undoMark() } });
  }

  return { isWorking, mark };
}
