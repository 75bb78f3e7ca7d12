import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';

interface OperatorAction {
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

  function invalidateLists(): Promise<void> {
    return queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOperatorRead(name) });
  }

  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    await undo();
    showToast('info', t('undone'));
    await invalidateLists();
  }

  async function send({ run, done, undo }: OperatorAction): Promise<void> {
    await run();
    const action = undo && {
      label: t('undo'),
      run: () => void act({ key: 'undo', run: () => takeBack(undo), onFailed: invalidateLists }),
    };
    showToast('success', done, action && { action });
    await invalidateLists();
  }

  return {
    /** the running action, by a name that the caller chose */
    busy: working,
    /** @returns whether it worked */
    act: (name: string, action: OperatorAction) => act({ key: name, run: () => send(action) }),
    invalidateLists,
  };
}

function isOperatorRead(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('GET admin/');
}
