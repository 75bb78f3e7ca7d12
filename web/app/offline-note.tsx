import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { now, useNow } from '#web/ui/clock.ts';
import { useFormats } from '#web/lib/formats.ts';
import { network, session } from '#web/lib/api.ts';
import { offline_answers } from '#web/lib/offline.ts';
import { to_network } from '#web/lib/paths.ts';
import { isShipMode, subscribeShipMode } from '#web/lib/ship-mode.ts';
import { useFrameKind } from '#web/lib/use-whose-frame.ts';
import { LazyShipMode } from '#web/parts/ship-mode-lazy.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './offline-note.module.css';

interface NoteProps {
  /** when the oldest kept answer on the screen was read; undefined: the screen shows none */
  at: number | undefined;
}

/**
 * Tells how old the screen's answers are if they are kept ones and no network brings new ones, and leads to the login
 * of a network that asks for one, on every screen; and that ship mode is on, in which most answers are kept ones.
 */
export function OfflineNote(): ReactNode {
  const at = useOldest();
  const asks_for_login = useSyncExternalStore(network.subscribe, network.asksForLogin);
  const is_person = useFrameKind() === 'person';
  const is_ship_mode = useSyncExternalStore(subscribeShipMode, isShipMode) && is_person;
  const is_shown = (at !== undefined && !is_ship_mode) || asks_for_login;
  return (
    <>
      {is_ship_mode && (
        <div className={ui('lineBelow', 'paper', 'target', 'unprinted')}>
          <Suspense fallback={null}>
            <LazyShipMode at={at} />
          </Suspense>
        </div>
      )}
      {is_shown && <Note at={at} asks_for_login={asks_for_login} />}
      {/* rendered before its text comes, so that it is read out: once, while the visible line changes each minute */}
      <div role="status" className={ui('unprinted')}>
        {is_shown && <Spoken key={at} at={at} />}
      </div>
    </>
  );
}

function Spoken({ at }: NoteProps): ReactNode {
  const [since] = useState(now);
  return <VisuallyHidden>{useText(at, since)}</VisuallyHidden>;
}

function Note({ at, asks_for_login }: NoteProps & { asks_for_login: boolean }): ReactNode {
  return (
    <div className={`${ui('unprinted')} ${classes['place']}`}>
      <p className={`${ui('lineBelow', 'paper', 'bare', 'muted', 'text13', 'center')} ${classes['note']}`}>
        <span aria-hidden="true">{useText(at, useNow('minute'))}</span>
        {asks_for_login && <NetworkLogin />}
      </p>
    </div>
  );
}

/** Opens the page that answers in place of the server, on which a ship's Wi-Fi asks for a login. */
function NetworkLogin(): ReactNode {
  const t = useTranslations('shell');
  return (
    <>
      {' '}
      <a href={`/${to_network}`} target="_blank" rel="noreferrer">
        {t('network_login')} <VisuallyHidden>({t('footer.new_tab')})</VisuallyHidden>
      </a>
    </>
  );
}

function useText(at: number | undefined, moment: number): string {
  const t = useTranslations('shell');
  const formats = useFormats();
  if (at === undefined) return t('no_connection');
  return t(session.isWithout() ? 'offline_lapsed' : 'offline', {
    ago: formats.ago(new Date(at).toISOString(), moment),
  });
}

/** When the oldest kept answer on the screen was read, while any of them could not be read again. */
function useOldest(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [cache.subscribe(listener), offline_answers.subscribe(listener)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [cache],
  );
  const oldest = () => {
    const ages = [...offline_answers.shown().keys()]
      .filter((name) => cache.get(name)?.isActive() === true)
      .flatMap((name) => offline_answers.ageOf(name) ?? []);
    return ages.length === 0 ? undefined : Math.min(...ages);
  };
  return useSyncExternalStore(subscribe, oldest);
}
