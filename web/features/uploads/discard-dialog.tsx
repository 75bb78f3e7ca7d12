import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { isolate } from '#web/lib/bidi.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useDiscard } from './use-discard.ts';

interface DiscardDialogProps {
  upload: Pick<Upload, 'id' | 'name' | 'state'>;
  onClose: () => void;
  onDiscarded?: () => void;
}

/** Asks once before a document is discarded; rendered only for the one in question, and not for each of a thousand. */
export function DiscardDialog({ upload, onClose, onDiscarded }: DiscardDialogProps): ReactNode {
  const t = useTranslations('uploads.discard');
  const discard = useDiscard();
  return (
    <ConfirmDialog
      is_open
      title={t('title')}
      confirm_label={t('confirm')}
      cancel_label={t('cancel')}
      is_danger
      onConfirm={() => {
        onClose();
        void discard(upload.id);
        onDiscarded?.();
      }}
      onCancel={onClose}
    >
      {t(upload.state === 'accepted' ? 'text_accepted' : 'text', { name: isolate(upload.name) })}
    </ConfirmDialog>
  );
}
