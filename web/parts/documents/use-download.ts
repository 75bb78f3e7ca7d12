import { useTranslations } from 'use-intl';
import type { CruiseDocument } from '#contract/documents.ts';
import { callFile } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { saveFile } from '#web/lib/files.ts';
import { useAction } from '#web/lib/use-action.ts';

/** The bytes of a file, read with the session in a header, so that no address leads to them. */
export function fetchDocument(cruise_id: string, document_id: string, signal?: AbortSignal): Promise<Blob> {
  return callFile('GET cruises/{id}/documents/{document_id}/file', {
    params: { id: cruise_id, document_id },
    ...(signal !== undefined && { signal }),
  });
}

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
