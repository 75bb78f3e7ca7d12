import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReceivedShare } from '#contract/sharing.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
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
  const named = { name: isolate(share.owner_name), what };

  async function confirm(): Promise<void> {
    if (await leave(share)) onGone();
  }

  return (
    <ConfirmButton
      look="quiet"
      aria-label={t('leave_from', named)}
      is_working={working === share.id}
      title={t('leave_title')}
      text={t('leave_text', named)}
      confirm_label={t('leave')}
      cancel_label={t('cancel')}
      onConfirm={() => void confirm()}
    >
      {t('leave')}
    </ConfirmButton>
  );
}
