import { useTranslations } from 'use-intl';
import type { CruiseDocument } from '#contract/documents.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { saveFile } from '#web/lib/files.ts';
import { fetchDocument } from '#web/lib/kept-files.ts';
import { useAction } from '#web/lib/use-action.ts';

export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'file_gone';
}

/** Saves a file on the reader's device, and shows a toast if that fails. */
export function useDownload(
  cruise_id: string,
  onGone: () => void,
): { isWorking: boolean; download: (document: CruiseDocument) => Promise<boolean> } {
  const t = useTranslations('documents');
  const codes = useTranslations('errors.codes');
  const { act, isWorking } = useAction();

  const download = ({ id, name }: CruiseDocument) =>
    act({
      run: async () => saveFile(await fetchDocument(cruise_id, id), name),
      failed: (error) => (isGone(error) ? codes('file_gone') : t('download_failed')),
      onFailed: (error) => {
        if (isGone(error)) onGone();
      },
    });

  return { isWorking, download };
}
