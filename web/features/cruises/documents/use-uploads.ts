import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { upload } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { forgetCruise } from '../keep-cruise.ts';
import { createUploads, type Upload } from './uploads.ts';

export const uploads = createUploads(({ cruise_id, ...more }) =>
  upload('POST cruises/{id}/documents', { params: { id: cruise_id }, ...more }),
);

const { subscribe, current } = uploads;

/** The files on their way to a cruise, and what adds to them. */
export function useUploads(cruise: Cruise): { items: Upload[]; add: (files: readonly File[]) => void } {
  const t = useTranslations('documents.uploads');
  const queries = useQueryClient();
  const all = useSyncExternalStore(subscribe, current);
  const items = useMemo(() => all.filter(({ cruise_id }) => cruise_id === cruise.id), [all, cruise.id]);

  function add(files: readonly File[]): void {
    const bytes = cruise.documents.reduce((sum, { size }) => sum + size, 0);
    uploads.add(cruise.id, files, { bytes, count: cruise.documents.length }, ({ file }) => {
      showToast('success', t('done', { name: isolate(file.name) }));
      void forgetCruise(queries, cruise.id);
    });
  }

  return { items, add };
}
