import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { beginRemoval, finishRemoval, finishRemovals, show, undoRemoval } from '#web/lib/removals.ts';
import { showToast } from '#web/lib/toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { cruiseDraft } from '../form/draft.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';

interface DeleteCruiseProps {
  cruise: Cruise;
  is_open: boolean;
  onClose: () => void;
}

/** Asks once, then hides the cruise; it is deleted after the ten seconds of its toast. */
export function DeleteCruise({ cruise, is_open, onClose }: DeleteCruiseProps): ReactNode {
  const t = useTranslations('cruises');
  const parts = useTranslations('parts');
  const formats = useFormats();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id } = cruise;

  async function finish(): Promise<void> {
    try {
      await finishRemoval(id);
      cruiseDraft(id).forget();
      queries.removeQueries({ queryKey: read('GET cruises/{id}', { params: { id } }).queryKey });
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', t('delete.failed'));
      show(id);
    }
    // The deleted cruise stays hidden: a list that was left still contains it until it is read again.
    await invalidateLists(queries);
  }

  /** Finishes pending deletions of its parts first, which change the version of the cruise. */
  async function versionAfterRemovals(): Promise<number> {
    if (!(await finishRemovals())) return cruise.version;
    return (await call('GET cruises/{id}', { params: { id } })).version;
  }

  async function remove(): Promise<void> {
    try {
      beginRemoval({ id, version: await versionAfterRemovals(), path: `cruises/${id}` });
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', t('delete.failed'));
      return;
    }
    showToast('success', t('delete.done'), {
      action: {
        label: t('delete.undo'),
        run: () => {
          showToast('info', undoRemoval(id) ? t('delete.undone') : parts('undo_late'));
        },
      },
      onGone: () => void finish(),
    });
    await navigate({ to: paths.cruises });
  }

  return (
    <ConfirmDialog
      is_open={is_open}
      is_danger
      title={t('delete.title')}
      confirm_label={t('delete.confirm')}
      cancel_label={t('delete.cancel')}
      onConfirm={() => {
        onClose();
        void remove();
      }}
      onCancel={onClose}
    >
      {t('delete.text', {
        ship: isolate(cruise.ship_name ?? ''),
        dates: formats.dateRange(cruise.start_date, cruise.end_date),
      })}
    </ConfirmDialog>
  );
}
