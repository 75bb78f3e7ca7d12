import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { useFormats } from '#web/lib/formats.ts';
import { sees } from '#web/lib/shown.ts';
import { type Column, stateOf } from './columns.ts';
import type { CsvWords } from './csv.ts';

/** The heads of columns and the names of states, in the reader's language. */
export function useListWords(): CsvWords {
  const t = useTranslations('lists');
  const terms = useTranslations('terms');
  return {
    column: (name) =>
      name === 'time' || name === 'payment_state' ? t(`column_names.${name}`) : terms(`fields.${name}`),
    state: (state) => (state === 'cancelled' ? terms('fields.cancelled_at') : terms(`time.${state}`)),
    payment_state: (state) => terms(`payment_state.${state}`),
  };
}

/** Formats a cell of the table for people. */
export function useCellText(): (cruise: ListedCruise, column: Column) => string | null {
  const words = useListWords();
  const formats = useFormats();
  return (cruise, { name, kind }) => {
    if (kind === 'time') return words.state(stateOf(cruise));
    if (kind === 'payment_state')
      return sees(cruise, 'full') ? words.payment_state(cruise.payment_state) : null;
    const value = cruise[name];
    if (value === null) return null;
    if (kind === 'day') return formats.date(String(value));
    if (kind === 'money') return formats.money(String(value), cruise.currency);
    return typeof value === 'number' ? formats.number(value) : value;
  };
}
