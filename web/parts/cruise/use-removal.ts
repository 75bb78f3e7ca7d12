import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { beginRemoval, finishRemoval, type Removal, show, undoRemoval } from '#web/lib/removals.ts';
import { showToast } from '#web/lib/toasts.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';

/**
 * Deletes a record of a cruise, with ten seconds to undo: `remove({ id, version, path: 'cruises/…/flights/…' })`. It is
 * hidden at once in all lists that leave out `useRemovals()`, and deleted when its toast goes, the page is left or its
 * account logs out. Ask before, with a ConfirmDialog.
 */
export function useRemoval(): (removal: Removal) => void {
  const t = useTranslations('cruises.delete');
  const parts = useTranslations('parts');
  const queries = useQueryClient();

  async function finish({ id, path }: Removal): Promise<void> {
    try {
      await finishRemoval(id);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', t('failed'));
      show(id);
    }
    // The deleted record stays hidden: an answer on its way may still contain it.
    await invalidateCruise(queries, path.split('/')[1] ?? '');
  }

  return (removal) => {
    beginRemoval(removal);
    showToast('success', t('done'), {
      action: {
        label: t('undo'),
        run: () => {
          showToast('info', parts(undoRemoval(removal.id) ? 'undone' : 'undo_late'));
        },
      },
      onGone: () => void finish(removal),
    });
  };
}
