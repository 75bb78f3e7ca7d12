import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { now } from '#web/lib/clock.ts';
import { currencies } from '#web/lib/currencies.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { currencyName, decimalsOf } from '#web/lib/formats.ts';
import { CatalogueField } from './catalogue-field.tsx';
import { kinds } from './catalogue-lookup.ts';
import { DayField } from './day-field.tsx';
import { type Field, type FieldName, isCatalogueName } from '../fields.ts';
import classes from './form.module.css';
import type { FormStore, Shown } from './form-store.ts';
import { MoneyField } from './money-field.tsx';
import { Offer } from './offer.tsx';
import { useShown } from './use-form-state.ts';

interface FieldInputProps {
  field: Field;
  form: FormStore;
}

/** One field with what is suggested for it. Drawn when it changes, and not when another does. */
export const FieldInput = memo(function FieldInput({ field, form }: FieldInputProps): ReactNode {
  const shown = useShown(form, field);
  return (
    <div>
      <Input field={field} form={form} shown={shown} />
      {shown.offer !== undefined && <Offer field={field} form={form} value={shown.offer} />}
    </div>
  );
});

/** Numbers that are typed off a letter: no words to correct. */
const codes: readonly FieldName[] = ['booking_id', 'booking_number', 'stateroom', 'deck', 'loyalty_number'];

const unchecked = {
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Hints below keep the fields of a row in line, however long they are. */
const hint_below: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** The input of one field, by its kind. */
function Input({ field, form, shown }: FieldInputProps & { shown: Shown }): ReactNode {
  const { name, kind } = field;
  const { value, id, beside } = shown;
  const terms = useTranslations('terms.fields');
  const t = useTranslations('cruises.form');
  const error = useErrorText(shown);
  const set = (next: string) => form.set(name, next);
  const common = { name, label: terms(name), value, error };
  const typed = {
    ...common,
    // a record of a voyage is nothing that a browser has in its address book
    autoComplete: 'off',
    enterKeyHint: 'next',
    'data-direction': 'auto',
    ...(codes.includes(name) && unchecked),
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  } as const;
  const required = { ...common, is_required: field.is_required === true };

  if (isCatalogueName(name)) {
    return (
      <CatalogueField
        {...required}
        kind={kinds[name]}
        id={id}
        cruise_line_id={beside}
        onChange={(text, entry) => form.set(name, text, entry?.id)}
        onLink={(text, entry) => form.link(name, text, entry)}
      />
    );
  }
  switch (kind) {
    case 'day':
      return (
        <DayField
          {...required}
          near={beside || undefined}
          min={name === 'end_date' ? beside || undefined : undefined}
          onChange={set}
        />
      );
    case 'money':
      return <MoneyField {...common} currency={beside} onChange={set} />;
    case 'currency':
      return <CurrencySelect {...typed} />;
    case 'flag':
      return (
        <Checkbox
          radius={6}
          name={name}
          label={common.label}
          checked={value === 'true'}
          onChange={({ currentTarget }) => set(String(currentTarget.checked))}
        />
      );
    case 'moment':
      return (
        <Checkbox
          radius={6}
          name={name}
          label={common.label}
          checked={value !== ''}
          onChange={({ currentTarget }) => set(currentTarget.checked ? new Date(now()).toISOString() : '')}
        />
      );
    case 'long':
      return (
        <Textarea
          {...typed}
          enterKeyHint="enter"
          rows={4}
          classNames={{ input: classes['long'] ?? '' }}
          {...(name === 'emergency_contacts' && {
            description: t('contacts_hint'),
            inputWrapperOrder: hint_below,
          })}
        />
      );
    case 'time':
      return <TextInput {...typed} type="time" />;
    case 'number':
      return <TextInput {...typed} inputMode="numeric" />;
    case 'link':
      return (
        <TextInput
          {...typed}
          type="url"
          inputMode="url"
          data-direction="ltr"
          description={t('web_hint')}
          inputWrapperOrder={hint_below}
        />
      );
    case 'phone':
      return <TextInput {...typed} type="tel" inputMode="tel" data-direction="ltr" />;
    default:
      return <TextInput {...typed} />;
  }
}

type SelectProps = Parameters<typeof NativeSelect>[0] & { value: string };

function CurrencySelect({ value, ...props }: SelectProps): ReactNode {
  const language = useLocale();
  const codes_shown = [...new Set([...currencies, value])].filter((code) => code !== '');
  return (
    <NativeSelect
      {...props}
      value={value}
      data={[
        { value: '', label: '' },
        ...codes_shown.map((code) => ({ value: code, label: `${code} – ${currencyName(code, language)}` })),
      ]}
    />
  );
}

/** What is wrong with a field, in words. */
function useErrorText({ error, beside }: Shown): string | undefined {
  const t = useTranslations('cruises.form');
  const faults = useTranslations('errors.fields');
  const { amountText, dayText } = useInputFormats();
  if (error === undefined) return undefined;
  if ('said' in error) return error.said;
  // beside an amount stands its currency
  const decimals = decimalsOf(beside);
  const example = amountText(decimals === 0 ? '1234' : '1234.50', decimals);
  switch (error.problem) {
    case 'required':
      return faults('required');
    case 'date':
      return t('wrong_date', { example: dayText('2027-03-26') });
    case 'no_such_date':
      return faults('invalid_date');
    case 'amount':
      return t('wrong_amount', { example });
    case 'signed_amount':
      return t('unsigned_amount', { example });
    case 'currency':
      return faults('invalid_currency');
    case 'number':
      return t('wrong_number');
    case 'time':
      return faults('invalid_time');
    case 'end_before_start':
      return faults('end_before_start');
    case 'web_site':
      return faults('invalid_web_site');
  }
}
