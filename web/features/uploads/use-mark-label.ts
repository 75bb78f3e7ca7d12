import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { fields } from '#web/parts/cruise-fields/fields.ts';
import { part_kinds } from '#web/parts/cruise-parts/part-fields.ts';
import type { ReviewItem } from './review-store.ts';

/** The name of a value that was read: that of its field, or of its list. */
export function useMarkLabel(): (item: Pick<ReviewItem, 'parts'>, key: string) => string {
  const terms = useTranslations('terms');
  return useCallback(
    (item, key) => {
      const field = fields.find(({ name }) => `field:${name}` === key);
      if (key === 'balance') return terms('fields.balance_due');
      if (field !== undefined) return terms(`fields.${field.name}`);
      const kind = part_kinds.find((one) => item.parts[one].some((part) => `part:${part.key}` === key));
      return terms(`parts.${kind ?? 'schedule'}`);
    },
    [terms],
  );
}
