import { useTranslations } from 'use-intl';
import type { Condition } from '#domain/weather.ts';

/** The state of the sky, in the words of the weather service of the reader's country. */
export function useSkyWord(): (condition: Condition | null, is_day: boolean) => string | undefined {
  const t = useTranslations('weather.conditions');
  return (condition, is_day) => {
    if (condition === null) return undefined;
    if (is_day && condition === 'clear') return t('sunny');
    if (is_day && condition === 'mostly_clear') return t('mostly_sunny');
    return t(condition);
  };
}
