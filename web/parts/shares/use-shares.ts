import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { GivenShare, InvitedShare, Share } from '#contract/sharing.ts';
import type { ShareLevel } from '#domain/share-levels.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';

/** The actions on given shares. Each change shows a toast and invalidates every list of shares. */
export function useGivenShares() {
  const t = useTranslations('sharing');
  const invalidate = useInvalidateShares();
  const { act, working } = useAction();

  const attempt = (key: string, run: () => Promise<unknown>, failed?: string) =>
    act({
      key,
      run: () => run().then(invalidate),
      ...(failed !== undefined && { failed }),
      // the share may be gone, or the plan changed
      onFailed: () => void invalidate(),
    });

  return {
    /** the id of the share that is being changed */
    working,
    changeLevel: async ({ id, user_email }: GivenShare, share_level: ShareLevel): Promise<void> => {
      const change = () => call('PATCH user/sharing/{id}', { params: { id }, body: { share_level } });
      if (!(await attempt(id, change, t('form.error')))) return;
      const level = t(`levels.${share_level}.name`);
      showToast('success', t('given.changed', { email: isolate(user_email), level }));
    },
    /** Mails the invitation again, or makes another link. `done` gets it before the lists are read again. */
    resend: async ({ id }: GivenShare, done: (link: InvitedShare['link']) => void): Promise<void> => {
      await attempt(id, async () => {
        done((await call('POST user/sharing/{id}/resend', { params: { id } })).link);
      });
    },
    /** @returns whether the share is gone */
    takeBack: async ({ id }: Share): Promise<boolean> => {
      const is_done = await attempt(id, () => endShare(id), t('given.delete_failed'));
      if (is_done) showToast('success', t('given.deleted'));
      return is_done;
    },
  };
}

/** The actions on received shares. Accepting or leaving one changes the lists of cruises too. */
export function useReceivedShares() {
  const t = useTranslations('received');
  const queries = useQueryClient();
  const invalidate = useInvalidateShares();
  const { act, working } = useAction();

  const attempt = (key: string, run: () => Promise<unknown>, done: string) =>
    act({
      key,
      run: async () => {
        await run();
        await Promise.all([invalidate(), invalidateLists(queries), invalidateNotices(queries)]);
        showToast('success', done);
      },
      failed: t('failed'),
      onFailed: () => void invalidate(),
    });

  return {
    working,
    accept: ({ id }: Share) =>
      attempt(
        id,
        () => call('PATCH user/sharing/{id}', { params: { id }, body: { state: 'accepted' } }),
        t('accepted'),
      ),
    decline: ({ id }: Share) => attempt(id, () => endShare(id), t('declined')),
    leave: async ({ id }: Share) => {
      const is_done = await attempt(id, () => endShare(id), t('left'));
      // the reader may no longer see the cached records of the share
      if (is_done) queries.removeQueries({ queryKey: ['GET cruises/{id}'], type: 'inactive' });
      return is_done;
    },
  };
}

/** The answer to an invitation reads or removes its notice. */
async function invalidateNotices(queries: QueryClient): Promise<void> {
  await Promise.all(
    (['GET user/notifications', 'GET user/notifications/summary'] as const).map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

/** A share that is gone already counts as ended. */
async function endShare(id: string): Promise<void> {
  try {
    await call('DELETE user/sharing/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Invalidates every list of shares. */
export function useInvalidateShares(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      (['GET user/sharing', 'GET cruises/{id}/sharing'] as const).map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
  };
}
