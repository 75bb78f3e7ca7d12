import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useToday } from '#web/lib/use-today.ts';
import { useEstimateText } from '#web/parts/cruise/estimated-payment.tsx';
import type { FormState, FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { offerAt } from '#web/parts/cruise-fields/offers.ts';
import { useFormState } from '#web/parts/cruise-fields/use-form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ui } from '#web/ui/primitives.ts';

/**
 * When the final payment is probably due, confirmed with one tap. The field itself is in a folded group, where nobody
 * sees its suggestion.
 */
export function PaymentEstimate({ form }: { form: FormStore }): ReactNode {
  const t = useTranslations('parts.estimate');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const today = useToday();
  const { about, why } = useEstimateText();
  const text = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const offer = useFormState(form, (state) => offerAt('final_payment_date', state));
  const confirmed = useFormState(form, confirmedOf);
  const line = useFormState(form, ({ values }) => values.cruise_line);
  const start = useFormState(form, ({ values }) => values.start_date);
  const is_shown = offer !== undefined && line !== '' && isCalendarDay(start);
  return (
    <div role="status">
      {(is_shown || confirmed !== undefined) && (
        <div className={ui('wrap', 'middle', 'gap12', 'above16')}>
          <div className={ui('grow')}>
            <p id={id} ref={text} tabIndex={-1} className={ui('strong')}>
              {is_shown
                ? about(offer, today)
                : `${terms('final_payment_date')}: ${formats.date(confirmed ?? '')}`}
            </p>
            {is_shown && <p className={ui('note')}>{why(nightsBetween(offer, start), line)}</p>}
          </div>
          {is_shown && (
            <Button
              look="outline"
              aria-describedby={id}
              onClick={() => {
                form.take('final_payment_date');
                // the button goes
                text.current?.focus();
              }}
            >
              {t('confirm')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The date that was taken from the suggestion. */
function confirmedOf({ values, taken }: FormState): string | undefined {
  const { final_payment_date: date } = values;
  return date !== '' && date === taken.final_payment_date ? date : undefined;
}
