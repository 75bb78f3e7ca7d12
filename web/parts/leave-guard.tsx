import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { paths } from '#web/lib/paths.ts';

interface LeaveGuardProps {
  /** something would be lost by leaving */
  isDirty: () => boolean;
  /** the reader leaves without it */
  onDiscard: () => void;
  /** what the address says beside its path that is left, too: the editor that is open */
  search_key?: string;
}

/** Asks before entries are lost. A reload needs no question: the draft comes back. */
export function LeaveGuard({ isDirty, onDiscard, search_key }: LeaveGuardProps): ReactNode {
  const t = useTranslations('shell.unsaved');
  const blocker = useBlocker({
    // Who is sent to the login or to the maintenance page finds the draft again; the same screen holds it still.
    shouldBlockFn: ({ current, next }) =>
      isDirty() &&
      next.pathname !== paths.login &&
      next.pathname !== paths.maintenance &&
      (next.pathname !== current.pathname ||
        (search_key !== undefined && valueOf(search_key, next) !== valueOf(search_key, current))),
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

function valueOf(key: string, { search }: { search: unknown }): unknown {
  return new Map<string, unknown>(Object.entries(search ?? {})).get(key);
}
