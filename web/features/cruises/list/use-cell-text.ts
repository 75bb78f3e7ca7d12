import { useTranslations } from 'use-intl';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { sees } from '#web/lib/shown.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import type { Column, ColumnName } from './columns.ts';

/** The texts of the table in the reader's language. */
export interface ListWords {
  head: (name: ColumnName | 'ship_name' | 'currency') => string;
  cell: (cruise: ListedCruise, column: Column) => string | undefined;
}

export function useListWords(): ListWords {
  const t = useTranslations('lists');
  const terms = useTranslations('terms');
  const fieldText = useFieldText('medium');
  return {
    head: (name) =>
      name === 'time' || name === 'payment_state' ? t(`column_names.${name}`) : terms(`fields.${name}`),
    cell: (cruise, { name, kind }) => {
      // a cancelled cruise is not past, current or future
      if (kind === 'state')
        return cruise.cancelled_at === null ? terms(`time.${cruise.time}`) : terms('fields.cancelled_at');
      // a hidden state is not the same as "unknown"
      if (kind === 'payment_state')
        return sees(cruise, 'full') ? terms(`payment_state.${cruise.payment_state}`) : undefined;
      return fieldText({ name, kind }, cruise);
    },
  };
}
