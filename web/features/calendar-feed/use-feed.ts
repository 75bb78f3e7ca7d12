import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarFeed, FeedEvent } from '#contract/calendar-feed.ts';
import { call } from '#web/lib/api.ts';
import { SessionEnded } from '#web/lib/api-errors.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { type SurfacedError, surfaceError } from './surface-error.ts';

/** What a feed tells, and how much of it. */
export type Choice = Pick<CalendarFeed, 'detail_level' | 'include'>;

export interface Feed extends Partial<SurfacedError> {
  feed: CalendarFeed | undefined;
  isFetching: boolean;
  retry: () => void;
}

/** A page does not hear itself on it: what it changed, it knows. */
const other_tabs = new BroadcastChannel('gangway-feed');
const tellOtherTabs = other_tabs.postMessage.bind(other_tabs);

/** The feed of the reader; what failed stands in `statusCode` and `errorMessage`. */
export function useFeed(): Feed {
  const codes = useTranslations('errors.codes');
  const { data, error, isFetching, refetch } = useQuery({
    ...read('GET user/icalendar'),
    // reset on another device, its old address would be copied from this one for as long as it counts as fresh
    refetchOnWindowFocus: 'always',
  });
  // an address that was reset in another tab must not be copied from this one
  useEffect(() => {
    const follow = () => void refetch();
    other_tabs.addEventListener('message', follow);
    return () => other_tabs.removeEventListener('message', follow);
  }, [refetch]);
  return {
    feed: data,
    isFetching,
    retry: () => void refetch(),
    ...(error !== null && surfaceError(error, codes('unexpected'))),
  };
}

type Change = 'enable' | 'disable' | 'reset' | Choice;

const calls = {
  enable: () => call('POST user/icalendar', { body: {} }),
  disable: () => call('DELETE user/icalendar'),
  reset: () => call('POST user/icalendar/reset'),
};

export interface FeedChanges {
  change: (what: Change) => void;
  /** what was chosen and is not kept yet */
  choice: Choice | null;
  /** what is under way */
  working: Change | undefined;
}

/** Changes the feed. A choice is shown at once, and taken back when it could not be kept. */
export function useFeedChanges(): FeedChanges {
  const t = useTranslations('feed');
  const queries = useQueryClient();
  const { queryKey } = read('GET user/icalendar');
  // a changed query is drawn a moment later, and until then a radio button that was chosen jumped back
  const [choice, setChoice] = useState<Choice | null>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (what: Change) =>
      typeof what === 'string' ? calls[what]() : call('PATCH user/icalendar', { body: what }),
    // one after the other: two ticks in a row end as the second one
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

/** What a reader of the feed would see with a choice; the one before stands there until it is known. */
export function usePreview({ detail_level, include }: Choice): {
  items: FeedEvent[] | undefined;
  isError: boolean;
  isOld: boolean;
  retry: () => void;
} {
  const query = { detail_level, include: include.length === 0 ? 'none' : include.join(',') };
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...read('GET user/icalendar/preview', { query }),
    placeholderData: keepPreviousData,
  });
  return { items: data?.items, isError, isOld: isPlaceholderData, retry: () => void refetch() };
}
