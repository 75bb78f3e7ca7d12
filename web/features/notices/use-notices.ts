import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Notice } from '#contract/notices.ts';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { now } from '#web/ui/clock.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useScreenRead } from '#web/parts/read-states.tsx';
import { readNotices } from './read-notices.ts';

type Page = Answer<'GET user/notifications'>;

/** As many as the server returns at once. */
const most = 1000;
const list_key = ['GET user/notifications'];
const { queryKey: summary_key } = read('GET user/notifications/summary');

/** The latest notices, up to a limit. */
export function useNotices(limit: number | undefined) {
  return useScreenRead({
    ...readNotices(limit),
    placeholderData: keepPreviousData,
  });
}

/** The number of all unread notices; the bar reads it. */
export function useUnread(): number {
  return useQuery(read('GET user/notifications/summary')).data?.unread ?? 0;
}

/** The number of booking documents that wait for review; the bell counts them too. */
export function usePendingUploads(): number {
  return useQuery(read('GET user/notifications/summary')).data?.pending_uploads ?? 0;
}

/** Marks notices as read: at once on the screen, then on the server. */
export function useMarkRead() {
  const t = useTranslations('notices');
  const queries = useQueryClient();
  const is_marking = useRef(false);

  function show(read_at: string | null, ids?: readonly string[]): void {
    const mark = (notice: Notice) =>
      ids === undefined || ids.includes(notice.id) ? { ...notice, read_at } : notice;
    queries.setQueriesData<Page>({ queryKey: list_key }, (page) =>
      page === undefined ? undefined : { ...page, items: page.items.map(mark) },
    );
  }

  /** @returns whether the server accepted it */
  async function send(body: { ids?: string[]; unread?: true }): Promise<boolean> {
    // an answer on its way is older than this change
    await queries.cancelQueries({ queryKey: list_key });
    await queries.cancelQueries({ queryKey: summary_key });
    const before = queries.getQueriesData<Page>({ queryKey: list_key });
    try {
      show(body.unread === true ? null : new Date(now()).toISOString(), body.ids);
      queries.setQueryData(summary_key, await call('POST user/notifications/read', { body }));
      return true;
    } catch (error) {
      // without a network no new list would come to correct it
      for (const [key, page] of before) queries.setQueryData(key, page);
      if (!(error instanceof SessionEnded)) showToast('error', t('not_saved'));
      void queries.invalidateQueries({ queryKey: summary_key });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: list_key });
    }
  }

  async function markAll(): Promise<void> {
    // a second click would find none unread, and its undo would lead back to that
    if (is_marking.current) return;
    is_marking.current = true;
    const ids = await unreadIds().catch(() => []);
    const is_done = await send({});
    is_marking.current = false;
    if (!is_done) return;
    showToast('success', t('all_read'), {
      action: { label: t('undo'), run: () => void send({ ids, unread: true }) },
    });
  }

  return { mark: (id: string) => send({ ids: [id] }), markAll };
}

async function unreadIds(): Promise<string[]> {
  const { items } = await call('GET user/notifications', { query: { limit: most } });
  return items.filter(({ read_at }) => read_at === null).map(({ id }) => id);
}
