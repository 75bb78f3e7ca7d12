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
  onRemove: (name: 'q' | 'year' | 'cruise_line' | 'shared') => void;
  onClear: () => void;
}

/** The filters in use, each with a button to remove it; the filters by time are shown by their own buttons. */
export function ActiveFilters({ search, choices, onRemove, onClear }: ActiveFiltersProps): ReactNode {
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  const sharedName = useSharedNames();
  if (!isFiltered(search)) return null;
  const { q, year, cruise_line, shared } = search;
  const filters = [
    { name: 'q' as const, text: q },
    { name: 'year' as const, text: year },
    { name: 'cruise_line' as const, text: lineOf(choices, cruise_line) },
    { name: 'shared' as const, text: shared && sharedName(shared) },
  ];
  return (
    <div className={`${ui('wrap', 'middle', 'gap8by16')} ${classes['narrowed']}`}>
      {filters.map(
        ({ name, text }) =>
          text !== undefined && (
            <button
              key={name}
              type="button"
              className={`${ui('reach', 'round', 'deep', 'pointer', 'gap8', 'lit')} ${classes['filter']}`}
              aria-label={lists('remove_filter', { filter: isolate(text) })}
              onClick={() => onRemove(name)}
            >
              <bdi className={`${ui('unbroken', 'clip')} ${classes['filterText']}`}>{text}</bdi>
              <Icon name="close" size={18} />
            </button>
          ),
      )}
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
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
  const feed = useTranslations('feed.choice.parts');
  return (shared) => (shared === 'true' ? feed('shared') : lists('own'));
}

function lineOf({ lines }: Choices, cruise_line: string | undefined): string | undefined {
  return lines.find(({ value }) => value === cruise_line)?.label ?? cruise_line;
}
