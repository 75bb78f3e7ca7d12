import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { currencies } from '#web/lib/currencies.ts';
import { currencyName } from '#web/lib/formats.ts';
import { Select, type SelectProps } from '#web/ui/field.tsx';

type CurrencySelectProps = Omit<SelectProps, 'options'> & { value: string };

/** The currencies of cruise lines, and the record's own. */
export function CurrencySelect({ value, ...props }: CurrencySelectProps): ReactNode {
  const language = useLocale();
  const codes = [...new Set([...currencies, value])].filter((code) => code !== '');
  return (
    <Select
      {...props}
      value={value}
      options={[
        { value: '', label: '' },
        ...codes.map((code) => ({ value: code, label: `${code} – ${currencyName(code, language)}` })),
      ]}
    />
  );
}
