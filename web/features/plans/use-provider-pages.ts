import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BillingInterval, SoldPlan } from '#domain/subscription.ts';
import { call } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';

export interface ProviderPages {
  /** the page that is opening: that of a plan, or the portal */
  opening: SoldPlan | 'portal' | undefined;
  openCheckout: (choice: { plan: SoldPlan; interval: BillingInterval }) => void;
  openPortal: () => void;
}

/** The pages of the payment provider, opened in place of this one. */
export function useProviderPages(): ProviderPages {
  const t = useTranslations('plans');
  const queries = useQueryClient();
  const [opening, setOpening] = useState<ProviderPages['opening']>();
  useEffect(() => {
    // after Back the browser may show this page as it was left
    const calmDown = () => setOpening(undefined);
    globalThis.addEventListener('pageshow', calmDown);
    return () => globalThis.removeEventListener('pageshow', calmDown);
  }, []);
  const open = async (what: SoldPlan | 'portal', ask: () => Promise<{ url: string }>) => {
    if (opening !== undefined) return;
    setOpening(what);
    try {
      const { url } = await ask();
      location.assign(url);
    } catch (error) {
      setOpening(undefined);
      if (error instanceof SessionEnded) return;
      const says_why = error instanceof ApiError && (error.code === 'same_plan' || error.status === 429);
      showToast('error', (says_why ? error.detail : undefined) ?? t('payment_failed'));
      // bought in another tab, or set by an operator: this page is out of date
      if (error instanceof ApiError && error.code === 'same_plan') {
        await queries.invalidateQueries({ queryKey: ['GET user/settings'] });
        await queries.invalidateQueries({ queryKey: ['GET billing/plans'] });
      }
    }
  };
  return {
    opening,
    // only these two fields, as a price has more
    openCheckout: ({ plan, interval }) =>
      void open(plan, () => call('POST billing/checkout', { body: { plan, interval } })),
    openPortal: () => void open('portal', () => call('POST billing/portal')),
  };
}
