import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/lib/toasts.ts';

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
  const failureText = useFailureText();
  /** the running action, by a name that the caller chose */
  const [busy, setBusy] = useState<string>();

  function invalidateLists(): Promise<void> {
    return queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOperatorRead(name) });
  }

  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo();
      showToast('info', t('undone'));
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', failureText(error));
    }
    await invalidateLists();
  }

  /** @returns whether it worked */
  async function act(name: string, { run, done, undo }: OperatorAction): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(name);
    try {
      await run();
      const action = undo && { label: t('undo'), run: () => void takeBack(undo) };
      showToast('success', done, action && { action });
      await invalidateLists();
      return true;
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', failureText(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, act, invalidateLists };
}

function isOperatorRead(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('GET admin/');
}
