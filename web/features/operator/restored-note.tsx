import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { FormNote } from '#web/ui/long-form.tsx';

/** Says that what was typed before a reload is back, and how to be rid of it. */
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
