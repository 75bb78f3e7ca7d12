import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ui } from '#web/ui/primitives.ts';
import { isFiltered, type ListSearch, timesOf } from '../search.ts';
import classes from './tools.module.css';
import type { Choices } from './use-cruises.ts';

interface ActiveFiltersProps {
  search: ListSearch;
  choices: Choices;
  onNarrow: (change: Partial<Record<keyof ListSearch, string | undefined>>) => void;
  onClear: () => void;
}

/** The filters and the order in use, each with a button to remove it: their fields are folded away. */
export function ActiveFilters({ search, choices, onNarrow, onClear }: ActiveFiltersProps): ReactNode {
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  const terms = useTranslations('terms');
  const sharedName = useSharedNames();
  const { q, cancelled, year, cruise_line, shared, sort } = search;
  const times = timesOf(search.time);
  const filters: { key: string; text: string | undefined; without: Parameters<typeof onNarrow>[0] }[] = [
    { key: 'q', text: q, without: { q: undefined } },
    ...times.map((time) => {
      const others = times.filter((other) => other !== time).join(',');
      return { key: time, text: terms(`time.${time}`), without: { time: others || undefined } };
    }),
    { key: 'cancelled', text: cancelled && terms('fields.cancelled_at'), without: { cancelled: undefined } },
    { key: 'year', text: year, without: { year: undefined } },
    { key: 'cruise_line', text: lineOf(choices, cruise_line), without: { cruise_line: undefined } },
    { key: 'shared', text: shared && sharedName(shared), without: { shared: undefined } },
    { key: 'sort', text: sort && lists(`sorts.${sort}`), without: { sort: undefined } },
  ];
  if (filters.every(({ text }) => text === undefined)) return null;
  return (
    <div className={`${ui('wrap', 'middle', 'gap8by16')} ${classes['narrowed']}`}>
      {filters.map(
        ({ key, text, without }) =>
          text !== undefined && (
            <button
              key={key}
              type="button"
              className={`${ui('reach', 'round', 'deep', 'pointer', 'gap8', 'lit')} ${classes['filter']}`}
              aria-label={lists('remove_filter', { filter: isolate(text) })}
              onClick={() => onNarrow(without)}
            >
              <bdi className={`${ui('unbroken', 'clip')} ${classes['filterText']}`}>{text}</bdi>
              <Icon name="close" size={18} />
            </button>
          ),
      )}
      {isFiltered(search) && (
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

/** The same as text, for print. */
export function useFilterText(): (search: ListSearch, choices: Choices) => string {
  const terms = useTranslations('terms');
  const sharedName = useSharedNames();
  return ({ q, time, cancelled, year, cruise_line, shared }, choices) =>
    [
      ...timesOf(time).map((name) => terms(`time.${name}`)),
      cancelled && terms('fields.cancelled_at'),
      year,
      lineOf(choices, cruise_line),
      shared && sharedName(shared),
      q,
    ]
      .filter((part) => part !== undefined)
      .map(isolate)
      .join(', ');
}

/** The names of received cruises and of one's own. */
export function useSharedNames(): (shared: 'true' | 'false') => string {
  const lists = useTranslations('lists');
  return (shared) => (shared === 'true' ? lists('shared') : lists('own'));
}

function lineOf({ lines }: Choices, cruise_line: string | undefined): string | undefined {
  return lines.find(({ value }) => value === cruise_line)?.label ?? cruise_line;
}
