import { useState } from 'react';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { useFocusOnError } from '#web/ui/form.tsx';

/** A form of texts that is sent: what is typed, what is wrong with it and where, and that it is sent once at a time. */
export function useForm<Name extends string>(names: readonly Name[], start: Record<Name, string>) {
  type Errors = Partial<Record<Name, string>>;
  const failureText = useFailureText();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);

  function fail(found: Errors, said?: string): void {
    setErrors(found);
    setMessage(said);
    setTries((count) => count + 1);
  }

  /** Sends, unless the form itself sees what is wrong; what the server finds wrong stands at its field. */
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
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const fields = error instanceof ApiError ? error.fields : {};
      const found: Errors = {};
      for (const name of names) {
        // `texts.en` stands at its field too
        const said = Object.entries(fields).find(([path]) => path.split('.').at(-1) === name)?.[1];
        if (said !== undefined) found[name] = said.join(' ');
      }
      fail(found, Object.keys(found).length > 0 ? undefined : failureText(error));
    } finally {
      setWorking(false);
    }
  }

  /** An error goes when its field is taken up again. */
  function set(name: Name, value: string): void {
    setValues((current) => ({ ...current, [name]: value }));
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  return { values, errors, message, isWorking, place, set, send };
}
