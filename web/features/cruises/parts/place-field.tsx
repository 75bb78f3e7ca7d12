import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryNames } from '#web/lib/formats.ts';
import form from '../form/form.module.css';
import { findPlaces, type Place, type PlaceKind, placeMeant } from './places.ts';

/** The list opens upwards before it lies over the bar with Save, and not under the bar of the page. */
const clear_of_bars = { top: 72, bottom: 88 };

interface PlaceFieldProps {
  name: string;
  kind: PlaceKind;
  label: ReactNode;
  /** what stands below: the name behind a code, or how it is found */
  hint: ReactNode;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** what was typed and left turned out to name one */
  onMeant: (typed: string, value: string) => void;
}

/** An airport or airline: found by any of its names or codes, or typed as it is. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { name, kind, label, hint, value, error, onChange, onMeant } = props;
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // A chosen name is no search: the list opens with what is typed.
  const [isTyped, setTyped] = useState(false);
  const [text] = useDebouncedValue(isTyped ? value.trim() : '', 150);
  const isAsked = combobox.dropdownOpened && isTyped && text !== '';
  const { data, isError } = useQuery({
    queryKey: ['suggestions', kind, text],
    queryFn: () => findPlaces(queries, kind, text),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
  const places = isAsked ? (data ?? []) : [];

  const { updateSelectedOptionIndex } = combobox;
  useEffect(() => updateSelectedOptionIndex('selected'), [data, updateSelectedOptionIndex]);

  async function completeTyped(): Promise<void> {
    if (!isTyped || value.trim() === '') return;
    try {
      const place = placeMeant(await findPlaces(queries, kind, value), value);
      if (place !== undefined) onMeant(value, place.value);
    } catch {
      // What was typed stays; the server reads codes by itself.
    }
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      middlewares={{ flip: { padding: clear_of_bars }, shift: true }}
      onOptionSubmit={(chosen) => {
        onChange(chosen);
        setTyped(false);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          name={name}
          label={label}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          role="combobox"
          aria-expanded={combobox.dropdownOpened && isAsked}
          aria-controls={combobox.listId ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          data-direction="auto"
          value={value}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(true);
            onChange(currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            void completeTyped();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked} className={form['dropdown']}>
        <Combobox.Options
          aria-label={t('suggestions')}
          className={form['options']}
          hidden={places.length === 0}
        >
          {places.map((place) => (
            <Combobox.Option key={`${place.code}-${place.name}`} value={place.value}>
              <Suggestion place={place} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {places.length === 0 && (
          <Combobox.Empty role="status">
            {isError ? t('lookup_failed') : data === undefined ? t('searching') : t('nothing_found')}
          </Combobox.Empty>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Suggestion({ place }: { place: Place }): ReactNode {
  const language = useLocale();
  const country = countryNames([place.country], language)[0]?.name;
  const facts = [place.code, place.city, country].filter((fact) => fact !== null && fact !== undefined);
  return (
    <span className={form['suggestion']}>
      <bdi className={form['suggested']}>{place.name}</bdi>
      <span className={form['facts']}>{facts.join(' · ')}</span>
    </span>
  );
}
