import type { ReactNode } from 'react';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { Select, Textarea, TextInput } from '#web/ui/field.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import type { Options } from './filters.ts';
import { optionsOf } from './record-filters.tsx';
import type { OperatorForm } from './use-operator-form.ts';

/** A field of a form, by the kind of its value; `most` is the number of its characters. */
type Field<Name extends string> = { name: Name; label: string; hint?: string } & (
  | { kind: 'text'; most: number; is_required?: true; is_ltr?: true }
  | { kind: 'figure'; most: number }
  | { kind: 'long'; most: number; rows?: number; language?: string }
  | { kind: 'choice'; options: Options }
  /** `near`: the field of the day near which its calendar opens, and with which its error goes */
  | { kind: 'day'; is_required?: true; near?: Name }
  | { kind: 'moment' }
  /** a cruise line of the catalogue; `id` is the field of its id, at which its error stands */
  | { kind: 'line'; id: Name }
);

/** A choice that is not sent, such as which text is shown. */
interface View {
  kind: 'view';
  name: string;
  label: string;
  options: Options;
  value: string;
  onChange: (value: string) => void;
}

/** The rows of fields in order; those of a row stand beside each other as far as there is room. */
export type Rows<Name extends string> = readonly (readonly (Field<Name> | View)[])[];
type FieldsForm<Name extends string> = Pick<OperatorForm<Name>, 'values' | 'errors' | 'set'>;

export function RecordFields<Name extends string>(props: {
  rows: Rows<Name>;
  form: FieldsForm<Name>;
}): ReactNode {
  const { rows, form } = props;
  const near = (name: Name) =>
    rows.flat().flatMap((field) => (field.kind === 'day' && field.near === name ? [field.name] : []));
  return rows.map((row) => {
    const fields = row.map((field) =>
      field.kind === 'view' ? (
        <Select
          key={field.name}
          label={field.label}
          value={field.value}
          options={optionsOf(field.options)}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        />
      ) : (
        <RecordField key={field.name} field={field} form={form} related={near(field.name)} />
      ),
    );
    return row.length === 1 ? (
      fields
    ) : (
      <FieldGrid key={row.map(({ name }) => name).join(' ')}>{fields}</FieldGrid>
    );
  });
}

interface RecordFieldProps<Name extends string> {
  field: Field<Name>;
  form: FieldsForm<Name>;
  /** the fields whose errors may be gone when this one changes */
  related: readonly Name[];
}

function RecordField<Name extends string>({ field, form, related }: RecordFieldProps<Name>): ReactNode {
  const { kind, name, label, hint } = field;
  const { values, errors } = form;
  const value = values[name];
  const put = (text: string) => form.set({ [name]: text } as Partial<Record<Name, string>>, related);
  const common = {
    label,
    description: hint,
    value,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
  };
  switch (kind) {
    case 'figure':
      return <TextInput {...common} inputMode="numeric" autoComplete="off" maxLength={field.most} />;
    case 'long':
      return (
        <Textarea
          {...common}
          rows={field.rows ?? 3}
          maxLength={field.most}
          lang={field.language}
          data-direction="auto"
        />
      );
    case 'choice':
      return <Select {...common} options={optionsOf(field.options)} />;
    case 'day': {
      const near = field.near && values[field.near];
      return (
        <DayField
          {...common}
          name={name}
          is_required={field.is_required === true}
          near={near}
          onChange={put}
        />
      );
    }
    case 'moment':
      return <TextInput {...common} type="datetime-local" />;
    case 'line': {
      const choose = (line: string, id: string) =>
        form.set({ [name]: line, [field.id]: id } as Partial<Record<Name, string>>);
      return (
        <CatalogueField
          kind="line"
          label={label}
          is_required
          is_strict
          value={value}
          is_linked={values[field.id] !== ''}
          error={errors[field.id]}
          onType={(text) => choose(text, '')}
          onChoose={(entry) => choose(entry.name, entry.id)}
        />
      );
    }
    default:
      return (
        <TextInput
          {...common}
          required={field.is_required === true}
          autoComplete="off"
          maxLength={field.most}
          {...(field.is_ltr === true
            ? { 'data-direction': 'ltr', placeholder: ' ' }
            : { 'data-direction': 'auto' })}
        />
      );
  }
}
