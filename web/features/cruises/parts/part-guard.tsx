import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface PartGuardProps {
  /** something would be lost by closing */
  isDirty: () => boolean;
  onDiscard: () => void;
}

/** Asks before the entries of an open editor are lost, be it by leaving, by another tab or by another editor. */
export function PartGuard({ isDirty, onDiscard }: PartGuardProps): ReactNode {
  const t = useTranslations('shell.unsaved');
  const blocker = useBlocker({
    // Who is sent to the login or to the maintenance page finds the draft again.
    shouldBlockFn: ({ current, next }) =>
      isDirty() &&
      next.pathname !== paths.login &&
      next.pathname !== paths.maintenance &&
      (next.pathname !== current.pathname || editIn(next.search) !== editIn(current.search)),
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

function editIn(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'edit' in search ? search.edit : undefined;
}
