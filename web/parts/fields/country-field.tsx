import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChoiceField } from './choice-field.tsx';
import { countries } from './countries.ts';
import { countryNames } from '#web/lib/formats.ts';

interface CountryFieldProps {
  label: string;
  /** the country's code */
  value: string | null;
  error: string | undefined;
  onChange: (code: string | null) => void;
}

/** A country, by its name, its English name or its code. */
export function CountryField({ label, value, error, onChange }: CountryFieldProps): ReactNode {
  const t = useTranslations('account.signup');
  const language = useLocale();
  const options = useMemo(() => {
    // also by its English name, which many type in a form of another language
    const english = new Map(countryNames(countries, 'en').map(({ code, name }) => [code, name]));
    return countryNames(countries, language).map(({ code, name }) => ({
      id: code,
      name,
      other_names: [code, english.get(code) ?? code],
    }));
  }, [language]);
  return (
    <ChoiceField
      label={label}
      input={{ name: 'country', placeholder: t('country_placeholder') }}
      list={['countries', language]}
      value={value ?? ''}
      name={options.find(({ id }) => id === value)?.name ?? ''}
      error={error}
      options={() => options}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  );
}
