import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { showToast } from '#web/lib/toasts.ts';

interface Deed {
  run: () => Promise<unknown>;
  /** what is said when it is done */
  done: string;
  /** how it is taken back, within the ten seconds of the toast */
  undo?: () => Promise<unknown>;
}

/**
 * What an operator does: once at a time, said when done and when not; then every list of theirs is asked anew, as each
 * deed changes the log too.
 */
export function useDoing() {
  const t = useTranslations('operator');
  const queries = useQueryClient();
  const failureText = useFailureText();
  /** what is being done, by a name of the caller's */
  const [busy, setBusy] = useState<string>();

  function askAnew(): Promise<void> {
    return queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => isOperators(name) });
  }

  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo();
      showToast('info', t('undone'));
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', failureText(error));
    }
    await askAnew();
  }

  /** @returns whether it is done */
  async function act(name: string, { run, done, undo }: Deed): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(name);
    try {
      await run();
      const action = undo && { label: t('undo'), run: () => void takeBack(undo) };
      showToast('success', done, action && { action });
      await askAnew();
      return true;
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast('error', failureText(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, act, askAnew };
}

function isOperators(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith('GET admin/');
}
