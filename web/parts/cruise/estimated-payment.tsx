import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { isolate } from '#web/lib/bidi.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './estimated-payment.module.css';
import { useFormats } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toasts.ts';
import { expectReminderOffer } from './reminder-offer.tsx';
import { useChangeCruise } from './use-change-cruise.ts';

/** The link to the final payment date: the editor of the price opens with the cursor in its field. */
export const to_payment_date = {
  to: paths.cruise_view,
  search: { tab: 'pricing', edit: 'price.cruise' },
  hash: 'final_payment_date',
} as const;

/** When a final payment is probably due, and why. */
export function useEstimateText() {
  const t = useTranslations('parts.estimate');
  const formats = useFormats();
  return {
    about: (date: string, today: string) => t(date < today ? 'was' : 'about', { date: formats.date(date) }),
    why: (days: number, line: string | null) => t('why', { days, line: isolate(line ?? '') }),
    /** beside the name of the line or of the ship */
    briefly: (days: number) => t('brief', { days }),
  };
}

interface EstimateActionsProps {
  cruise_id: string;
  /** the estimated date */
  date: string;
  /** the id of the text that names the estimate, as several buttons may share one name */
  described_by: string;
}

/** Makes an estimate the final payment date with one tap, which a toast can undo; or leads to its field. */
export function EstimateActions({ cruise_id, date, described_by }: EstimateActionsProps): ReactNode {
  const t = useTranslations('parts.estimate');
  const words = useTranslations('reminders');
  const formats = useFormats();
  const { change, isWorking } = useChangeCruise(cruise_id);

  async function takeBack(): Promise<void> {
    if (await change({ final_payment_date: null })) showToast('success', t('undone'));
  }

  async function confirm(button: HTMLElement): Promise<void> {
    // the buttons go with the estimate, so the focus moves to a neighbour
    const beside = [
      ...(button.closest('li, section')?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
    ].find((one) => !button.parentElement?.contains(one));
    expectReminderOffer();
    if (!(await change({ final_payment_date: date }))) return;
    showToast('success', t('confirmed', { date: formats.date(date) }), {
      action: { label: words('undo'), run: () => void takeBack() },
    });
    const { activeElement, body } = document;
    if (activeElement === button || activeElement === body) beside?.focus();
  }

  return (
    <span className={`${ui('inline', 'middle', 'gap4')} ${classes['actions']}`}>
      <Button
        look="outline"
        aria-describedby={described_by}
        is_working={isWorking}
        onClick={({ currentTarget }) => void confirm(currentTarget)}
      >
        {t('confirm')}
      </Button>
      <Link
        {...to_payment_date}
        params={{ id: cruise_id }}
        aria-describedby={described_by}
        className={buttonClass('quiet')}
        resetScroll={false}
      >
        {t('change')}
      </Link>
    </span>
  );
}
