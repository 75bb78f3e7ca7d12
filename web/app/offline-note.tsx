import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { now, useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { kept_answers } from '#web/lib/offline.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import classes from './offline-note.module.css';

/** A line that says how old it is what stands on the screen, where it was read before and no network brings it anew. */
export function OfflineNote(): ReactNode {
  const at = useOldest();
  return (
    <>
      {at !== undefined && <Note at={at} />}
      {/* there before it speaks, so that it is read out: once, while the line goes on with each minute */}
      <div role="status" className={classes['spoken']}>
        {at !== undefined && <Spoken key={at} at={at} />}
      </div>
    </>
  );
}

function Spoken({ at }: { at: number }): ReactNode {
  const [since] = useState(now);
  return <VisuallyHidden>{useText(at, since)}</VisuallyHidden>;
}

function Note({ at }: { at: number }): ReactNode {
  return (
    <div className={classes['place']} aria-hidden="true">
      <p className={classes['note']}>{useText(at, useNow('minute'))}</p>
    </div>
  );
}

function useText(at: number, moment: number): string {
  const t = useTranslations('shell');
  const formats = useFormats();
  return t('offline', { ago: formats.ago(new Date(at).toISOString(), moment) });
}

/** When the oldest of what the screen shows was read, while any of it could not be read anew. */
function useOldest(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [cache.subscribe(listener), kept_answers.subscribe(listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [cache],
  );
  const oldest = () => {
    const ages = [...kept_answers.shown()]
      .filter((name) => cache.get(name)?.isActive() === true)
      .flatMap((name) => kept_answers.find(name)?.at ?? []);
    return ages.length === 0 ? undefined : Math.min(...ages);
  };
  return useSyncExternalStore(subscribe, oldest);
}
