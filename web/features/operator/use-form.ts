import { useEffect, useState } from 'react';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { currentAccount, userChoice } from '#web/lib/storage.ts';
import { useFocusOnError } from '#web/ui/form.tsx';

/** The draft of a form: it survives a reload, and is removed when its account signs out. */
function draftOf<Name extends string>(form: string, names: readonly Name[]) {
  return userChoice<Record<Name, string> | null>(`draft:1:operator:${form}`, null, (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const known = new Map<string, unknown>(Object.entries(stored));
    const isWhole = names.every((name) => typeof known.get(name) === 'string');
    return isWhole ? (Object.fromEntries(known) as Record<Name, string>) : undefined;
  });
}

/**
 * A form of text fields: its values, its errors, and a guard against sending twice.
 * @param form the name of the form, by which its draft is found
 */
export function useForm<Name extends string>(
  form: string,
  names: readonly Name[],
  start: Record<Name, string>,
) {
  type Errors = Partial<Record<Name, string>>;
  const failureText = useFailureText();
  const [account] = useState(currentAccount);
  const [draft] = useState(() => draftOf(form, names));
  const [first] = useState(start);
  const [found] = useState(() => draft.read());
  const [values, setValues] = useState(found ?? first);
  const [isRestored, setRestored] = useState(found !== null);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const [isSent, setSent] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);
  const isDirty = !isSent && names.some((name) => values[name] !== first[name]);

  useEffect(() => {
    // one account's draft is not kept for the next
    if (account !== currentAccount()) return;
    if (isDirty) draft.write(values);
    else draft.forget();
  }, [draft, values, isDirty, account]);

  function fail(faults: Errors, summary?: string): void {
    setErrors(faults);
    setMessage(summary);
    setTries((count) => count + 1);
  }

  /** Sends, unless the form itself finds errors; the server's errors are put on their fields. */
  async function send(faults: Errors, run: () => Promise<void>): Promise<void> {
    if (isWorking) return;
    if (Object.keys(faults).length > 0) {
      fail(faults);
      return;
    }
    setWorking(true);
    setErrors({});
    setMessage(undefined);
    try {
      await run();
      draft.forget();
      setSent(true);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const fields = error instanceof ApiError ? error.fields : {};
      const wrong: Errors = {};
      for (const name of names) {
        // `texts.en` belongs to the field `en`
        const sentences = Object.entries(fields).find(([path]) => path.split('.').at(-1) === name)?.[1];
        if (sentences !== undefined) wrong[name] = sentences.join(' ');
      }
      fail(wrong, Object.keys(wrong).length > 0 ? undefined : failureText(error));
    } finally {
      setWorking(false);
    }
  }

  /** Clears the error of a field that the user edits again. */
  function set(name: Name, value: string): void {
    setSent(false);
    setValues((current) => ({ ...current, [name]: value }));
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  /** Resets the form to its first values. */
  function startAfresh(): void {
    setValues(first);
    setErrors({});
    setMessage(undefined);
    setRestored(false);
  }

  return {
    values,
    errors,
    message,
    isWorking,
    isRestored: isRestored && isDirty,
    place,
    set,
    send,
    startAfresh,
    /** after Cancel the draft is not wanted again */
    forget: () => draft.forget(),
  };
}
