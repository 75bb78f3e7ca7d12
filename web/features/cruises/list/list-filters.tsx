import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';
import { type ListSearch, list_views, type ListView, sort_names, times, timesOf } from '../search.ts';
import { useSharedNames } from './narrowed.tsx';
import type { Choices } from './use-cruises.ts';

interface ListFiltersProps {
  search: ListSearch;
  view: ListView;
  choices: Choices;
  onNarrow: (change: Partial<Record<keyof ListSearch, string | undefined>>) => void;
  onView: (view: ListView) => void;
}

/** Search, filters, order and view of the list; all of them stand in the address. */
export function ListFilters({ search, view, choices, onNarrow, onView }: ListFiltersProps): ReactNode {
  const t = useTranslations('cruises.list');
  const terms = useTranslations('terms');
  const lists = useTranslations('lists');
  const views = useTranslations('cruises.view');
  const shared = useSharedNames();
  const chosen = timesOf(search.time);
  // On a phone the other filters are folded.
  const [isOpen, setOpen] = useState(
    search.year !== undefined || search.cruise_line !== undefined || search.shared !== undefined,
  );
  const more_id = useId();
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field);
  const sort = search.sort ?? 'newest';
  return (
    <div className={ui('wrap', 'bottom', 'gap16', 'below24')} role="search" aria-label={t('filters')}>
      <SearchField
        label={t('search')}
        hint={lists('search_hint')}
        className={classes['search']}
        q={search.q ?? ''}
        onSearch={(q) => onNarrow({ q: q === '' ? undefined : q })}
        field={field}
      />
      <div className={`${ui('row', 'gap8')} ${classes['chips']}`} role="group" aria-label={t('time')}>
        {times.map((time) => {
          const isOn = chosen.includes(time);
          const next = isOn ? chosen.filter((other) => other !== time) : [...chosen, time];
          return (
            <button
              key={time}
              type="button"
              className={`${ui('press', 'paper', 'round', 'padInline16', 'ink', 'text16')} ${classes['chip']}`}
              aria-pressed={isOn}
              onClick={() => onNarrow({ time: next.length === 0 ? undefined : next.join(',') })}
            >
              {terms(`time.${time}`)}
            </button>
          );
        })}
        <button
          type="button"
          className={`${ui('press', 'paper', 'round', 'padInline16', 'ink', 'text16')} ${classes['chip']}`}
          aria-pressed={search.cancelled === 'true'}
          onClick={() => onNarrow({ cancelled: search.cancelled === undefined ? 'true' : undefined })}
        >
          {terms('fields.cancelled_at')}
        </button>
      </div>
      <button
        type="button"
        className={`${ui('press', 'reach', 'turning', 'flush', 'deep', 'strong', 'gap8')} ${classes['unfold']}`}
        aria-expanded={isOpen}
        aria-controls={more_id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters')}
        <Icon name="chevron" size={20} />
      </button>
      <div
        id={more_id}
        className={`${ui('wrap', 'bottom', 'between', 'gap16')} ${classes['narrowing']} ${isOpen ? '' : classes['folded']}`}
      >
        <div className={`${ui('wrap', 'gap16')} ${classes['selects']}`}>
          <NativeSelect
            label={t('year')}
            value={search.year ?? ''}
            data={[{ value: '', label: t('all_years') }, ...choices.years]}
            onChange={({ currentTarget }) => onNarrow({ year: currentTarget.value || undefined })}
          />
          <NativeSelect
            label={t('line')}
            value={search.cruise_line ?? ''}
            data={[{ value: '', label: t('all_lines') }, ...choices.lines]}
            onChange={({ currentTarget }) => onNarrow({ cruise_line: currentTarget.value || undefined })}
          />
          {choices.has_shared && (
            <NativeSelect
              label={views('tabs.sharing')}
              value={search.shared ?? ''}
              data={[
                { value: '', label: views('back') },
                { value: 'false', label: shared('false') },
                { value: 'true', label: shared('true') },
              ]}
              onChange={({ currentTarget }) => onNarrow({ shared: currentTarget.value || undefined })}
            />
          )}
          <NativeSelect
            label={t('sort')}
            value={sort}
            data={sort_names.map((name) => ({ value: name, label: lists(`sorts.${name}`) }))}
            onChange={({ currentTarget }) =>
              onNarrow({ sort: currentTarget.value === 'newest' ? undefined : currentTarget.value })
            }
          />
        </div>
        <div className={ui('segments')} role="group" aria-label={t('view')}>
          {list_views.map((name) => (
            <button
              key={name}
              type="button"
              className={`${ui('press', 'paper', 'padInline16', 'ink', 'text16')} ${classes['viewButton']}`}
              aria-pressed={view === name}
              onClick={() => onView(name)}
            >
              {t(name)}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Takes over Ctrl+F: the list renders only the rows in sight, so the browser's own search would miss the others. */
function useFindKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'f' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // a second press opens the browser's search
      if (field.current === null || document.activeElement === field.current) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [field]);
}
