import { type ComponentType, lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reloadIfReachable } from '#web/lib/build-watch.ts';
import { PartFailed } from './read-states.tsx';

/**
 * A part of a screen that is loaded when it is first shown. Without a network it alone says so and can be tried again:
 * `lazy` would keep the failure, and its screen would be lost.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Missing = (props: Props) => <Again load={load} of={props} />;
  return lazy(async () => ({ default: await load().catch(() => Missing) }));
}

/**
 * A file that is loaded when it is first wanted, for parts that hold its place and say themselves that it is missing.
 * Parts that are shown later have it at once: with a moment of waiting, every visit of a screen would draw it twice.
 */
export function lazyFile<File extends object>(load: () => Promise<File>) {
  let known: File | undefined;
  return function useFile(is_wanted = true): [file: File | 'failed' | undefined, again: () => void] {
    const [file, setFile] = useState<File | 'failed' | undefined>(known);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (!is_wanted) return undefined;
      const loadOnce = async () => (known ??= await load());
      return bring(loadOnce, attempt > 0, setFile, () => setFile('failed'));
    }, [is_wanted, attempt]);
    return [file, useCallback(() => setAttempt((attempts) => attempts + 1), [])];
  };
}

/**
 * Loads a file for a component while it is on the screen.
 * @param is_asked_again by its user: Chromium remembers that a file did not come until the page is loaded anew
 * @returns what calls it off
 */
function bring<File>(
  load: () => Promise<File>,
  is_asked_again: boolean,
  onFile: (file: File) => void,
  onFailure: () => void,
): () => void {
  let is_here = true;
  load().then(
    (file) => {
      if (is_here) onFile(file);
    },
    async () => {
      if (is_here && is_asked_again) await reloadIfReachable();
      if (is_here) onFailure();
    },
  );
  return () => {
    is_here = false;
  };
}

interface AgainProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  of: Props;
}

function Again<Props extends object>({ load, of }: AgainProps<Props>): ReactNode {
  const t = useTranslations('shell.states');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [attempt, setAttempt] = useState(0);
  // at once too: its screen may be opened again long after the failure
  useEffect(
    () =>
      bring(
        load,
        attempt > 0,
        (part) => setPart(() => part),
        () => undefined,
      ),
    [load, attempt],
  );
  if (Part !== undefined) return <Part {...of} />;
  return (
    <>
      <PartFailed text={t('offline_text')} onRetry={() => setAttempt(attempt + 1)} />
      {/* what it holds is on the device already */}
      {'children' in of && (of.children as ReactNode)}
    </>
  );
}
