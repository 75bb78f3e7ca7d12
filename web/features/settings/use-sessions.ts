import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { lengthenSession } from '#web/lib/lengthen-session.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';

export type ActiveSession = Answer<'GET user/sessions'>['items'][number];

/** The sessions of the account, and the ways to end them. */
export function useSessions() {
  const t = useTranslations('settings.sessions');
  const queries = useQueryClient();
  const list = read('GET user/sessions');
  const query = useQuery(list);
  const { act, working } = useAction();

  const end = (which: string, run: () => Promise<unknown>, done: string) =>
    act({
      key: which,
      run: async () => {
        await run();
        await queries.cancelQueries({ queryKey: list.queryKey });
        queries.setQueryData(list.queryKey, (before) => before && without(before, which));
        showToast('success', done);
        void queries.invalidateQueries({ queryKey: list.queryKey });
      },
      failed: t('failed'),
    });

  const shorten = () =>
    act({
      key: 'shorten',
      run: async () => {
        await lengthenSession(null);
        await query.refetch();
      },
      failed: t('failed'),
    });

  return {
    query,
    shorten,
    /** the id of the session that is being ended, or `others` */
    ending: working,
    endOne: (id: string, done: string) => end(id, () => endSession(id), done),
    endOthers: () => end('others', () => call('DELETE user/sessions'), t('others_ended')),
  };
}

/** A session that is over already counts as ended. */
async function endSession(id: string): Promise<void> {
  try {
    await call('DELETE user/sessions/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function without(before: Answer<'GET user/sessions'>, which: string): Answer<'GET user/sessions'> {
  const items = before.items.filter(({ id, is_current }) => (which === 'others' ? is_current : id !== which));
  return { ...before, items, total: items.length };
}
