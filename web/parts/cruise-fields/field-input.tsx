import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { now } from '#web/ui/clock.ts';
import { Checkbox, Textarea, TextInput, type TextInputProps } from '#web/ui/field.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { type Field, type FieldName, isCatalogueName } from './fields.ts';
import { useFaultText } from './problem-text.ts';
import classes from './form.module.css';
import type { FieldState, FormStore } from './form-store.ts';
import { kinds } from './link-names.ts';
import { MoneyField } from './money-field.tsx';
import { isCruiseSwitch, ReminderFlag } from './reminder-flag.tsx';
import { FieldOffer } from './offer.tsx';
import { useFieldState } from './use-form-state.ts';

interface FieldInputProps {
  field: Field;
  form: FormStore;
}

/** One field with its suggestion. It renders when this field changes, and not when another does. */
export const FieldInput = memo(function FieldInput({ field, form }: FieldInputProps): ReactNode {
  const shown = useFieldState(form, field);
  return (
    <div>
      <Input field={field} form={form} shown={shown} />
      {shown.offer !== undefined && <FieldOffer field={field} form={form} value={shown.offer} />}
    </div>
  );
});

/** Codes that are copied off a letter: no spelling correction. */
const codes: readonly FieldName[] = ['booking_id', 'booking_number', 'stateroom', 'deck', 'loyalty_number'];

const unchecked = {
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The kinds that are a line of text, with what is particular to them. */
const text_inputs: Partial<Record<Field['kind'], TextInputProps>> = {
  time: { type: 'time' },
  number: { inputMode: 'numeric' },
  link: { type: 'url', 'data-direction': 'ltr' },
  phone: { type: 'tel', 'data-direction': 'ltr' },
};

const hints = { line: 'line_hint', ship: 'ship_hint', port: 'port_hint' } as const;

/** The input of one field, by its kind. */
function Input({ field, form, shown }: FieldInputProps & { shown: FieldState }): ReactNode {
  const { name, kind } = field;
  const { value, id, beside } = shown;
  const terms = useTranslations('terms.fields');
  const t = useTranslations('cruises.form');
  // `beside` is the currency of an amount
  const error = useFaultText()(shown.error, beside);
  const set = (next: string) => form.set(name, next);
  const common = { name, label: terms(name), value, error };
  const typed = {
    ...common,
    // a voyage has no data that a browser's address book could fill in
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
        kind={kinds[name]}
        label={required.label}
        is_required={required.is_required}
        input={{ name, enterKeyHint: 'next', placeholder: t(hints[kinds[name]]) }}
        hint={name === 'end_port' && id !== '' && id === beside ? t('same_port') : undefined}
        error={error}
        value={value}
        is_linked={id !== ''}
        cruise_line_id={kind === 'ship' ? beside : ''}
        onType={set}
        onChoose={(entry, text) => {
          if (text === undefined) form.choose(name, entry);
          else form.link(name, text, entry);
        }}
      />
    );
  }
  switch (kind) {
    case 'day':
      return (
        <DayField
          {...required}
          near={beside || undefined}
          onChange={set}
          span={
            name === 'start_date' || name === 'end_date'
              ? {
                  is_end: name === 'end_date',
                  other: beside || null,
                  onChoose: form.chooseDays,
                  onLeave: form.leaveDays,
                }
              : undefined
          }
        />
      );
    case 'money':
      return (
        <MoneyField
          {...common}
          currency={beside}
          hint={name === 'deposit' && value !== '' ? t('deposit_hint') : undefined}
          onChange={set}
        />
      );
    case 'currency':
      return <CurrencySelect {...typed} />;
    case 'flag':
      return (
        isCruiseSwitch(name) && <ReminderFlag name={name} label={common.label} value={value} form={form} />
      );
    case 'moment':
      return (
        <Checkbox
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
          control_class={classes['long']}
          description={name === 'emergency_contacts' && t('contacts_hint')}
        />
      );
    default:
      return <TextInput {...typed} {...text_inputs[kind]} description={kind === 'link' && t('web_hint')} />;
  }
}
