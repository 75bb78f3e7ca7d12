import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusOnError } from '#web/ui/form.tsx';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { useCaptcha } from './captcha-line.tsx';
import { useFailureText } from '#web/lib/failure-text.ts';
import { placeErrors } from '#web/lib/place-errors.ts';

/**
 * A form with a captcha that visitors may send: its errors, and a guard against sending twice.
 * @param fields all fields of the form
 * @param kept a sentence that follows the error of the form as a whole
 */
export function useCaptchaForm<Field extends string>(fields: readonly Field[], suffix = '') {
  type Errors = Partial<Record<Field, string>>;
  const t = useTranslations('account');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const captcha = useCaptcha();
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const place = useFocusOnError<HTMLDivElement>(tries);

  function fail(found: Errors, summary?: string): void {
    const count = Object.keys(found).length;
    setErrors(found);
    setMessage(summary ?? (count > 1 ? t('summary', { count }) : undefined));
    setTries((before) => before + 1);
  }

  function failWhole(error: unknown): string {
    return `${failureText(error)} ${suffix}`.trim();
  }

  function failCaptcha(error: unknown): undefined {
    const is_answer = error instanceof ApiError || error instanceof NetworkError;
    const own = captcha.state() === 'needs_https' ? t('captcha.needs_https') : faults('captcha');
    fail({}, is_answer ? failWhole(error) : own);
  }

  function failSending(error: unknown): void {
    const placed = placeErrors(error instanceof ApiError ? error.fields : {}, fields);
    const has_fields = Object.keys(placed.errors).length > 0;
    fail(placed.errors, placed.rest.join(' ') || (has_fields ? undefined : failWhole(error)));
    // The server may have used up the solution, whatever else failed. Without a network the next touch asks for
    // another.
    if (error instanceof ApiError) captcha.renew();
    else captcha.discard();
  }

  /** Sends, unless the form itself finds errors; the server's errors are put on their fields. */
  async function submit(found: Errors, send: (solution: string) => Promise<void>): Promise<void> {
    if (isWorking) return;
    if (Object.keys(found).length > 0) {
      fail(found);
      return;
    }
    setWorking(true);
    setMessage(undefined);
    const solution = await captcha.solution().catch(failCaptcha);
    if (solution !== undefined) await send(solution).catch(failSending);
    setWorking(false);
  }

  /** Clears the error of a field that the user edits again; the next try checks it again. */
  function clear(name: Field): void {
    if (errors[name] === undefined) return;
    const left = { ...errors, [name]: undefined };
    setErrors(left);
    if (Object.values(left).every((error) => error === undefined)) setMessage(undefined);
  }

  return { captcha, errors, message, isWorking, place, submit, clear };
}
