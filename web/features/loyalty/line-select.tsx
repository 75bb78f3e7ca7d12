import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { foldedWords } from '#domain/fold.ts';
import { read } from '#web/lib/queries.ts';
import classes from './settings.module.css';

interface LineSelectProps {
  label: string;
  /** id of a line, empty for none */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** More than anybody reads; who does not see theirs types more of it. */
const MOST = 50;

interface LineOption extends ComboboxItem {
  words: readonly string[];
}

/** A line of the catalogue, found by typing any of its names. */
export function LineSelect({ label, value, error, onChange }: LineSelectProps): ReactNode {
  const t = useTranslations('loyalty.form');
  const { data } = useQuery(read('GET catalog/cruise-lines'));
  const options = useMemo(
    () =>
      (data?.items ?? []).map(({ id, name, aliases }): LineOption => ({
        value: id,
        label: name,
        words: foldedWords([name, ...aliases].join(' ')),
      })),
    [data],
  );
  return (
    <Select
      name="cruise_line_id"
      label={label}
      placeholder={t('line_hint')}
      data={options}
      value={value === '' ? null : value}
      error={error}
      required
      withAsterisk
      searchable
      allowDeselect={false}
      // led there by what is wrong, one reads that first
      openOnFocus={false}
      autoComplete="off"
      limit={MOST}
      filter={byWords}
      nothingFoundMessage={
        // A list holds options and nothing else; this one says that there is none.
        <span role="option" aria-selected={false} aria-disabled tabIndex={-1}>
          {t('line_none')}
        </span>
      }
      comboboxProps={{ withinPortal: false }}
      classNames={{ dropdown: classes['dropdown'] ?? '' }}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

const byWords: OptionsFilter = ({ options, search, limit }) => {
  const typed = foldedWords(search);
  return options
    .filter((option) => {
      const words = 'words' in option && Array.isArray(option.words) ? (option.words as string[]) : [];
      return typed.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, limit);
};
