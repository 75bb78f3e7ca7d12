import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Adds or removes the sample cruises and invalidates every list of cruises. */
export function useSamples(action: 'add' | 'remove') {
  const t = useTranslations('dashboard.samples');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (action === 'add') await call('POST samples');
      else await call('DELETE samples');
    },
    onSuccess: async () => {
      await invalidateLists(queries);
      // The screen shows other content now, and the pressed button is gone with the old one.
      globalThis.scrollTo({ top: 0 });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      focusHeading();
      showToast('success', t(action === 'add' ? 'added' : 'removed'));
    },
    onError: () => showToast('error', t('failed')),
  });
}
