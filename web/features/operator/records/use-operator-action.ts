import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast, type ToastType } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';

export interface OperatorAction {
  run: () => Promise<unknown>;
  /** the text of the toast */
  done: string;
  /** takes the action back, within the ten seconds of the toast */
  undo?: () => Promise<unknown>;
}

/**
 * Runs one action of an operator at a time and shows a toast for success or failure. Then it invalidates all lists of
 * the operator, as each action adds an audit entry too.
 */
export function useOperatorAction() {
  const t = useTranslations('operator');
  const queries = useQueryClient();
  const { act, working } = useAction();

  const invalidateLists = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).startsWith('GET admin/') });

  /** Throws the error of a failure, for a form that shows it. */
  async function carryOut({ run, done, undo }: OperatorAction, toast: ToastType = 'success'): Promise<void> {
    await run();
    const takeBack = undo && (() => carryOut({ run: undo, done: t('undone') }, 'info'));
    const action = takeBack && {
      label: t('undo'),
      run: () => void act({ key: 'undo', run: takeBack, onFailed: invalidateLists }),
    };
    showToast(toast, done, action && { action });
    await invalidateLists();
  }

  return {
    isWorking: working === 'act',
    /** @returns whether it worked */
    act: (action: OperatorAction) => act({ key: 'act', run: () => carryOut(action) }),
    carryOut,
    invalidateLists,
  };
}
