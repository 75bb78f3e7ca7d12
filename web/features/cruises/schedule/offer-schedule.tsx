import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { cacheCruise } from '#web/lib/keep-cruise.ts';
import { Checkbox } from '#web/ui/field.tsx';

/** Offers the schedule to others on the ship, and withdraws it; only for a ship of the catalogue. */
export function OfferSchedule({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule.offer');
  const queries = useQueryClient();
  const { act, isWorking } = useAction();
  const { id, ship_id, ship_name, schedule_is_offered } = cruise;
  // offering is sharing, and so only for the owner
  if (ship_id === null || !cruise.can.share) return null;

  async function change(isOffered: boolean): Promise<void> {
    const body = { schedule_is_offered: isOffered };
    await cacheCruise(queries, await call('PATCH cruises/{id}', { params: { id }, body }));
    showToast('success', t(isOffered ? 'done' : 'withdrawn'));
  }

  return (
    <Checkbox
      label={t('label')}
      description={t('text', { ship: isolate(ship_name ?? '') })}
      checked={schedule_is_offered}
      disabled={isWorking}
      onChange={({ currentTarget: { checked } }) =>
        void act({ run: () => change(checked), failed: t('failed') })
      }
    />
  );
}
