import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type OptionsFilter, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { bestMatches } from './best-matches.ts';
import classes from './settings.module.css';

export interface SearchOption {
  value: string;
  label: string;
  /** what else it is found by */
  words?: string;
}

interface SearchSelectProps {
  id?: string;
  label: string;
  name: string;
  value: string | null;
  options: readonly SearchOption[];
  placeholder: string;
  /** said where nothing matches */
  none: string;
  description?: string;
  error?: string | undefined;
  onFocus?: () => void;
  onChange: (value: string | null) => void;
}

/** More than anybody reads; who does not see theirs types more of it. */
const MOST = 50;

/** One of many, found by typing any of its words without accents. */
export function SearchSelect({
  options,
  placeholder,
  none,
  onChange,
  ...rest
}: SearchSelectProps): ReactNode {
  return (
    <Select
      {...rest}
      data={[...options]}
      placeholder={placeholder}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage={
        // A list holds options and nothing else; this one says that there is none.
        <span role="option" aria-selected={false} aria-disabled tabIndex={-1}>
          {none}
        </span>
      }
      comboboxProps={{ withinPortal: false }}
      classNames={{ dropdown: classes['dropdown'] ?? '' }}
      filter={matching}
      limit={MOST}
      searchable
      clearable
      allowDeselect={false}
      autoComplete="off"
      onChange={onChange}
      onBlur={({ target }) => {
        // typed to the end and left: what only one option matches is meant, it was dropped without a word
        const [only, other] = bestMatches(options, target.value, 2);
        const is_typed = options.every(({ label }) => label !== target.value);
        if (is_typed && target.value.trim() !== '' && only !== undefined && other === undefined)
          onChange(only.value);
      }}
    />
  );
}

const matching: OptionsFilter = ({ options, search, limit }) => bestMatches(options, search, limit);
