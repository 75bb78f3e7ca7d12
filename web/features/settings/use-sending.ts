import { useEffect, useRef, useState } from 'react';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useFocusOnError } from '#web/ui/form.tsx';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/** A small form: its errors, and a guard against sending twice. */
export function useSending<Name extends string>(names: readonly Name[]) {
  const failureText = useFailureText();
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  const is_here = useRef(false);

  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
    };
  }, []);

  function fail(found: Errors<Name>, summary?: string): void {
    setErrors(found);
    setMessage(summary);
    setTries((count) => count + 1);
  }

  /**
   * Sends, unless the form itself finds errors. The server's errors are put on their fields; an error of the whole is a
   * sentence at the head, through `explain` where the form knows better.
   * @param run sends, and does all that follows
   * @param explain turns the general sentence of an error into the form's; undefined: the form shows it in another way
   */
  async function send(
    faults: Errors<Name>,
    run: (isHere: () => boolean) => Promise<void>,
    explain: (reason: string, error: unknown) => string | undefined = (reason) => reason,
  ): Promise<void> {
    if (isWorking) return;
    if (Object.keys(faults).length > 0) {
      fail(faults);
      return;
    }
    setWorking(true);
    setErrors({});
    setMessage(undefined);
    try {
      await run(() => is_here.current);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const fields = error instanceof ApiError ? error.fields : {};
      const found: Errors<Name> = {};
      for (const name of names) {
        const sentences = fields[name];
        if (sentences !== undefined) found[name] = sentences.join(' ');
      }
      const is_placed = Object.keys(found).length > 0;
      fail(found, is_placed ? undefined : explain(failureText(error), error));
    } finally {
      setWorking(false);
    }
  }

  /** Clears the error of a field that the user edits again. */
  function clear(name: Name): void {
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  return { errors, message, isWorking, place, send, clear };
}
