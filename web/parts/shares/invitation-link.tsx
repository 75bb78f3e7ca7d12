import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InvitedShare } from '#contract/sharing.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import { CopyField } from '../copy-field.tsx';

type Invitation = Pick<InvitedShare, 'user_email' | 'link'>;

/** Says that an invitation was mailed; where the server mails none, a dialog shows its link to the owner. */
export function useInvitation() {
  const [shown, setShown] = useState<Invitation & { link: string }>();
  return {
    announce: ({ user_email, link }: Invitation, mailed: string) => {
      if (link === null) showToast('success', mailed);
      else setShown({ user_email, link });
    },
    dialog: shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} />,
  };
}

interface LinkDialogProps {
  user_email: string;
  link: string;
  onClose: () => void;
}

function LinkDialog({ user_email, link, onClose }: LinkDialogProps): ReactNode {
  const t = useTranslations('sharing.by_hand');
  const note_id = useId();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p id={note_id} className={ui('above8')}>
        {t('text', { email: isolate(user_email) })}
      </p>
      <CopyField label={t('label')} value={link} copy_label={t('copy')} described_by={note_id}>
        <Button look="outline" onClick={onClose}>
          {t('done')}
        </Button>
      </CopyField>
    </Dialog>
  );
}
