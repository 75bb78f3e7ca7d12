import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { FormNote } from '#web/ui/long-form.tsx';

/** Tells that the draft from before a reload is back, with a button to discard it. */
export function RestoredNote({ onAfresh }: { onAfresh: () => void }): ReactNode {
  const t = useTranslations('shell.unsaved');
  return (
    <FormNote
      action={
        <Button look="quiet" onClick={onAfresh}>
          {t('start_afresh')}
        </Button>
      }
    >
      {t('restored')}
    </FormNote>
  );
}
