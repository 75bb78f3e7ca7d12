import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './dashboard.module.css';

/** Adds or removes the sample cruises and lets every screen that shows cruises ask again. */
export function useSamples(action: 'add' | 'remove') {
  const t = useTranslations('dashboard.samples');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (action === 'add') await call('POST samples');
      else await call('DELETE samples');
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['GET dashboard'] }),
        queries.invalidateQueries({ queryKey: ['GET cruises'] }),
      ]);
      showToast('success', t(action === 'add' ? 'added' : 'removed'));
    },
    onError: () => showToast('error', t('failed')),
  });
}

/** The quiet line above sample cruises. */
export function SamplesNote(): ReactNode {
  const t = useTranslations('dashboard.samples');
  const { mutate, isPending } = useSamples('remove');
  return (
    <div className={classes['samples']}>
      <p>{t('note')}</p>
      <Button look="quiet" is_working={isPending} onClick={() => mutate()}>
        {t('remove')}
      </Button>
    </div>
  );
}
