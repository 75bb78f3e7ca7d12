import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { of_none, sending } from '#web/parts/documents/sending.ts';

const { subscribe, current, retry } = sending;

/** The documents being uploaded, and the actions on them. */
export function useSending() {
  const t = useTranslations('documents.failures');
  const queries = useQueryClient();
  const all = useSyncExternalStore(subscribe, current);
  const items = useMemo(() => all.filter((one) => one.cruise_id === of_none), [all]);
  const { data: usage } = useQuery(read('GET user/usage'));
  const room = usage && usage.most_bytes - usage.bytes;

  return {
    items,
    add: (files: readonly File[], onAdded: (document: Upload) => void) =>
      sending
        .add(of_none, files, { bytes: 0, count: 0, room }, (_sent, document) => onAdded(document as Upload))
        .catch(() => showToast('error', t('offline'))),
    retry,
    /** A document aborted at the last moment may have arrived: then it is in the list. */
    dismiss: (id: string) => {
      if (sending.dismiss(id)) void invalidateUploads(queries);
    },
  };
}
