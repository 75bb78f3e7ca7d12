import { useTranslations } from 'use-intl';
import { NetworkError } from '#web/lib/api-errors.ts';

/** The text of a failure: a lost connection is named, as trying again does not help. */
export function useFailedText(): (error: unknown, otherwise: string) => string {
  const states = useTranslations('shell.states');
  return (error, otherwise) => (error instanceof NetworkError ? states('offline_text') : otherwise);
}
