import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** What is asked before an action. */
export interface Question {
  title: string;
  text: ReactNode;
  confirm?: string;
  cancel?: string;
  is_danger?: boolean;
}

/** Asks once before something is done; without a question it is done at once. */
export function useQuestion(question: Question | undefined, onConfirm: () => void) {
  const t = useTranslations('operator');
  const [isAsking, setAsking] = useState(false);
  const dialog = question && (
    <ConfirmDialog
      is_open={isAsking}
      title={question.title}
      confirm_label={question.confirm ?? t('save')}
      cancel_label={question.cancel ?? t('cancel')}
      is_danger={question.is_danger ?? true}
      onConfirm={() => {
        setAsking(false);
        onConfirm();
      }}
      onCancel={() => setAsking(false)}
    >
      {question.text}
    </ConfirmDialog>
  );
  return { begin: question === undefined ? onConfirm : () => setAsking(true), dialog };
}
