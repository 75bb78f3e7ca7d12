import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { call } from '#web/lib/api.ts';
import { detailOf } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { bodiesOfItems } from './put-back.ts';
import { scheduleDraft } from './schedule-form.ts';
import classes from './schedule.module.css';

/** Asks once, then clears the schedule; it can be restored while the toast is there. */
export function ClearSchedule({ cruise }: { cruise: Cruise }): ReactNode {
  const t = useTranslations('schedule.clear');
  const undo = useTranslations('cruises.delete');
  const queries = useQueryClient();
  const { act } = useAction();
  const { id } = cruise;
  const { items, version } = cruise.schedule;

  const attempt = (key: string, run: () => Promise<void>) =>
    act({
      key,
      run: async () => {
        await run();
        await invalidateCruise(queries, id);
      },
      failed: (error) => detailOf(error) ?? t('failed'),
      onFailed: () => invalidateCruise(queries, id),
    });

  async function putBack(): Promise<void> {
    // clearing made one new version; a schedule that was put meanwhile is not overwritten
    const body = { items: bodiesOfItems(items) };
    await call('PUT cruises/{id}/schedule', { params: { id }, body, if_match: version + 1 });
    showToast('info', t('undone'));
  }

  async function clear(): Promise<void> {
    await call('DELETE cruises/{id}/schedule', { params: { id }, if_match: version });
    scheduleDraft(id).forget();
    const action = { label: undo('undo'), run: () => void attempt('undo', putBack) };
    showToast('success', t('done'), { action });
  }

  return (
    <div className={classes['clear']}>
      <ConfirmButton
        look="danger"
        title={t('title')}
        text={t('text', { ship: isolate(cruise.ship_name ?? '') })}
        confirm_label={t('confirm')}
        cancel_label={t('cancel')}
        onConfirm={() => void attempt('clear', clear)}
      >
        <Icon name="trash" size={20} />
        {t('button')}
      </ConfirmButton>
    </div>
  );
}
