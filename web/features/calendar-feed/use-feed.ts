import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarFeed } from '#contract/calendar-feed.ts';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { read } from '#web/lib/queries.ts';
import { useScreenRead } from '#web/parts/read-states.tsx';
import { showToast } from '#web/lib/toasts.ts';
import { type SurfacedError, surfaceError } from './surface-error.ts';

/** The parts that a feed tells, and how much of them. */
export type Choice = Pick<CalendarFeed, 'detail_level' | 'include'>;

/** A page gets no messages of its own on it: it knows its own changes. */
const other_tabs = new BroadcastChannel('gangway-feed');
const tellOtherTabs = other_tabs.postMessage.bind(other_tabs);

/** The feed of the account; a failure stands in `statusCode` and `errorMessage`. */
export function useFeed() {
  const codes = useTranslations('errors.codes');
  const query = useScreenRead({
    ...read('GET user/icalendar'),
    // an address that was reset on another device must not be copied here while the answer counts as fresh
    refetchOnWindowFocus: 'always',
  });
  const { error, refetch } = query;
  // an address that was reset in another tab must not be copied from this one
  useEffect(() => {
    const follow = () => void refetch();
    other_tabs.addEventListener('message', follow);
    return () => other_tabs.removeEventListener('message', follow);
  }, [refetch]);
  const failure: Partial<SurfacedError> = error === null ? {} : surfaceError(error, codes('unexpected'));
  return { query, ...failure };
}

type Change = 'enable' | 'disable' | 'reset' | Choice;

const calls = {
  enable: () => call('POST user/icalendar', { body: {} }),
  disable: () => call('DELETE user/icalendar'),
  reset: () => call('POST user/icalendar/reset'),
};

export interface FeedChanges {
  change: (what: Change) => void;
  /** a choice that is not saved yet */
  choice: Choice | null;
  /** the change being sent */
  working: Change | undefined;
}

/** Changes the feed. A choice is shown at once, and reverted if it could not be saved. */
export function useFeedChanges(): FeedChanges {
  const t = useTranslations('feed');
  const queries = useQueryClient();
  const { queryKey } = read('GET user/icalendar');
  // a changed query renders a moment later, and until then a chosen radio button jumped back
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (what: Change) =>
      typeof what === 'string' ? calls[what]() : call('PATCH user/icalendar', { body: what }),
    // one after the other: of two quick ticks the second decides
    scope: { id: 'feed' },
    onMutate: async (what) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (typeof what !== 'string' && before !== undefined)
        queries.setQueryData(queryKey, { ...before, ...what });
      return before;
    },
    onSuccess: (feed, what) => {
      queries.setQueryData(queryKey, feed);
      tellOtherTabs('changed');
      if (typeof what === 'string') showToast('success', t(`done.${what}`));
    },
    onError: (error, what, before) => {
      if (before !== undefined) queries.setQueryData(queryKey, before);
      if (!(error instanceof SessionEnded))
        showToast('error', t(`failed.${typeof what === 'string' ? what : 'change'}`));
      void queries.invalidateQueries({ queryKey });
    },
  });
  const change = (what: Change) => {
    if (typeof what !== 'string') setChoice(what);
    mutate(what, { onSettled: () => setChoice(null) });
  };
  return { change, choice, working: isPending ? variables : undefined };
}

/** The preview of the feed for a choice; the previous one stays until the new one is loaded. */
export function usePreview({ detail_level, include }: Choice) {
  const query = { detail_level, include: include.length === 0 ? 'none' : include.join(',') };
  return useQuery({
    ...read('GET user/icalendar/preview', { query }),
    placeholderData: keepPreviousData,
  });
}
