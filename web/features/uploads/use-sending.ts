import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { of_none, sending } from '#web/parts/documents/sending.ts';
import type { Upload as SentFile } from '#web/parts/documents/uploads.ts';

const { subscribe, current, retry } = sending;

/** How often the list is read again until it holds what was sent: a read that failed is tried again by nothing else. */
const again_ms = 3_000;

/**
 * The documents being uploaded, until `list` holds the row that replaces each, and the actions on them. A document has
 * the id of its file.
 */
export function useSending(list: readonly Upload[] | undefined) {
  const t = useTranslations('documents.failures');
  const queries = useQueryClient();
  const all = useSyncExternalStore(subscribe, current);
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const isListed = (file: SentFile) => list?.some(({ id }) => id === file.id) === true;
  // one that is discarded later must not come back
  if (sent.some(isListed)) setSent(sent.filter((file) => !isListed(file)));
  const on_the_way = all.filter(({ cruise_id }) => cruise_id === of_none);
  const items = [...sent, ...on_the_way].filter((file) => !isListed(file));
  const is_missing = sent.length > 0;
  useEffect(() => {
    if (!is_missing) return undefined;
    const timer = setInterval(
      () => void queries.refetchQueries({ queryKey: ['GET uploads'] }, { cancelRefetch: false }),
      again_ms,
    );
    return () => clearInterval(timer);
  }, [is_missing, queries]);
  const { data: usage } = useQuery(read('GET user/usage'));
  const room = usage && usage.most_bytes - usage.bytes;

  return {
    items,
    add: (files: readonly File[], onAdded: (document: Upload) => void) =>
      sending
        .add(of_none, files, { bytes: 0, count: 0, room }, (file, document) => {
          setSent((before) => [...before, { ...file, state: 'sending', share: 1 }]);
          onAdded(document as Upload);
        })
        .catch(() => showToast('error', t('offline'))),
    retry,
    /** A document aborted at the last moment may have arrived: then it is in the list. */
    dismiss: (id: string) => {
      setSent((before) => before.filter((file) => file.id !== id));
      if (sending.dismiss(id)) void invalidateUploads(queries);
    },
  };
}
