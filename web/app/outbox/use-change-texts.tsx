import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ScheduleRow } from '#contract/schedule.ts';
import { useRowText, withKeys } from '#web/features/cruises/schedule/schedule-texts.ts';
import { useFormats } from '#web/lib/formats.ts';
import { type Body, type Change, type RecordKind, recordOf } from '#web/lib/outbox/change.ts';
import { useFieldText } from '#web/parts/cruise-fields/field-text.ts';
import { usePartLabel, usePartText } from '#web/parts/cruise-parts/part-input.tsx';
import { valuesOfPart } from '#web/parts/cruise-parts/part-values.ts';
import { changedNames, cruiseFieldOf, isPart, nameOf, partFieldsOf, verbOf } from './describe.ts';

const no_row = {
  port_id: null,
  port_name: null,
  country: null,
  arrive: null,
  depart: null,
  all_aboard: null,
  time_zone: null,
  ship_time_offset: null,
  outcome: 'as_planned',
} as const;

/** The words for a change that waits: what was done, the names of its fields, and their values. */
export function useChangeTexts(currency: string | null) {
  const t = useTranslations('outbox');
  const terms = useTranslations('terms.fields');
  const schedule = useTranslations('schedule.editor');
  const form = useTranslations('cruises.form');
  const formats = useFormats();
  const partLabel = usePartLabel();
  const partText = usePartText(currency ?? '');
  const fieldText = useFieldText();
  const rowText = useRowText();

  function label(kind: RecordKind, name: string): string {
    if (kind === 'schedule') return formats.date(name, 'weekday');
    const field = kind === 'cruise' ? cruiseFieldOf(name) : undefined;
    if (field !== undefined) return terms(field.name);
    // of a moment the day is named
    const [in_part] = isPart(kind) ? partFieldsOf(kind, name) : [];
    if (isPart(kind) && in_part !== undefined) return partLabel(kind, in_part.name);
    const other = (['name', 'not_needed', 'schedule_is_offered'] as const).find((one) => one === name);
    return other === undefined ? name : t(`fields.${other}`);
  }

  /** The value of a field in a version of the record. */
  function value(kind: RecordKind, name: string, record: Body): ReactNode {
    if (kind === 'schedule') {
      const rows = ((record['items'] ?? []) as ScheduleRow[]).filter(({ date }) => date === name);
      if (rows.length === 0) return schedule('no_rows');
      return withKeys(rows).map(({ key, row }) => <p key={key}>{rowText({ ...no_row, ...row })}</p>);
    }
    return <bdi>{textOf(kind, name, record) ?? form('empty_value')}</bdi>;
  }

  function textOf(kind: RecordKind, name: string, record: Body): string | undefined {
    const field = kind === 'cruise' ? cruiseFieldOf(name) : undefined;
    if (field !== undefined) return fieldText(field, { currency, ...record } as never);
    if (!isPart(kind)) return otherText(name, record[name]);
    const values = valuesOfPart(kind, record);
    const texts = partFieldsOf(kind, name).map((one) => partText(one, values));
    return texts.every((one) => one === undefined) ? undefined : texts.filter(Boolean).join(' ');
  }

  function otherText(name: string, given: unknown): string | undefined {
    if (typeof given === 'boolean') return fieldText({ name, kind: 'flag' }, { [name]: given, currency });
    // points of the checklist, which have the names of fields
    if (Array.isArray(given)) return given.map((one) => terms(one as 'flights')).join(', ') || undefined;
    return typeof given === 'string' && given !== '' ? given : undefined;
  }

  /** What was done, and to which record: `New payment ($40.00, 03/06/2027)`. */
  function what(change: Change): string {
    const { kind } = recordOf(change);
    // the texts hold every verb that a kind of record has
    const done = t(`what.${kind}_${verbOf(change)}` as 'what.flights_made');
    const name = nameOf(change, (field, record) => {
      const { [field]: given } = record;
      return field === 'amount' && typeof given === 'string'
        ? formats.money(given, currency)
        : textOf(kind, field, record);
    });
    return name === '' ? done : `${done} (${name})`;
  }

  /** What was typed, line by line, to read or to copy. */
  function typed(change: Change): { name: string; label: string; text: string }[] {
    const { kind } = recordOf(change);
    const record = change.body ?? {};
    return changedNames(change).map((name) => ({
      name,
      label: label(kind, name),
      text:
        kind === 'schedule'
          ? ((record['items'] ?? []) as ScheduleRow[])
              .filter(({ date }) => date === name)
              .map((row) => rowText({ ...no_row, ...row }))
              .join('; ') || schedule('no_rows')
          : (textOf(kind, name, record) ?? form('empty_value')),
    }));
  }

  return {
    what,
    label,
    value,
    typed,
    names: (change: Change) =>
      changedNames(change)
        .map((name) => label(recordOf(change).kind, name))
        .join(', '),
  };
}
