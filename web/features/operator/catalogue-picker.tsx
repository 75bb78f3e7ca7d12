import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { read } from '#web/lib/queries.ts';
import classes from './operator.module.css';

type CatalogueKind = 'line' | 'ship' | 'port';

export interface CatalogueEntry {
  id: string;
  name: string;
  /** what tells it from others of its name */
  fact: string;
}

const limit = 10;

interface CataloguePickerProps {
  kind: CatalogueKind;
  label: string;
  description?: string;
  /** the label is there for those who listen alone */
  is_bare?: boolean;
  is_required?: boolean;
  value: string;
  /** it stands for an entry of the catalogue, so nothing is looked up */
  is_linked: boolean;
  error?: string | undefined;
  onChange: (text: string, entry: CatalogueEntry | undefined) => void;
}

/** A line, ship or port of the catalogue, by any of its names or codes. */
export function CataloguePicker(props: CataloguePickerProps): ReactNode {
  const { kind, label, description, is_bare = false, is_required = false, value, is_linked, error } = props;
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text] = useDebouncedValue(value.trim(), 150);
  const isAsked = combobox.dropdownOpened && !is_linked && text !== '';
  const { data, isError } = useQuery({
    queryKey: ['suggestions', 'operator', kind, text],
    queryFn: () => find(queries, kind, text),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
  const entries = isAsked ? (data ?? []) : [];
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (isAsked && data !== undefined) selectFirstOption();
  }, [isAsked, data, selectFirstOption]);
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      middlewares={{ flip: true, shift: true }}
      onOptionSubmit={(chosen) => {
        const entry = entries.find(({ id }) => id === chosen);
        if (entry !== undefined) props.onChange(entry.name, entry);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={is_bare ? undefined : label}
          aria-label={is_bare ? label : undefined}
          description={description}
          required={is_required}
          withAsterisk={is_required}
          role="combobox"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          autoComplete="off"
          data-direction="auto"
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            props.onChange(currentTarget.value, undefined);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked} className={classes['dropdown']}>
        <Combobox.Options aria-label={t('suggestions')} hidden={entries.length === 0}>
          {entries.map(({ id, name, fact }) => (
            <Combobox.Option key={id} value={id}>
              <bdi>{name}</bdi> <span className={classes['quiet']}>{fact}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {entries.length === 0 && (
          <Combobox.Empty role="status">
            {isError ? t('lookup_failed') : data === undefined ? t('searching') : t('nothing_found')}
          </Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

async function find(queries: QueryClient, kind: CatalogueKind, q: string): Promise<CatalogueEntry[]> {
  const query = { q, limit };
  if (kind === 'line') {
    const { items } = await queries.query(read('GET catalog/cruise-lines', { query }));
    return items.map(({ id, name }) => ({ id, name, fact: '' }));
  }
  if (kind === 'port') {
    const { items } = await queries.query(read('GET catalog/ports', { query }));
    return items.map(({ id, name, country, unlocode }) => ({ id, name, fact: unlocode ?? country }));
  }
  const { items } = await queries.query(read('GET catalog/ships', { query }));
  return items.map(({ id, name, cruise_line }) => ({ id, name, fact: cruise_line }));
}
