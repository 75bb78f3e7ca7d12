import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { forgetReviewDraft } from './review-draft.ts';
import { useFailedText } from './use-failed-text.ts';
import { invalidateUploads } from './use-uploads.ts';

/** Discards a document, with ten seconds to undo; the server keeps it for longer. Ask before. */
export function useDiscard(): (id: string) => Promise<void> {
  const t = useTranslations('uploads.discard');
  const failed = useFailedText();
  const queries = useQueryClient();

  async function restore(id: string): Promise<void> {
    try {
      await call('POST uploads/{id}/restore', { params: { id } });
      showToast('info', t('undone'));
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', failed(error, t('undo_failed')));
    }
    await invalidateUploads(queries);
  }

  return async (id) => {
    try {
      await call('DELETE uploads/{id}', { params: { id } });
    } catch (error) {
      if (error instanceof SessionEnded) return;
      // a document that another device has discarded counts as success
      if (!(error instanceof ApiError && error.status === 404)) {
        showToast('error', failed(error, t('failed')));
        return;
      }
    }
    showToast('success', t('done'), {
      action: { label: t('undo'), run: () => void restore(id) },
      onGone: () => forgetReviewDraft(id),
    });
    await invalidateUploads(queries);
  };
}
