import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { CruiseChange } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { detailOf } from '#web/lib/api-errors.ts';
import { useAction } from '#web/lib/use-action.ts';
import { cacheCruise } from '#web/lib/keep-cruise.ts';

/**
 * Changes single fields of a record with one click. It sends no version: the fields get these values whatever else
 * changed meanwhile, and no other field is touched. `change` returns whether it worked; if not, a toast says so.
 */
export function useChangeCruise(id: string) {
  const t = useTranslations('parts.menu');
  const queries = useQueryClient();
  const { act, isWorking } = useAction();
  const change = (body: CruiseChange) =>
    act({
      key: JSON.stringify(body),
      run: async () => cacheCruise(queries, await call('PATCH cruises/{id}', { params: { id }, body })),
      failed: (error) => detailOf(error) ?? t('failed'),
    });
  return { change, isWorking };
}
