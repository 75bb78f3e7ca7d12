import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#web/lib/toasts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './view-head.module.css';

/** Copies a number with one click, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }): ReactNode {
  const t = useTranslations('cruises.view');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('copied'));
    } catch {
      showToast('error', t('copy_failed'));
    }
  }

  return (
    <IconButton icon="copy" label={label} size={20} className={classes['copy']} onClick={() => void copy()} />
  );
}
