import { useTranslations } from 'use-intl';
import { useInputFormats } from '#web/lib/format-input.ts';
import { decimalsOf } from '#web/lib/formats.ts';
import type { Problem } from './form-values.ts';
import type { PartProblem } from '#web/parts/cruise-parts/part-values.ts';

/** The error at a field: a problem that the form found, or the server's own words. */
type Fault = { problem: Problem | PartProblem } | { text: string };

/** The text of an error at a field; amounts are shown as its currency writes them. */
export function useFaultText(): (fault: Fault | undefined, currency: string) => string | undefined {
  const t = useTranslations('cruises.form');
  const faults = useTranslations('errors.fields');
  const { amountText, dayText } = useInputFormats();
  return (fault, currency) => {
    if (fault === undefined) return undefined;
    if ('text' in fault) return fault.text;
    const decimals = decimalsOf(currency);
    const example = () => amountText(decimals === 0 ? '1234' : '1234.50', decimals);
    const texts: Record<Problem | PartProblem, () => string> = {
      required: () => faults('required'),
      date: () => t('wrong_date', { example: dayText('2027-03-26') }),
      no_such_date: () => faults('invalid_date'),
      amount: () => t('wrong_amount', { example: example() }),
      signed_amount: () => t('unsigned_amount', { example: example() }),
      currency: () => faults('invalid_currency'),
      number: () => t('wrong_number'),
      time: () => faults('invalid_time'),
      moment: () => faults('invalid_moment'),
      end_before_start: () => faults('end_before_start'),
      web_site: () => faults('invalid_web_site'),
      same_airport: () => faults('same_airport'),
      turned: () => faults('lands_before_departure'),
      no_night: () => faults('check_out_before_check_in'),
    };
    return texts[fault.problem]();
  };
}
