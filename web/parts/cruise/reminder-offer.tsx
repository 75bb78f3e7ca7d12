import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { addDays } from '#domain/dates.ts';
import { usual_reminder_days } from '#domain/reminder-days.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { site } from '#web/lib/site.ts';
import { useFormats } from '#web/lib/formats.ts';
import classes from './reminder-offer.module.css';
import { useReminderSettings } from './use-reminder-settings.ts';
import { useToday } from '#web/lib/use-today.ts';
import { ui } from '#web/ui/primitives.ts';

/** A final payment that is not made yet. */
export interface OpenPayment {
  cruise_id: string;
  ship_name: string | null;
  due_on: string;
}

type PayableCruise = Pick<
  ListedCruise,
  | 'id'
  | 'share'
  | 'is_sample'
  | 'time'
  | 'cancelled_at'
  | 'payment_state'
  | 'final_payment_date'
  | 'ship_name'
>;

/** The final payments that the owner of the cruises still has to make, with their recorded dates. */
export function openPaymentsOf(cruises: readonly PayableCruise[]): OpenPayment[] {
  return cruises.flatMap(
    ({
      id: cruise_id,
      share,
      is_sample,
      time,
      cancelled_at,
      payment_state,
      final_payment_date: due_on,
      ship_name,
    }) =>
      due_on === null || share !== null || is_sample || time !== 'future' || cancelled_at !== null
        ? []
        : payment_state === 'paid'
          ? []
          : [{ cruise_id, ship_name, due_on }],
  );
}

const reminderDayOf = ({ due_on }: OpenPayment) => addDays(due_on, -usual_reminder_days);

/** The first payment whose reminder would not have been sent already. */
export function firstToRemindOf(payments: readonly OpenPayment[], today: string): OpenPayment | undefined {
  const [first] = payments
    .filter((payment) => reminderDayOf(payment) > today)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1));
  return first;
}

/** Whether the date of a payment is being saved on the screen that is shown. */
let is_date_saved = false;

/**
 * Called when a reader saves the date of a payment: the question that follows comes into view, with the focus. Without
 * it, a record that was read again after its screen opened took the focus from the heading.
 */
export function expectReminderOffer(): void {
  is_date_saved = true;
}

interface ReminderOfferProps {
  payments: readonly OpenPayment[];
  /** in the row of its payment, which says the rest */
  is_inline?: boolean;
}

/**
 * Offers reminders once there is a date to remind of: once per account, and either answer is for good. No offer for a
 * date so near that its reminder would have been sent already.
 */
export function ReminderOffer({ payments, is_inline = false }: ReminderOfferProps): ReactNode {
  const t = useTranslations('reminders');
  const formats = useFormats();
  const today = useToday();
  const title_id = useId();
  const { settings, isWorking, turnOn, decline } = useReminderSettings();
  const first = firstToRemindOf(payments, today);
  const is_ready = settings !== undefined;
  const is_offered = is_ready && !settings.is_reminder_offer_answered && first !== undefined;

  // A date that was saved a moment ago brings the question, above or below what a phone shows: it comes into view. It
  // gets the focus too, or the editor that closes meanwhile would scroll back to the button that opened it.
  const title = useRef<HTMLHeadingElement>(null);
  const was_offered = useRef<boolean>(undefined);
  useEffect(() => {
    is_date_saved = false;
  }, []);
  useEffect(() => {
    if (!is_ready) return;
    if (is_date_saved && is_offered && was_offered.current === false) {
      is_date_saved = false;
      title.current?.focus({ preventScroll: true });
      // centred: the toast about the date that was saved lies over the lower edge of the window
      title.current?.scrollIntoView({ block: 'center' });
    }
    was_offered.current = is_offered;
  }, [is_ready, is_offered]);

  if (!is_offered) return null;
  const day = formats.date(reminderDayOf(first));
  const answers = (
    <div className={ui('row', 'gap12')}>
      <Button
        look={is_inline ? 'outline' : 'filled'}
        is_working={isWorking}
        onClick={() => void turnOn('days_before', t('reminded', { dates: day }))}
      >
        {t('offer.yes')}
      </Button>
      <Button look={is_inline ? 'quiet' : 'outline'} is_working={isWorking} onClick={() => void decline()}>
        {t('offer.no')}
      </Button>
    </div>
  );
  const question = { id: title_id, ref: title, tabIndex: -1 };
  if (is_inline)
    return (
      <section
        className={`${ui('bar', 'gap4by12', 'rounded')} ${classes['inline']}`}
        aria-labelledby={title_id}
      >
        <h3 {...question} className={`${ui('small', 'strong')} ${classes['title']}`}>
          {t('offer.title')}
        </h3>
        {answers}
      </section>
    );
  return (
    <Card className={`${ui('bar')} ${classes['offer']}`} aria-labelledby={title_id}>
      <div className={classes['words']}>
        <h2 {...question} className={`${ui('title')} ${classes['title']}`}>
          {t('offer.title')}
        </h2>
        <p className={ui('note')}>
          {t(`offer.text.${site().mail}`, {
            ship: isolate(first.ship_name ?? ''),
            date: formats.date(first.due_on),
            day,
          })}
        </p>
      </div>
      {answers}
    </Card>
  );
}
