import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { session, upload } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { closeToast, showToast } from '#web/lib/toasts.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { createUploads } from './uploads.ts';

const uploads = createUploads(({ cruise_id, ...more }) =>
  upload('POST cruises/{id}/documents', { params: { id: cruise_id }, ...more }),
);

const { subscribe, current } = uploads;

// One account's uploads must not go on or stay for the next.
let epoch = session.epoch();
session.subscribe(() => {
  if (session.epoch() === epoch) return;
  epoch = session.epoch();
  uploads.clear();
});

const retry = (id: number) => uploads.retry(id);

/** The toast of the latest file: thirty toasts for thirty files would not be read. */
let latest_toast: number | undefined;

/** The uploads to a cruise, and the actions on them. */
export function useUploads(cruise: Cruise) {
  const t = useTranslations('documents.uploads');
  const queries = useQueryClient();
  const all = useSyncExternalStore(subscribe, current);
  const items = useMemo(() => all.filter(({ cruise_id }) => cruise_id === cruise.id), [all, cruise.id]);

  function add(files: readonly File[]): void {
    const bytes = cruise.documents.reduce((sum, { size }) => sum + size, 0);
    uploads.add(cruise.id, files, { bytes, count: cruise.documents.length }, ({ file }) => {
      if (latest_toast !== undefined) closeToast(latest_toast);
      latest_toast = showToast('success', t('done', { name: isolate(file.name) }));
      void invalidateCruise(queries, cruise.id);
    });
  }

  /** A file aborted at the last moment may have arrived: then it is shown, and can be deleted. */
  function dismiss(id: number): void {
    if (uploads.dismiss(id)) void invalidateCruise(queries, cruise.id);
  }

  return { items, add, retry, dismiss };
}
