import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { setRecordSheet } from '#web/lib/record-sheet.ts';

interface RecordButtonProps {
  classes: string;
  /** the words of the button, or a sign in place of them */
  children: ReactNode;
}

/** Opens the sheet with the ways to record a cruise. */
export function RecordButton({ classes, children }: RecordButtonProps): ReactNode {
  const t = useTranslations('shell.menu');
  return (
    <button
      type="button"
      className={classes}
      aria-label={typeof children === 'string' ? undefined : t('record')}
      aria-haspopup="dialog"
      data-records
      onClick={() => setRecordSheet(true)}
    >
      {children}
    </button>
  );
}
