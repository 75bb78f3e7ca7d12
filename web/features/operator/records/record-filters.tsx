import { type ReactNode, useState } from 'react';
import { isCalendarDay } from '#domain/dates.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { Select, TextInput } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import classes from '../operator.module.css';
import type { OperatorSearch } from '../search.ts';
import { type Filter, type Options, valueOf } from './filters.ts';

interface RecordFiltersProps {
  filters: readonly Filter[];
  search: OperatorSearch;
  onNarrow: (change: OperatorSearch) => void;
}

/** The filters above a list. */
export function RecordFilters({ filters, search, onNarrow }: RecordFiltersProps): ReactNode {
  const is_searched = filters.some(({ kind }) => kind === 'search');
  return (
    <div
      {...(is_searched && { role: 'search' })}
      className={`${classes['filters']} ${filters.length > 3 ? classes['grid'] : ''}`}
    >
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={valueOf(filter, search)}
          onValue={(value) => onNarrow({ [filter.name]: value })}
        />
      ))}
    </div>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  onValue: (value: string) => void;
}

function FilterField({ filter, value, onValue }: FilterFieldProps): ReactNode {
  const { kind, label, hint } = filter;
  if (kind === 'search')
    return (
      <SearchField
        className={classes['search']}
        label={label}
        {...(hint !== undefined && { hint })}
        q={value}
        onSearch={onValue}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        label={label}
        value={value}
        options={optionsOf(filter.options)}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  // a complete text that changes in the address fills the field
  return (
    <TypedFilter key={kind === 'exact' ? value : kind} filter={filter} value={value} onValue={onValue} />
  );
}

/** A filter that counts when it is complete. */
function TypedFilter({ filter: { kind, name, label, hint }, value, onValue }: FilterFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  if (kind === 'day')
    return (
      <DayField
        name={name}
        label={label}
        is_required={false}
        is_narrow
        value={typed}
        error={undefined}
        onChange={(day) => {
          setTyped(day);
          if (day === '' || isCalendarDay(day)) onValue(day);
        }}
      />
    );
  const send = () => {
    if (typed.trim() !== value) onValue(typed.trim());
  };
  return (
    <TextInput
      label={label}
      placeholder={hint}
      maxLength={200}
      data-direction="auto"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send();
      }}
    />
  );
}

/** The options as `Select` takes them. */
export function optionsOf(options: Options) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
