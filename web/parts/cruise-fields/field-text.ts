import { useTranslations } from 'use-intl';
import type { FieldKind } from '#domain/cruise-fields.ts';
import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { type DayStyle, useFormats } from '#web/lib/formats.ts';
import { usePortName } from '#web/lib/port-name.ts';
import { isAmount } from './money-input.ts';

type Values<Name extends string> = Readonly<Record<Name | 'currency', string | number | boolean | null>>;

/** Formats the value of a field for people, of a record or of its form; undefined for an empty one. */
export function useFieldText(day: DayStyle = 'weekday') {
  const t = useTranslations('cruises.view');
  const portName = usePortName();
  const formats = useFormats();
  return <Name extends string>(
    { name, kind }: { name: Name; kind: FieldKind },
    values: Values<Name>,
  ): string | undefined => {
    const text = String(values[name] ?? '');
    if (text === '') return undefined;
    switch (kind) {
      case 'day':
        return isCalendarDay(text) ? formats.date(text, day) : text;
      case 'time':
        return isWallTime(text) ? formats.time(text) : text;
      case 'money':
        // a computed amount may be below zero
        return isAmount(text.replace(/^-/, ''))
          ? formats.money(text, String(values.currency ?? '') || null)
          : text;
      case 'flag':
        return t(text === 'true' ? 'yes' : 'no');
      case 'moment':
        return formats.moment(text);
      case 'port':
        return portName(text);
      case 'number':
        return formats.number(Number(text));
      default:
        return text;
    }
  };
}
