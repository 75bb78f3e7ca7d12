import { useTranslations } from 'use-intl';
import { showToast } from './toasts.ts';

/** Copies a text to the clipboard, and says so. @returns whether it could */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useTranslations('cruises.view');
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('copied'));
      return true;
    } catch {
      showToast('error', t('copy_failed'));
      return false;
    }
  };
}
