import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { countryNames } from '#web/lib/formats.ts';
import { PickerField } from '#web/parts/fields/picker-field.tsx';
import { findPlaces, type Place, type PlaceKind, placeNamed } from './places.ts';

interface PlaceFieldProps {
  name: string;
  kind: PlaceKind;
  label: string;
  /** the hint below: the name that a code stands for, or how to search */
  hint: ReactNode;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** called when a typed text names an entry */
  onMatch: (typed: string, value: string) => void;
}

/** An airport or airline: found by any of its names or codes, or typed freely. */
export function PlaceField(props: PlaceFieldProps): ReactNode {
  const { name, kind, label, hint, value, error, onChange, onMatch } = props;
  const language = useLocale();
  const queries = useQueryClient();
  // An initial or chosen value is no search.
  const [isTyped, setTyped] = useState(false);
  return (
    <PickerField<Place>
      label={label}
      hint={hint}
      error={error}
      input={{ name, enterKeyHint: 'next', autoCapitalize: 'characters' }}
      list={[kind]}
      text={value}
      is_linked={!isTyped}
      min_letters={1}
      find={(text) => findPlaces(queries, kind, text)}
      exact={placeNamed}
      factsOf={({ id, city, country }) =>
        [id, city, countryNames([country], language)[0]?.name]
          .filter((fact) => fact !== null && fact !== undefined)
          .join(' · ')
      }
      onType={(text) => {
        setTyped(true);
        onChange(text);
      }}
      onChoose={(place, typed) => {
        setTyped(false);
        if (typed === undefined) onChange(place.value);
        else onMatch(typed, place.value);
      }}
    />
  );
}
