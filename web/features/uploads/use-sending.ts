import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Upload } from '#contract/uploads.ts';
import { session, upload } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { createUploads } from '#web/parts/documents/uploads.ts';
import { invalidateUploads } from './use-uploads.ts';

/** The documents belong to no cruise yet. */
const of_none = 'uploads';

const sending = createUploads(({ cruise_id: _none, ...more }) => upload('POST uploads', more));
const { subscribe, current } = sending;

// One account's uploads must not go on or stay for the next.
let epoch = session.epoch();
session.subscribe(() => {
  if (session.epoch() === epoch) return;
  epoch = session.epoch();
  sending.clear();
});

/** The documents being uploaded, and the actions on them. */
export function useSending() {
  const queries = useQueryClient();
  const items = useSyncExternalStore(subscribe, current);
  const { data: usage } = useQuery(read('GET user/usage'));
  const room = usage && usage.most_bytes - usage.bytes;

  return {
    items,
    add: (files: readonly File[], onAdded: (document: Upload) => void) =>
      sending.add(of_none, files, { bytes: 0, count: 0, room }, (_sent, document) => {
        onAdded(document);
        void invalidateUploads(queries);
      }),
    retry: (id: number) => sending.retry(id),
    /** A document aborted at the last moment may have arrived: then it is in the list. */
    dismiss: (id: number) => {
      if (sending.dismiss(id)) void invalidateUploads(queries);
    },
  };
}
