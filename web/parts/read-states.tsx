import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { now } from '#web/ui/clock.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { StateCard } from '#web/ui/state-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ForbiddenCard } from './plans/plan-required.tsx';
import { ui } from '#web/ui/primitives.ts';

interface ReadFailure {
  error: Error | null;
  errorUpdatedAt: number;
}

interface Query<Data> extends ReadFailure {
  data: Data | undefined;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface ScreenReadProps<Data> {
  query: Query<Data>;
  /** as large as the loaded screen */
  loading: ReactNode;
  /** the title of the card when the read fails */
  failed: string;
  /** the text below it without a network, where the general one does not fit */
  offline?: string;
  /** the screen's name, for an account whose plan or share does not allow it */
  forbidden?: { icon: IconName; title: string };
  /** replaces the screen if the server knows no such record */
  missing?: ReactNode;
  /** links for the reader who goes elsewhere */
  links?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The error of a read, also while it is read again: TanStack Query drops it, and its card would lose the focus. */
export function useReadError({ error, errorUpdatedAt }: ReadFailure): Error | null {
  const [latest, setLatest] = useState<ReadFailure>({ error, errorUpdatedAt });
  if (error !== null && error !== latest.error) setLatest({ error, errorUpdatedAt });
  return error ?? (latest.errorUpdatedAt === errorUpdatedAt ? latest.error : null);
}

/** A screen with what it reads, or the state of the read: loading, failed, offline, forbidden or missing. */
export function ScreenRead<Data>(props: ScreenReadProps<Data>): ReactNode {
  const { query, loading, failed, offline, forbidden, missing, links, children } = props;
  const t = useTranslations('shell.states');
  // whether it is read again is looked at only where it is shown: else a screen would render when that begins and ends
  const { data, refetch } = query;
  const error = useReadError(query);
  if (data !== undefined) return children(data);
  // after the end of a session the login comes
  if (error === null || error instanceof SessionEnded) return loading;
  const refusal = error instanceof ApiError && error.status < 500 && error.status !== 429 ? error : undefined;
  if (refusal?.status === 403 && forbidden !== undefined)
    return (
      <ForbiddenCard {...forbidden} code={refusal.code}>
        {links}
      </ForbiddenCard>
    );
  if (refusal !== undefined && missing !== undefined) return missing;
  const text =
    error instanceof NetworkError
      ? (offline ?? t('offline_text'))
      : error instanceof ApiError
        ? error.detail
        : undefined;
  return (
    <StateCard
      icon="warning"
      is_urgent
      title={failed}
      actions={
        <>
          <Button is_working={query.isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
          {links}
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </StateCard>
  );
}

interface PartReadProps<Data> {
  query: Query<Data>;
  /** of the skeleton, in pixels: that of the loaded part */
  height: number;
  /** says that the part could not be read, and may say why */
  failed: string | ((error: Error) => string);
  /** may be left out if the loaded part is drawn elsewhere */
  children?: (data: Data) => ReactNode;
}

/** A part of a screen with what it reads, or the state of the read: loading or failed. */
export function PartRead<Data>({ query, height, failed, children }: PartReadProps<Data>): ReactNode {
  const { data, refetch } = query;
  const error = useReadError(query);
  if (data !== undefined) return children?.(data);
  if (error === null || error instanceof SessionEnded) return <PartLoading height={height} />;
  const text = typeof failed === 'string' ? failed : failed(error);
  return <PartFailed text={text} is_working={query.isFetching} onRetry={() => void refetch()} />;
}

export function PartLoading({ height }: { height: number }): ReactNode {
  const t = useTranslations('shell.states');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}

interface PartFailedProps {
  text: string;
  is_working?: boolean;
  onRetry: () => void;
}

export function PartFailed({ text, is_working = false, onRetry }: PartFailedProps): ReactNode {
  const t = useTranslations('shell.states');
  return (
    <div className={ui('wrap', 'middle', 'gap12by20')}>
      <p role="alert">{text}</p>
      <Button look="outline" is_working={is_working} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** An answer that the loader brought is not read again by the component that shows it. */
const just_read_ms = 1_000;

/** The read of a screen, which its route has sent already: a failure is shown and not read again at once. */
export function useScreenRead<Data, Key extends QueryKey>(read: UseQueryOptions<Data, Error, Data, Key>) {
  return useQuery({
    ...read,
    retryOnMount: false,
    refetchOnMount: ({ state }) => now() - state.dataUpdatedAt > just_read_ms,
  });
}
