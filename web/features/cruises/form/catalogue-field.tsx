import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { countryNames, useFormats } from '#web/lib/formats.ts';
import { type CatalogueKind, type Entry, exactEntry, lookUp } from './catalogue-lookup.ts';
import classes from './form.module.css';

/** Hints below keep the fields of a row in line, however long they are. */
const hint_below: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

const none: readonly Entry[] = [];

/** The list opens upwards before it lies over the bar with Save, and not under the bar of the page. */
const clear_of_bars = { top: 72, bottom: 88 };

interface CatalogueFieldProps {
  name: string;
  kind: CatalogueKind;
  label: ReactNode;
  is_required: boolean;
  value: string;
  /** of the catalogue; empty for what was typed */
  id: string;
  cruise_line_id: string;
  error: string | undefined;
  onChange: (text: string, entry: Entry | undefined) => void;
  /** what was typed and left turned out to name an entry */
  onLink: (text: string, entry: Entry) => void;
}

/** A line, ship or port: found by any of its names or codes, or typed as it is. */
export function CatalogueField(props: CatalogueFieldProps): ReactNode {
  const { name, kind, label, is_required, value, id, cruise_line_id, error, onChange, onLink } = props;
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const needs_line = kind === 'ship' && cruise_line_id === '';
  // A chosen name is no search: the list opens with its neighbours again.
  const [text] = useDebouncedValue(id === '' ? value.trim() : '', 150);
  const isAsked = combobox.dropdownOpened && !needs_line && (kind !== 'port' || text !== '');
  const { data, isError } = useQuery({
    queryKey: ['suggestions', kind, cruise_line_id, text],
    queryFn: () => lookUp(queries, kind, text, cruise_line_id),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
  // What was found is drawn when the keys leave time for it.
  const found = useDeferredValue(data);
  const entries = isAsked ? (found ?? none) : none;

  const { updateSelectedOptionIndex } = combobox;
  useEffect(() => updateSelectedOptionIndex('selected'), [found, updateSelectedOptionIndex]);

  async function linkTyped(): Promise<void> {
    if (id !== '' || value.trim() === '') return;
    try {
      const entry = exactEntry(await lookUp(queries, kind, value, cruise_line_id), value);
      if (entry !== undefined) onLink(value, entry);
    } catch {
      // What was typed stays; it is looked up once more when it is saved.
    }
  }

  const isSilent = !needs_line && !isAsked;
  const note = needs_line
    ? t('ship_needs_line')
    : isError
      ? t('lookup_failed')
      : data === undefined
        ? t('searching')
        : t('nothing_found');

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      middlewares={{ flip: { padding: clear_of_bars }, shift: true }}
      onOptionSubmit={(chosen) => {
        const entry = entries.find((one) => one.id === chosen);
        if (entry !== undefined) onChange(entry.name, entry);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          name={name}
          label={label}
          required={is_required}
          withAsterisk={is_required}
          description={hintOf(kind, needs_line, t)}
          inputWrapperOrder={hint_below}
          role="combobox"
          aria-expanded={combobox.dropdownOpened}
          aria-controls={combobox.listId ?? undefined}
          autoComplete="off"
          enterKeyHint="next"
          data-direction="auto"
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value, undefined);
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            void linkTyped();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={isSilent} className={classes['dropdown']}>
        <Combobox.Options
          aria-label={t('suggestions')}
          className={classes['options']}
          hidden={entries.length === 0}
        >
          <Entries entries={entries} text={text} chosen={id} />
        </Combobox.Options>
        {entries.length === 0 && <Combobox.Empty role="status">{note}</Combobox.Empty>}
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface EntriesProps {
  entries: readonly Entry[];
  text: string;
  /** id of the entry that stands in the field */
  chosen: string;
}

/** Not drawn anew at each key, only when something else was found. */
const Entries = memo(function Entries({ entries, text, chosen }: EntriesProps): ReactNode {
  return entries.map((entry) => (
    <Combobox.Option key={entry.id} value={entry.id} active={entry.id === chosen}>
      <Suggestion entry={entry} text={text} />
    </Combobox.Option>
  ));
});

function Suggestion({ entry, text }: { entry: Entry; text: string }): ReactNode {
  const t = useTranslations('cruises.form');
  const language = useLocale();
  const formats = useFormats();
  const { name, country, year, state, other_names } = entry;
  const facts = [
    country === undefined ? undefined : countryNames([country], language)[0]?.name,
    year === undefined ? undefined : String(year),
    state === undefined || state === 'active' ? undefined : t(`ship_states.${state}`),
    state !== undefined && other_names.length > 0
      ? t('formerly', { names: formats.list(other_names.slice(0, 3).map(isolate)) })
      : undefined,
    state === undefined ? otherNameFor(entry, text) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <span className={classes['suggestion']}>
      <bdi className={classes['suggested']}>{name}</bdi>
      <span className={classes['facts']}>{facts.join(' · ')}</span>
    </span>
  );
}

/** The other name that was meant, when the text is not in the first one: MIA for Miami. */
function otherNameFor({ name, other_names }: Entry, text: string): string | undefined {
  const wanted = text.toLowerCase();
  if (wanted === '' || name.toLowerCase().includes(wanted)) return undefined;
  const other = other_names.find((one) => one.toLowerCase().includes(wanted));
  return other === undefined ? undefined : isolate(other);
}

function hintOf(
  kind: CatalogueKind,
  needs_line: boolean,
  t: ReturnType<typeof useTranslations<'cruises.form'>>,
): string {
  if (kind === 'line') return t('line_hint');
  if (kind === 'port') return t('port_hint');
  return needs_line ? t('ship_needs_line') : t('ship_hint');
}
