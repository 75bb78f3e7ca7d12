import { useTranslations } from 'use-intl';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { saveFile } from '#web/lib/files.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Makes a file and saves it on the device; shows a toast if that fails. */
export function useKeepFile(): (name: string, make: () => Promise<Blob>) => void {
  const t = useTranslations('stats');
  return (name, make) => {
    make().then(
      (blob) => saveFile(blob, name),
      (error: unknown) => {
        if (!(error instanceof SessionEnded)) showToast('error', t('file_failed'));
      },
    );
  };
}
