import { useTranslations } from 'use-intl';
import { ApiError, NetworkError } from '#web/lib/api-errors.ts';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { useCaptcha } from './captcha-line.tsx';

/**
 * A form with a captcha that visitors may send.
 * @param names all fields of the form
 * @param suffix a sentence that follows the error of the form as a whole
 */
export function useCaptchaForm<Name extends string>(names: readonly Name[], suffix = '') {
  const t = useTranslations('account');
  const faults = useTranslations('errors.fields');
  const captcha = useCaptcha();
  const { send, ...form } = useSmallForm(names, { summary: (count) => t('summary', { count }) });

  /** Sends with the solution of the captcha, unless the form itself finds errors. */
  async function submit(
    found: Partial<Record<Name, string>>,
    sendSolved: (solution: string) => Promise<void>,
  ): Promise<void> {
    let is_solved = false;
    await send(
      found,
      async () => {
        const solution = await captcha.solution();
        is_solved = true;
        await sendSolved(solution).catch((error: unknown) => {
          // The server may have used up the solution, whatever else failed. Without a network the next touch asks for
          // another.
          if (error instanceof ApiError) captcha.renew();
          else captcha.discard();
          throw error;
        });
      },
      (reason, error) => {
        const is_answer = error instanceof ApiError || error instanceof NetworkError;
        if (is_solved || is_answer) return `${reason} ${suffix}`.trim();
        return captcha.state() === 'needs_https' ? t('captcha.needs_https') : faults('captcha');
      },
    );
  }

  return { ...form, captcha, submit };
}
