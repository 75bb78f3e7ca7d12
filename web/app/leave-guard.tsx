import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { paths } from './paths.ts';

interface LeaveGuardProps {
  /** something would be lost by leaving */
  is_dirty: boolean;
  /** the reader leaves without it */
  onDiscard: () => void;
}

/** Asks before entries are lost. A reload needs no question: the draft comes back. */
export function LeaveGuard({ is_dirty, onDiscard }: LeaveGuardProps): ReactNode {
  const t = useTranslations('shell.unsaved');
  const blocker = useBlocker({
    // Who is sent to the login or to the maintenance page finds the draft again; the same screen holds it still.
    shouldBlockFn: ({ current, next }) =>
      is_dirty &&
      next.pathname !== current.pathname &&
      next.pathname !== paths.login &&
      next.pathname !== paths.maintenance,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      is_open={blocker.status === 'blocked'}
      title={t('leave')}
      confirm_label={t('discard')}
      cancel_label={t('stay')}
      is_danger
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      {t('leave_text')}
    </ConfirmDialog>
  );
}
