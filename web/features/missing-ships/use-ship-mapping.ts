import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { MissingShip } from '#contract/fleet.ts';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';

type MappedCruises = Answer<'POST catalog/missing-ships'>['items'];

/** Maps a typed ship to one of the catalogue, with ten seconds to undo. */
export function useShipMapping({ ship_name, cruise_line }: Pick<MissingShip, 'ship_name' | 'cruise_line'>): {
  isWorking: boolean;
  map: (ship: { id: string; name: string }) => void;
} {
  const t = useTranslations('fleet.missing');
  const queries = useQueryClient();
  const { act, isWorking } = useAction();

  async function invalidate(): Promise<void> {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['GET catalog/missing-ships'] }),
      queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] }),
      invalidateLists(queries),
    ]);
  }

  /** Restores each cruise; one that was changed since is left alone. */
  async function undo(items: MappedCruises): Promise<void> {
    for (const { id, version, before } of items) {
      const body = { ...before, ship_id: null };
      await call('PATCH cruises/{id}', { params: { id }, body, if_match: version });
    }
    showToast('info', t('undone'));
    await invalidate();
  }

  async function map(ship: { id: string; name: string }): Promise<void> {
    const body = { ship_name, cruise_line, ship_id: ship.id };
    const { items } = await call('POST catalog/missing-ships', { body });
    const takeBack = () =>
      void act({ key: 'undo', run: () => undo(items), failed: t('failed'), onFailed: invalidate });
    showToast('success', t('mapped', { count: items.length, ship: isolate(ship.name) }), {
      action: { label: t('undo'), run: takeBack },
    });
    await invalidate();
  }

  return { isWorking, map: (ship) => void act({ run: () => map(ship), failed: t('failed') }) };
}
