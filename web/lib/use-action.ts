import { useMutation } from '@tanstack/react-query';
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
  /** tells the actions of one component apart */
  key?: string;
}

/**
 * Runs one action at a time, and shows a toast if it fails: each write outside a form goes through this hook. `act`
 * returns whether the action succeeded; it is ignored while another runs. The end of the session shows no toast.
 */
export function useAction() {
  const failureText = useFailureText();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ run }: Action) => run(),
    gcTime: 0,
  });

  async function act(action: Action): Promise<boolean> {
    if (isPending) return false;
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
    }
  }

  return {
    act,
    isWorking: isPending,
    /** the key of the running action */
    working: isPending ? variables.key : undefined,
  };
}
