import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { paths } from '#web/lib/paths.ts';

interface LeaveGuardProps {
  /** whether leaving would lose changes */
  isDirty: () => boolean;
  /** called when the reader leaves without saving */
  onDiscard: () => void;
  /** a search parameter whose change counts as leaving too: the open editor */
  search_key?: string;
}

/** Asks before changes are lost. A reload needs no question: the draft comes back. */
export function LeaveGuard({ isDirty, onDiscard, search_key }: LeaveGuardProps): ReactNode {
  const t = useTranslations('shell.unsaved');
  const blocker = useBlocker({
    // No question on the way to the login or the maintenance page, as the draft comes back, nor within the same screen.
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
