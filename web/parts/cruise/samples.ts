import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { forgetLists } from '#web/lib/follow-cruises.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { showToast } from '#web/lib/toasts.ts';

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
      await forgetLists(queries);
      // The page is another one now, and the button that was pressed is gone with the old one.
      globalThis.scrollTo({ top: 0 });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      focusHeading();
      showToast('success', t(action === 'add' ? 'added' : 'removed'));
    },
    onError: () => showToast('error', t('failed')),
  });
}
