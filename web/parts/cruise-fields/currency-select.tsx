import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { currencies } from '#web/lib/currencies.ts';
import { currencyName } from '#web/lib/formats.ts';

type SelectProps = Parameters<typeof NativeSelect>[0] & { value: string };

/** The currencies of cruise lines, and the record's own. */
export function CurrencySelect({ value, ...props }: SelectProps): ReactNode {
  const language = useLocale();
  const codes = [...new Set([...currencies, value])].filter((code) => code !== '');
  return (
    <NativeSelect
      {...props}
      value={value}
      data={[
        { value: '', label: '' },
        ...codes.map((code) => ({ value: code, label: `${code} – ${currencyName(code, language)}` })),
      ]}
    />
  );
}
