import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { useInputFormats } from '#web/lib/format-input.ts';
import { decimalsOf, useFormats } from '#web/lib/formats.ts';
import { CurrencySelect } from '#web/parts/cruise-fields/currency-select.tsx';
import { useFaultText } from '#web/parts/cruise-fields/problem-text.ts';
import { MoneyField } from '#web/parts/cruise-fields/money-field.tsx';
import { Checkbox, Textarea, TextInput } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ClockField } from './clock-field.tsx';
import type { Side } from './part-defaults.ts';
import type { PartField, PartFieldName } from './part-fields.ts';
import { at, type PartValues } from './part-values.ts';
import { PlaceField } from './place-field.tsx';
import { airlineCodeOf, findPlaces, placeNamed, useAirport } from './places.ts';
import classes from './parts.module.css';
import type { PartEditorState } from './use-part-editor.ts';

/** The part of the editor's state that an input needs. */
export type InputEditor = Pick<PartEditorState, 'kind' | 'values' | 'errors' | 'set' | 'complete'>;

interface PartInputProps {
  field: PartField;
  editor: InputEditor;
  currency: string;
  /** a day near which the calendar opens */
  near: string;
  /** a hint that follows from the value */
  hint?: string | undefined;
  onSide: (side: Side) => void;
}

/** The input of one field, by its kind. */
export function PartInput({ field, editor, currency, near, hint, onSide }: PartInputProps): ReactNode {
  const { name, kind } = field;
  const label = usePartLabel()(editor.kind, name);
  const t = useTranslations('parts');
  const queries = useQueryClient();
  const error = useFaultText()(editor.errors[name], currency);
  const value = editor.values[name] ?? '';
  const set = (next: string) => editor.set(name, next);
  const common = { name, label, value, error };
  const typed = {
    ...common,
    autoComplete: 'off',
    enterKeyHint: 'next',
    'data-direction': 'auto',
    required: field.is_required === true,
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  } as const;

  /** A flight number names its airline. */
  async function completeAirline(): Promise<void> {
    const code = airlineCodeOf(value);
    if (code === undefined || at(editor.values, 'airline') !== '') return;
    try {
      const airline = placeNamed(await findPlaces(queries, 'airline', code), code);
      if (airline !== undefined) editor.complete('airline', '', airline.value);
    } catch {
      // The airline can be typed.
    }
  }

  switch (kind) {
    case 'pre_or_post':
      return <SidePicker label={label} value={value} onChange={onSide} />;
    case 'day':
      return (
        <DayField
          {...common}
          is_required={field.is_required === true}
          near={near === '' ? undefined : near}
          is_narrow={name === 'departure_day' || name === 'arrival_day'}
          onChange={set}
        />
      );
    case 'clock':
      return <ClockField {...common} onChange={set} />;
    case 'money':
      return <MoneyField {...common} currency={currency} hint={hint} onChange={set} />;
    case 'flag':
      return (
        <Checkbox
          name={name}
          label={label}
          description={hint}
          checked={value === 'true'}
          onChange={({ currentTarget }) => set(currentTarget.checked ? 'true' : '')}
        />
      );
    case 'number':
      return <TextInput {...typed} inputMode="numeric" />;
    case 'currency':
      return <CurrencySelect {...typed} value={value} />;
    case 'long':
      return <Textarea {...typed} enterKeyHint="enter" rows={2} control_class={classes['long']} />;
    case 'airport':
      return <AirportField {...common} editor={editor} />;
    case 'airline':
      return (
        <PlaceField
          {...common}
          kind="airline"
          hint={t('airline_hint')}
          onChange={set}
          onMatch={(text, meant) => editor.complete(name, text, meant)}
        />
      );
    default:
      return (
        <TextInput {...typed} {...(name === 'flight_number' && { onBlur: () => void completeAirline() })} />
      );
  }
}

function SidePicker({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (side: Side) => void;
}): ReactNode {
  const t = useTranslations('parts.sides');
  return (
    <fieldset className={ui('wrap', 'edgeless', 'bare', 'flush', 'gap8')}>
      <legend className={`${ui('flush', 'strong')} ${classes['sidesLabel']}`}>{label}</legend>
      {(['pre', 'post'] as const).map((side) => (
        <label
          key={side}
          className={`${ui('reach', 'rounded', 'padInline16', 'pointer', 'gap12')} ${classes['side']}`}
        >
          <input
            type="radio"
            name="kind"
            value={side}
            checked={value === side}
            onChange={() => onChange(side)}
          />
          {t(side)}
        </label>
      ))}
    </fieldset>
  );
}

interface AirportFieldProps {
  name: PartFieldName;
  label: string;
  value: string;
  error: string | undefined;
  editor: InputEditor;
}

function AirportField({ name, label, value, error, editor }: AirportFieldProps): ReactNode {
  const t = useTranslations('parts');
  const airport = useAirport(value);
  return (
    <PlaceField
      name={name}
      kind="airport"
      label={label}
      hint={airport === undefined ? t('airport_hint') : <bdi>{airport.name}</bdi>}
      value={value}
      error={error}
      onChange={(next) => editor.set(name, next)}
      onMatch={(text, meant) => editor.complete(name, text, meant)}
    />
  );
}

/** The label of a field: that of its record, or for a price that of the cruise. */
export function usePartLabel(): (kind: PartEditorState['kind'], name: PartFieldName) => string {
  const t = useTranslations('parts.fields');
  const terms = useTranslations('terms.fields');
  return (kind, name) => {
    if (kind === 'price') {
      const known = price_terms.find((one) => one === name);
      if (known !== undefined) return terms(known);
    }
    if (name === 'points_earned') return terms(name);
    return t(name === 'final_payment_date' || isPriceTerm(name) ? 'price' : name);
  };
}

const price_terms = [
  'currency',
  'fare',
  'discount',
  'taxes',
  'total_price',
  'deposit',
  'final_payment_date',
] as const;
type PriceTerm = (typeof price_terms)[number];

function isPriceTerm(name: PartFieldName): name is PriceTerm {
  return price_terms.some((term) => term === name);
}

/** Formats the values of an editor for people, as a conflict shows them. */
export function usePartText(currency: string): (field: PartField, values: PartValues) => string | undefined {
  const t = useTranslations('parts.sides');
  const yes = useTranslations('cruises.view');
  const { amountText, dayText } = useInputFormats();
  const formats = useFormats();
  return ({ name, kind }, values) => {
    const value = at(values, name);
    if (kind === 'flag') return yes(value === 'true' ? 'yes' : 'no');
    if (value === '') return undefined;
    if (kind === 'day') return dayText(value);
    if (kind === 'money') return amountText(value, decimalsOf(currency));
    if (kind === 'number') return formats.number(Number(value));
    if (kind === 'pre_or_post') return t(value === 'post' ? 'post' : 'pre');
    return value;
  };
}
