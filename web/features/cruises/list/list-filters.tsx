import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/lib/formats.ts';
import { Select, type SelectProps } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './list.module.css';
import { type ListSearch, list_views, type ListView, sort_names, sortOf, times, timesOf } from '../search.ts';
import { useSharedNames } from './narrowed.tsx';
import type { Choices } from './use-cruises.ts';

interface ListFiltersProps {
  search: ListSearch;
  view: ListView;
  choices: Choices;
  onNarrow: (change: Partial<Record<keyof ListSearch, string | undefined>>) => void;
  onView: (view: ListView) => void;
  /** what else is done with the list; folded with the filters */
  tools: ReactNode;
}

/** Search, and folded behind one button the filters, order, view and tools of the list; all but these in the address. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { search, view, choices, onNarrow, onView, tools } = props;
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  // what is folded renders only from the first opening on: a page that has just opened has more urgent work
  const [isOpen, setOpen] = useState<boolean>();
  const { time, cancelled, year, cruise_line, shared, sort } = search;
  const in_use = [time, cancelled, year, cruise_line, shared, sort].filter(
    (part) => part !== undefined,
  ).length;
  const { number } = useFormats();
  const more_id = useId();
  const field = useRef<HTMLInputElement>(null);
  useFindKey(field);
  return (
    <div className={ui('wrap', 'bottom', 'gap12', 'below24')} role="search" aria-label={t('filters')}>
      <SearchField
        label={t('search')}
        hint={lists('search_hint')}
        className={classes['search']}
        q={search.q ?? ''}
        onSearch={(q) => onNarrow({ q: q === '' ? undefined : q })}
        field={field}
      />
      <button
        type="button"
        className={`${ui('press', 'paper', 'edged', 'rounded', 'turning', 'deep', 'strong', 'gap8', 'padInline16')} ${classes['unfold']}`}
        aria-expanded={isOpen === true}
        aria-controls={more_id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes['sliders']}>
          <Icon name="sliders" size={22} />
        </span>
        <span className={classes['word']}>{lists('narrow')}</span>
        {in_use > 0 && (
          <span className={`${ui('round', 'smaller')} ${classes['count']}`}>
            <span aria-hidden="true">{number(in_use)}</span>
            <VisuallyHidden>{lists('in_use', { count: in_use })}</VisuallyHidden>
          </span>
        )}
        <Icon name="chevron" size={20} />
      </button>
      <div
        id={more_id}
        className={`${ui('card', 'wrap', 'bottom', 'gap16', 'pad16')} ${classes['narrowing']}`}
        hidden={isOpen !== true}
      >
        {isOpen !== undefined && (
          <>
            <Times search={search} onNarrow={onNarrow} />
            <Selects search={search} choices={choices} onNarrow={onNarrow} />
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
            {tools}
          </>
        )}
      </div>
    </div>
  );
}

/** Past, current and future cruises, and the cancelled ones. */
function Times({ search, onNarrow }: Pick<ListFiltersProps, 'search' | 'onNarrow'>): ReactNode {
  const t = useTranslations('cruises.list');
  const terms = useTranslations('terms');
  const chosen = timesOf(search.time);
  const chip = (key: string, text: string, isOn: boolean, onClick: () => void) => (
    <button
      key={key}
      type="button"
      className={`${ui('press', 'paper', 'round', 'padInline16', 'ink', 'text16')} ${classes['chip']}`}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {text}
    </button>
  );
  return (
    <div className={`${ui('row', 'gap8')} ${classes['chips']}`} role="group" aria-label={t('time')}>
      {times.map((time) => {
        const next = chosen.includes(time) ? chosen.filter((other) => other !== time) : [...chosen, time];
        return chip(time, terms(`time.${time}`), chosen.includes(time), () =>
          onNarrow({ time: next.length === 0 ? undefined : next.join(',') }),
        );
      })}
      {chip('cancelled', terms('fields.cancelled_at'), search.cancelled === 'true', () =>
        onNarrow({ cancelled: search.cancelled === undefined ? 'true' : undefined }),
      )}
    </div>
  );
}

function Selects({
  search,
  choices,
  onNarrow,
}: Pick<ListFiltersProps, 'search' | 'choices' | 'onNarrow'>): ReactNode {
  const t = useTranslations('cruises.list');
  const lists = useTranslations('lists');
  const views = useTranslations('cruises.view');
  const shared = useSharedNames();
  const select = (name: 'year' | 'cruise_line' | 'shared', label: string, data: SelectProps['options']) => (
    <Select
      label={label}
      value={search[name] ?? ''}
      options={data}
      onChange={({ currentTarget }) => onNarrow({ [name]: currentTarget.value || undefined })}
    />
  );
  return (
    <div className={`${ui('wrap', 'gap16')} ${classes['selects']}`}>
      {select('year', t('year'), [
        { value: '', label: t('all_years') },
        ...choices.years.map((year) => ({ value: year, label: year })),
      ])}
      {select('cruise_line', t('line'), [{ value: '', label: t('all_lines') }, ...choices.lines])}
      {choices.has_shared &&
        select('shared', views('tabs.sharing'), [
          { value: '', label: views('back') },
          { value: 'false', label: shared('false') },
          { value: 'true', label: shared('true') },
        ])}
      <Select
        label={t('sort')}
        value={sortOf(search)}
        options={sort_names.map((name) => ({ value: name, label: lists(`sorts.${name}`) }))}
        onChange={({ currentTarget }) => onNarrow({ sort: currentTarget.value })}
      />
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
