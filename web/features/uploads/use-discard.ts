import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { forgetReviewDraft } from './review-draft.ts';
import { useFailedText } from './use-failed-text.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';

/** Discards a document, with ten seconds to undo; the server keeps it for longer. Ask before. */
export function useDiscard(): (id: string) => Promise<boolean> {
  const t = useTranslations('uploads.discard');
  const failed = useFailedText();
  const queries = useQueryClient();

  const { act } = useAction();
  const invalidate = () => invalidateUploads(queries);

  const restore = (id: string) =>
    act({
      key: `restore ${id}`,
      run: async () => {
        await call('POST uploads/{id}/restore', { params: { id } });
        showToast('info', t('undone'));
        await invalidate();
      },
      failed: (error) => failed(error, t('undo_failed')),
      onFailed: invalidate,
    });

  async function discard(id: string): Promise<void> {
    try {
      await call('DELETE uploads/{id}', { params: { id } });
    } catch (error) {
      // a document that another device has discarded counts as success
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    showToast('success', t('done'), {
      action: { label: t('undo'), run: () => void restore(id) },
      onGone: () => forgetReviewDraft(id),
    });
    await invalidate();
  }

  return (id) => act({ key: id, run: () => discard(id), failed: (error) => failed(error, t('failed')) });
}
