import { isCalendarDay, isWallTime } from '#domain/dates.ts';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { isAmount } from '#web/parts/cruise-fields/money-input.ts';
import type { PartFieldName, PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import { at, type PartValues } from '#web/parts/cruise-parts/part-values.ts';

interface Summary {
  title: string;
  facts: string;
}

/** A summary of a record in two lines, as the review lists it. */
export function usePartSummary(currency: string): (kind: PartKind, values: PartValues) => Summary {
  const formats = useFormats();
  const routes = useTranslations('cruises');
  const sides = useTranslations('parts.sides');
  const parts = useTranslations('parts');
  const terms = useTranslations('terms.fields');
  const money = (amount: string) =>
    isAmount(amount) ? formats.money(amount, currency === '' ? null : currency) : amount;
  const day = (text: string) => (isCalendarDay(text) ? formats.date(text) : text);

  return (kind, values) => {
    const of = (name: PartFieldName) => at(values, name);
    const facts = (...texts: string[]) =>
      texts
        .filter((text) => text !== '')
        .map(isolate)
        .join(' · ');
    const side = () => sides(of('kind') === 'post' ? 'post' : 'pre');
    switch (kind) {
      case 'passengers':
        return { title: `${of('first_name')} ${of('last_name')}`.trim(), facts: facts(of('loyalty_number')) };
      case 'payments':
        return {
          title: money(of('amount')),
          facts: facts(of('is_deposit') === 'true' ? terms('deposit') : '', day(of('date')), of('method')),
        };
      case 'addons':
        return {
          title: of('description'),
          facts: facts(money(of('price')), of('is_in_total') === 'true' ? parts('in_total') : ''),
        };
      case 'lodging': {
        const [from, to] = [of('check_in_date'), of('check_out_date')];
        const is_range = isCalendarDay(from) && isCalendarDay(to) && from <= to;
        const dates = is_range ? formats.dateRange(from, to) : day(from);
        return { title: of('name'), facts: facts(of('city'), dates, side()) };
      }
      case 'flights': {
        const [from, to] = [of('departure_airport'), of('arrival_airport')];
        const route =
          from !== '' && to !== ''
            ? routes('route', { start: isolate(from), end: isolate(to) })
            : from === ''
              ? to
              : from;
        const clock = of('departure_clock');
        const when = [day(of('departure_day')), isWallTime(clock) ? formats.time(clock) : clock];
        const title = [of('flight_number'), of('airline')].filter((text) => text !== '').join(', ');
        return { title, facts: facts(route, when.filter((text) => text !== '').join(', '), side()) };
      }
    }
  };
}
