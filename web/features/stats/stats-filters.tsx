import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Stats } from '#contract/stats.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { useAddress } from './address.ts';
import { useFilterText } from './explanation.tsx';
import { Select } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import { filterOf } from './search.ts';
import classes from './stats.module.css';

export const no_filter = { year: undefined, cruise_line: undefined, passenger: undefined };

/** Whether the filters are unfolded, and their id. */
export function useFolded() {
  const [is_open, setOpen] = useState(false);
  return { id: useId(), is_open, toggle: () => setOpen(!is_open) };
}

type Folded = ReturnType<typeof useFolded>;

/** Unfolds the filters, and says how many are set. */
export function FiltersButton({ folded: { id, is_open, toggle } }: { folded: Folded }): ReactNode {
  const t = useTranslations('stats.filters');
  const lists = useTranslations('lists');
  const { number } = useFormats();
  const in_use = Object.keys(filterOf(useAddress().search)).length;
  return (
    <button
      type="button"
      className={ui(
        'press',
        'reach',
        'paper',
        'edged',
        'rounded',
        'turning',
        'deep',
        'strong',
        'gap8',
        'padInline16',
        'unprinted',
      )}
      aria-expanded={is_open}
      aria-controls={id}
      onClick={toggle}
    >
      {t('title')}
      {in_use > 0 && (
        <span className={`${ui('round', 'smaller')} ${classes['count']}`}>
          <span aria-hidden="true">{number(in_use)}</span>
          <VisuallyHidden>{lists('in_use', { count: in_use })}</VisuallyHidden>
        </span>
      )}
      <Icon name="chevron" size={20} />
    </button>
  );
}

/** Year, line and passenger, and in words what is chosen; all of them stand in the address. */
export function StatsFilters({ stats, folded }: { stats: Stats; folded: Folded }): ReactNode {
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
    <>
      <div
        id={folded.id}
        className={`${ui('card', 'pad16')} ${classes['filters']}`}
        role="group"
        aria-label={t('title')}
        hidden={!folded.is_open}
      >
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
      </div>
      <div
        className={`${ui('wrap', 'middle', 'strong', 'good', 'unprinted')} ${classes['shown']}`}
        role="status"
      >
        {text !== '' && (
          <>
            <span>{text}</span>
            <Button look="quiet" onClick={() => narrow(no_filter)}>
              {t('clear')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
