import { useState } from 'react';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { placeErrors } from '#web/lib/place-errors.ts';
import { useFocusOnError } from '#web/ui/form.tsx';

type Errors<Name extends string> = Partial<Record<Name, string>>;

interface SmallFormOptions {
  /** the message above several fields with errors */
  summary?: (count: number) => string;
}

/**
 * A form that is sent once and changes no stored record: its errors, its focus, and a guard against sending twice. A
 * form that changes a record is a record form (record-form.ts).
 */
export function useSmallForm<Name extends string>(
  names: readonly Name[],
  { summary }: SmallFormOptions = {},
) {
  const failureText = useFailureText();
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);

  /** Shows errors at their fields and a message above them, and moves the focus to the first. */
  function fail(found: Errors<Name>, whole?: string): void {
    const count = Object.keys(found).length;
    setErrors(found);
    setMessage(whole ?? (count > 1 ? summary?.(count) : undefined));
    setTries((before) => before + 1);
  }

  /**
   * Sends, unless the form itself finds errors. The server's errors are put on their fields; an error of the whole is a
   * sentence at the head, through `explain` where the form knows better.
   * @param run sends, and does all that follows; gives `leaving` if another screen comes: the button stays busy until then
   * @param explain turns the general sentence of an error into the form's, or into errors of fields; undefined: the
   *   form shows it in another way
   */
  async function send(
    faults: Errors<Name>,
    run: () => Promise<unknown>,
    explain: (reason: string, error: unknown) => string | Errors<Name> | undefined = (reason) => reason,
  ): Promise<void> {
    if (isWorking) return;
    if (Object.keys(faults).length > 0) {
      fail(faults);
      return;
    }
    setWorking(true);
    reset();
    let is_leaving = false;
    try {
      is_leaving = (await run()) === 'leaving';
    } catch (error) {
      if (error instanceof SessionEnded) return;
      const placed = placeErrors(error instanceof ApiError ? error.fields : {}, names);
      const is_placed = Object.keys(placed.errors).length > 0;
      const rest = placed.rest.join(' ');
      const explained = is_placed ? rest || undefined : explain(rest || failureText(error), error);
      if (typeof explained === 'object') fail(explained);
      else fail(placed.errors, explained);
    } finally {
      if (!is_leaving) setWorking(false);
    }
  }

  /** Clears the errors of fields that the user edits again, and the message with the last of them. */
  function clear(...edited: readonly Name[]): void {
    if (edited.every((name) => errors[name] === undefined)) return;
    const left = Object.fromEntries(
      Object.entries(errors).filter(([other]) => !edited.some((name) => name === other)),
    );
    setErrors(left as Errors<Name>);
    if (Object.keys(left).length === 0) setMessage(undefined);
  }

  /** Takes back what the last try showed. */
  function reset(): void {
    setErrors({});
    setMessage(undefined);
  }

  return { errors, message, isWorking, place, send, fail, clear, reset };
}
