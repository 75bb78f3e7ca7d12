import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { SessionEnded } from './api-errors.ts';
import { useFailureText } from './failure-text.ts';
import { showToast } from './toasts.ts';

interface Action {
  /** the call, with all that follows its success */
  run: () => Promise<unknown>;
  /** the toast after a failure; undefined if the failure is shown elsewhere. Without it the toast says the reason. */
  failed?: string | ((error: unknown) => string | undefined);
  /** runs after a failure, for example to read again what may have changed */
  onFailed?: (error: unknown) => unknown;
  /** tells the actions of one component apart: only a second one of the same key is ignored */
  key?: string;
}

/**
 * Runs an action, and shows a toast if it fails: each write outside a form goes through this hook. `act` returns whether
 * the action succeeded; it is ignored while one of the same key runs. The end of the session shows no toast.
 */
export function useAction() {
  const failureText = useFailureText();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ run }: Action) => run(),
    gcTime: 0,
  });

  // Not `isPending`: a caller that waits for the first action calls the function of the render that it began in.
  const running = useRef(new Set<string>());

  async function act(action: Action): Promise<boolean> {
    const { key = '' } = action;
    if (running.current.has(key)) return false;
    running.current.add(key);
    try {
      await mutateAsync(action);
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) return false;
      const { failed = failureText, onFailed } = action;
      const sentence = typeof failed === 'string' ? failed : failed(error);
      if (sentence !== undefined) showToast('error', sentence);
      await onFailed?.(error);
      return false;
    } finally {
      running.current.delete(key);
    }
  }

  return {
    act,
    isWorking: isPending,
    /** the key of the running action */
    working: isPending ? variables.key : undefined,
  };
}
