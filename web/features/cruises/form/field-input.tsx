import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { now } from '#web/lib/clock.ts';
import { currencies } from '#web/lib/currencies.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { currencyName, decimalsOf } from '#web/lib/formats.ts';
import { CatalogueField } from './catalogue-field.tsx';
import { kinds } from './catalogue-lookup.ts';
import { DayField } from './day-field.tsx';
import { catalogue_ids, type Field, isCatalogueName } from '../fields.ts';
import { MoneyField } from './money-field.tsx';
import type { CruiseForm } from './use-cruise-form.ts';

const no_break = { autoComplete: 'off', 'data-direction': 'auto' } as const;

/** The input of one field, by its kind. */
export function FieldInput({ field, form }: { field: Field; form: CruiseForm }): ReactNode {
  const { name, kind } = field;
  const terms = useTranslations('terms.fields');
  const t = useTranslations('cruises.form');
  const error = useError(field, form);
  const language = useLocale();
  const value = form.values[name];
  const set = (next: string) => form.set(name, next);
  const common = { name, label: terms(name), value, error };
  const typed = {
    ...common,
    ...no_break,
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  const required = { ...common, is_required: field.is_required === true };

  if (isCatalogueName(name)) {
    const id = catalogue_ids[name];
    return (
      <CatalogueField
        {...required}
        kind={kinds[name]}
        id={form.values[id]}
        cruise_line_id={form.values.cruise_line_id}
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
          onChange={set}
          {...(name === 'end_date' && {
            near: form.values.start_date || undefined,
            min: form.values.start_date || undefined,
          })}
          {...(name !== 'end_date' && name !== 'start_date' && { near: form.values.start_date || undefined })}
        />
      );
    case 'money':
      return <MoneyField {...common} currency={form.values.currency} onChange={set} />;
    case 'currency':
      return (
        <NativeSelect
          {...typed}
          data={[
            { value: '', label: '' },
            ...[...new Set([...currencies, value])]
              .filter((code) => code !== '')
              .map((code) => ({ value: code, label: `${code} – ${currencyName(code, language)}` })),
          ]}
        />
      );
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
      return <Textarea {...typed} autosize minRows={4} maxRows={16} />;
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
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      );
    case 'phone':
      return <TextInput {...typed} type="tel" data-direction="ltr" />;
    default:
      return <TextInput {...typed} />;
  }
}

/** What is wrong with a field, in words. */
function useError({ name }: Field, { errors, values }: CruiseForm): string | undefined {
  const t = useTranslations('cruises.form');
  const faults = useTranslations('errors.fields');
  const { amountText, dayText } = useInputFormats();
  const error = errors[name];
  if (error === undefined) return undefined;
  if ('said' in error) return error.said;
  const decimals = decimalsOf(values.currency);
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
