import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Stats } from '#contract/stats.ts';
import { Button } from '#web/ui/button.tsx';
import { useAddress } from './address.ts';
import { useFilterText } from './explanation.tsx';
import { Select } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './stats.module.css';

/** Year, line and passenger; all of them stand in the address. */
export function StatsFilters({ stats }: { stats: Stats }): ReactNode {
  const t = useTranslations('stats.filters');
  const { search, narrow } = useAddress();
  const text = useFilterText()(search, stats);
  const { years, cruise_lines, passengers } = stats.filters;
  const options = (things: readonly { key: string; name: string }[], chosen: string | undefined) => {
    const offered = things.map(({ key, name }) => ({ value: key, label: name }));
    // a filter of the address is listed even if no cruise has its value
    const is_offered = chosen === undefined || things.some(({ key }) => key === chosen);
    return is_offered ? offered : [...offered, { value: chosen, label: chosen }];
  };
  return (
    <div className={classes['filters']} role="group" aria-label={t('title')}>
      <Select
        label={t('year')}
        value={search.year ?? ''}
        options={[
          { value: '', label: t('all_years') },
          ...options(
            years.map((year) => ({ key: String(year), name: String(year) })),
            search.year,
          ),
        ]}
        onChange={({ currentTarget }) => narrow({ year: currentTarget.value || undefined })}
      />
      <Select
        label={t('line')}
        value={search.cruise_line ?? ''}
        options={[{ value: '', label: t('all_lines') }, ...options(cruise_lines, search.cruise_line)]}
        onChange={({ currentTarget }) => narrow({ cruise_line: currentTarget.value || undefined })}
      />
      {(passengers.length > 1 || search.passenger !== undefined) && (
        <Select
          label={t('passenger')}
          value={search.passenger ?? ''}
          options={[{ value: '', label: t('all_passengers') }, ...options(passengers, search.passenger)]}
          onChange={({ currentTarget }) => narrow({ passenger: currentTarget.value || undefined })}
        />
      )}
      <div className={`${ui('wrap', 'middle', 'strong', 'good', 'whole')} ${classes['shown']}`} role="status">
        {text !== '' && (
          <>
            <span>{text}</span>
            <Button
              look="quiet"
              onClick={() => narrow({ year: undefined, cruise_line: undefined, passenger: undefined })}
            >
              {t('clear')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
