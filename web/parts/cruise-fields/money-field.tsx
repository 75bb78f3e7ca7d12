import { type ReactNode, useState } from 'react';
import { decimalsOf } from '#web/lib/formats.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { TextInput } from '#web/ui/field.tsx';
import classes from './form.module.css';
import { parseMoney } from './money-input.ts';

interface MoneyFieldProps {
  name: string;
  label: ReactNode;
  /** an exact amount, or an unfinished text */
  value: string;
  currency: string;
  error: string | undefined;
  hint?: ReactNode;
  onChange: (value: string) => void;
}

/** An amount, with the reader's decimal and group signs or any others. */
export function MoneyField({
  name,
  label,
  value,
  currency,
  error,
  hint,
  onChange,
}: MoneyFieldProps): ReactNode {
  const { decimal, amountText } = useInputFormats();
  const [typed, setTyped] = useState<string>();
  const decimals = decimalsOf(currency);
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      control_class={classes['money']}
      value={typed ?? amountText(value, decimals)}
      error={error}
      description={hint}
      end={currency}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const parsed = parseMoney(currentTarget.value, decimal, decimals);
        onChange('is_wrong' in parsed ? currentTarget.value : (parsed.amount ?? ''));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
