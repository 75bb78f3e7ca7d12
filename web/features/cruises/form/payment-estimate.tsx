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
  const is_empty = !is_shown && confirmed === undefined;
  return (
    <div className={ui('wrap', 'middle', 'gap12', ...(is_empty ? [] : (['above16'] as const)))}>
      {/* it announces the text alone, and stays in the page: what comes with its text is not announced */}
      <div role="status" className={ui('grow')}>
        {!is_empty && (
          <p id={id} ref={text} tabIndex={-1} className={ui('strong')}>
            {is_shown ? about(offer, today) : t('taken', { date: formats.date(confirmed ?? '') })}
          </p>
        )}
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
  );
}

/** The date that was taken from the suggestion. */
function confirmedOf({ values, taken }: FormState): string | undefined {
  const { final_payment_date: date } = values;
  return date !== '' && date === taken.final_payment_date ? date : undefined;
}
