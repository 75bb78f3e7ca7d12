import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { FormNote } from '#web/ui/long-form.tsx';

interface RestoredNoteProps {
  /** the sentence, if the general one does not fit */
  text?: string;
  onStartAfresh: () => void;
}

/** Says that the form shows a draft from before a reload, with a button to discard it. */
export function RestoredNote({ text, onStartAfresh }: RestoredNoteProps): ReactNode {
  const t = useTranslations('shell.unsaved');
  return (
    <FormNote
      action={
        <Button look="quiet" onClick={onStartAfresh}>
          {t('start_afresh')}
        </Button>
      }
    >
      {text ?? t('restored')}
    </FormNote>
  );
}
