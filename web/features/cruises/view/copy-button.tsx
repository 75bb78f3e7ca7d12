import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#web/lib/toasts.ts';
import { Icon } from '#web/ui/icon.tsx';
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
    <button
      type="button"
      className={classes['copy']}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={20} />
    </button>
  );
}
