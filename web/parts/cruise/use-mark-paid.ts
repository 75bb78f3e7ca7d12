import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { detailOf } from '#web/lib/api-errors.ts';
import { finishRemovals } from '#web/lib/removals.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { cacheCruise, invalidateCruise } from '#web/lib/keep-cruise.ts';

interface Debt {
  /** of the cruise */
  id: string;
  ship_name: string | null;
  /** the balance; null: unknown */
  amount: string | null;
  currency: string | null;
}

/** Records a payment of the whole balance, and takes it back. */
export function useMarkPaid({ id, ship_name, amount, currency }: Debt) {
  const formats = useFormats();
  const t = useTranslations('parts.paid');
  const view = useTranslations('reminders');
  const queries = useQueryClient();
  const { act, isWorking } = useAction();

  async function send(is_paid: boolean): Promise<void> {
    // Finishes pending deletions first: the server counts a payment as long as it is there.
    await finishRemovals();
    const params = { params: { id } };
    const cruise = is_paid
      ? await call('POST cruises/{id}/mark-paid', params)
      : await call('DELETE cruises/{id}/mark-paid', params);
    await cacheCruise(queries, cruise);
  }

  const set = (is_paid: boolean) =>
    act({
      key: String(is_paid),
      run: () => send(is_paid),
      failed: (error) => detailOf(error) ?? t('failed'),
      onFailed: () => invalidateCruise(queries, id),
    });

  async function unmark(): Promise<void> {
    if (await set(false)) showToast('success', t('unmarked'));
  }

  async function mark(): Promise<void> {
    if (!(await set(true))) return;
    const done =
      amount === null || ship_name === null
        ? t('marked')
        : t('marked_amount', {
            amount: isolate(formats.money(amount, currency)),
            ship: isolate(ship_name),
          });
    showToast('success', done, { action: { label: view('undo'), run: () => void unmark() } });
  }

  return { isWorking, mark, unmark };
}
