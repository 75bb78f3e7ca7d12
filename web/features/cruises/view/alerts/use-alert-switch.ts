import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise, CruiseChange } from '#contract/cruises.ts';
import type { CruiseSwitch } from '#domain/reminders.ts';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { cacheCruise } from '#web/lib/keep-cruise.ts';

/** The switches of one cruise: each is saved when it is turned, with a toast that can undo it. */
export function useAlertSwitch(cruise: Cruise) {
  const t = useTranslations('reminders');
  const queries = useQueryClient();
  const [turned, setTurned] = useState<Partial<Record<CruiseSwitch, boolean>>>({});
  const queue = useRef(Promise.resolve());
  const { queryKey } = read('GET cruises/{id}', { params: { id: cruise.id } });

  /**
   * A switch has the same meaning whatever else of the record changed, so a stale version is sent again with the new
   * one.
   */
  async function send(body: CruiseChange): Promise<Cruise> {
    const version = queries.getQueryData(queryKey)?.version ?? cruise.version;
    const given = { params: { id: cruise.id }, body };
    try {
      return await call('PATCH cruises/{id}', { ...given, if_match: version });
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'stale' ? error.current : undefined;
      if (!isVersioned(current)) throw error;
      return call('PATCH cruises/{id}', { ...given, if_match: current.version });
    }
  }

  async function save(name: CruiseSwitch, is_on: boolean): Promise<void> {
    try {
      const kept = cacheCruise(queries, await send({ [name]: is_on }));
      showToast('success', t(is_on ? 'switched_on' : 'switched_off'), {
        action: { label: t('undo'), run: () => turn(name, !is_on) },
      });
      await kept;
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', (error instanceof ApiError ? error.detail : undefined) ?? t('not_switched'));
    }
    setTurned(({ [name]: latest, ...others }) =>
      latest === is_on || latest === undefined ? others : { ...others, [name]: latest },
    );
  }

  /** One after the other: of two quick turns the later one counts. */
  function turn(name: CruiseSwitch, is_on: boolean): void {
    setTurned((before) => ({ ...before, [name]: is_on }));
    queue.current = queue.current.then(() => save(name, is_on));
  }

  return { isOn: (name: CruiseSwitch) => turned[name] ?? cruise[name], turn };
}

function isVersioned(current: unknown): current is { version: number } {
  return typeof current === 'object' && current !== null && 'version' in current;
}
