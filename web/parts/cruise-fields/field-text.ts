import { useTranslations } from 'use-intl';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { useFormats } from '#web/lib/formats.ts';
import type { Field } from './fields.ts';
import type { FormValues } from './form-values.ts';
import { isAmount } from './money-input.ts';

/** Formats the value of a field for people; undefined for an empty one. */
export function useFieldText(): (field: Field, values: FormValues) => string | undefined {
  const t = useTranslations('cruises.view');
  const formats = useFormats();
  return ({ name, kind }, values) => {
    const value = values[name];
    if (value === '') return undefined;
    switch (kind) {
      case 'day':
        return isCalendarDay(value) ? formats.date(value, 'weekday') : value;
      case 'time':
        return isWallTime(value) ? formats.time(value) : value;
      case 'money':
        return isAmount(value)
          ? formats.money(value, values.currency === '' ? null : values.currency)
          : value;
      case 'flag':
        return t(value === 'true' ? 'yes' : 'no');
      case 'moment':
        return formats.moment(value);
      case 'number':
        return formats.number(Number(value));
      default:
        return value;
    }
  };
}
