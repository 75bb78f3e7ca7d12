import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { isolate } from '#web/lib/bidi.ts';
import { closeToast, showToast } from '#web/lib/toasts.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { sending } from './sending.ts';
import type { Upload } from './uploads.ts';

const { subscribe, current, retry } = sending;

/** The toast of the latest file: thirty toasts for thirty files would not be read. */
let latest_toast: number | undefined;

/** The days of a cruise that photographs are on their way to. */
export function useUploadDays(cruise_id: string): ReadonlySet<string | null> {
  const all = useSyncExternalStore(subscribe, current);
  return useMemo(
    () => new Set(all.filter((one) => one.cruise_id === cruise_id).map(({ day }) => day)),
    [all, cruise_id],
  );
}

/** The uploads to a cruise or to one of its days, and the actions on them. */
export function useUploads(cruise: Cruise, day: string | null = null) {
  const t = useTranslations('documents.uploads');
  const failures = useTranslations('documents.failures');
  const queries = useQueryClient();
  const all = useSyncExternalStore(subscribe, current);
  const items = useMemo(
    () => all.filter((one) => one.cruise_id === cruise.id && one.day === day),
    [all, cruise.id, day],
  );

  function add(files: readonly File[]): void {
    const bytes = cruise.documents.reduce((sum, { size }) => sum + size, 0);
    const count = cruise.documents.filter((document) => document.day === day).length;
    const done = ({ file }: Upload) => {
      if (latest_toast !== undefined) closeToast(latest_toast);
      latest_toast = showToast('success', t('done', { name: isolate(file.name) }));
    };
    sending
      .add(cruise.id, files, { bytes, count }, done, day)
      .catch(() => showToast('error', failures('offline')));
  }

  /** A file aborted at the last moment may have arrived: then it is shown, and can be deleted. */
  function dismiss(id: string): void {
    if (sending.dismiss(id)) void invalidateCruise(queries, cruise.id);
  }

  return { items, add, retry, dismiss };
}
