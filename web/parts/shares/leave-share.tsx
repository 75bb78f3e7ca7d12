import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReceivedShare } from '#contract/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { useReceivedShares } from './use-shares.ts';

interface LeaveShareProps {
  share: ReceivedShare;
  /** the shared cruises, as part of a sentence */
  what: string;
  /** called after leaving, to move the focus */
  onGone: () => void;
}

/** Leaves a received share. */
export function LeaveShare({ share, what, onGone }: LeaveShareProps): ReactNode {
  const t = useTranslations('received');
  const { working, leave } = useReceivedShares();
  const [isAsked, setAsked] = useState(false);
  const named = { name: isolate(share.owner_name), what };

  async function confirm(): Promise<void> {
    setAsked(false);
    if (await leave(share)) onGone();
  }

  return (
    <>
      <Button
        look="quiet"
        aria-label={t('leave_from', named)}
        is_working={working === share.id}
        onClick={() => setAsked(true)}
      >
        {t('leave')}
      </Button>
      <ConfirmDialog
        is_open={isAsked}
        title={t('leave_title')}
        confirm_label={t('leave')}
        cancel_label={t('cancel')}
        is_danger
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('leave_text', named)}
      </ConfirmDialog>
    </>
  );
}
