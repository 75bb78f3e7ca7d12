import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#web/lib/api-errors.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { newId } from '#web/lib/ids.ts';
import { createRecordForm, type FieldErrors } from '#web/lib/forms/record-form.ts';
import type { Sending } from '#web/lib/forms/save.ts';
import { read } from '#web/lib/queries.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { partDraft, unrecordedDraft } from './part-draft.ts';
import { followUp } from './part-defaults.ts';
import { type EditKind, part_fields, type PartFieldName } from './part-fields.ts';
import {
  at,
  bodyOfPart,
  changedParts,
  part_shapes,
  partFieldAt,
  type PartProblem,
  type PartValues,
  problemsOfPart,
  valuesOfPart,
  type Zones,
} from './part-values.ts';
import { useAirport } from './places.ts';
import { changePart, createPart } from './send-part.ts';

export interface EditorParts {
  cruise_id: string;
  kind: EditKind;
  /** of the editor: `flights.new-pre`, `flights.<id>` */
  edit_key: string;
  /** the record, or undefined for a new one */
  record: { id: string; version: number } | undefined;
  /** the initial values of a new record */
  defaults: PartValues;
  currency: string;
  onSaved: () => void;
}

export type PartErrors = FieldErrors<PartValues, PartProblem>;

/** The editor of a part of a cruise, its draft, and its sending. */
export function usePartEditor(parts: EditorParts) {
  const { cruise_id, kind, edit_key, record, currency, onSaved } = parts;
  const t = useTranslations('parts');
  const cruise_form = useTranslations('cruises.form');
  const queries = useQueryClient();
  const [slot] = useState(() => partDraft(cruise_id, kind, edit_key));
  const [form] = useState(() =>
    createRecordForm<PartValues, PartProblem, object>({
      shape: part_shapes[kind],
      start: startOf(parts),
      draft: unrecordedDraft(slot, kind, knownParts(queries, parts)),
      extra: {},
      follow: (values, name, previous) => follow(kind, values, name, previous),
    }),
  );
  const state = useSelector(form.store);
  const { values, base, errors, message } = state;
  const zones: Zones = {
    departure_zone: useAirport(values.departure_airport ?? '')?.time_zone ?? null,
    arrival_zone: useAirport(values.arrival_airport ?? '')?.time_zone ?? null,
  };
  const { save, discard, end } = useRecordForm(form, {
    slot,
    problemsOf: (typed) => problemsOfPart(kind, typed, { currency, zones }),
    send,
    readCurrent: (current) =>
      isRecord(current) ? { version: current.version, values: valuesOfPart(kind, current) } : undefined,
    fieldAt: (name) => partFieldAt(kind, name),
    explain,
    texts: {
      no_changes: cruise_form('no_changes'),
      saved: t(`saved.${kind}`),
      failed: t('save_failed'),
      stale: cruise_form('stale'),
    },
    // a user who has left meanwhile is not led back, nor out of another editor
    onSaved: (_saved, isHere) => {
      if (isHere()) onSaved();
    },
  });

  async function send({
    values: sent,
    changed,
    base: { id, version },
    since,
  }: Sending<PartValues>): Promise<unknown> {
    const change = { cruise_id, kind, id };
    if (version > 0) return changePart(queries, { ...change, body: bodyOfPart(sent, changed), version });
    const filled = changedParts(kind, sent, {});
    const created = await createPart(queries, { ...change, body: bodyOfPart(sent, filled) });
    if (since.length === 0) return created;
    // an earlier try may have created it, with other values
    return changePart(queries, { ...change, body: bodyOfPart(sent, since), version: created.version });
  }

  /** A record that was deleted elsewhere: saving again makes a new one. */
  function explain(error: unknown): string | undefined {
    const is_gone = error instanceof ApiError && error.status === 404 && kind !== 'price';
    const { before, version } = form.state().base;
    if (!is_gone || version === 0) return undefined;
    form.patch({ base: { id: newId(), version: 0, before }, sent: null, drift: [] });
    return t('gone');
  }

  /** Puts a value that was found for a typed text into its field, unless the text has changed meanwhile or is sent. */
  function complete(name: PartFieldName, typed: string, value: string): void {
    const { values: current, is_working } = form.state();
    if (!is_working && at(current, name) === typed.trim()) form.put({ ...current, [name]: value });
  }

  /** Switches an untouched new record to the other side: before the cruise or after it. */
  function restart(defaults: PartValues): void {
    if (record !== undefined || form.isDirty()) form.set('kind', defaults.kind ?? '');
    else form.patch({ base: { ...form.state().base, before: defaults }, values: defaults });
  }

  const count = Object.keys(errors).length;
  return {
    ...state,
    form,
    kind,
    is_new: base.version === 0,
    /** why it is not saved: the server's message, or how many fields are still wrong */
    message: message ?? (count > 0 ? t('check', { count }) : undefined),
    zones,
    isDirty: form.isDirty,
    set: (name: PartFieldName, value: string) => form.set(name, value),
    complete,
    save,
    discard,
    restart,
    end,
  };
}

export type PartEditorState = ReturnType<typeof usePartEditor>;

/** The parts of the cruise on screen, with what waits for a network. */
function knownParts(queries: QueryClient, { cruise_id, kind }: EditorParts): readonly { id: string }[] {
  const { queryKey } = read('GET cruises/{id}', { params: { id: cruise_id } });
  return kind === 'price' ? [] : (queries.getQueryData(queryKey)?.[kind] ?? []);
}

function startOf({ kind, record, defaults }: EditorParts) {
  return record === undefined
    ? { version: 0, before: defaults }
    : { id: record.id, version: record.version, before: valuesOfPart(kind, record) };
}

function follow(kind: EditKind, values: PartValues, name: PartFieldName, previous: PartValues): PartValues {
  const next = { ...values, ...followUp(previous, name, values[name] ?? '') };
  // A price needs a currency: the likely one is filled in at once, and can be changed.
  const is_amount = part_fields[kind].some((field) => field.name === name && field.kind === 'money');
  if (kind === 'price' && is_amount && next[name] !== '' && at(next, 'currency') === '')
    next.currency = likelyCurrency() ?? 'USD';
  return next;
}

function isRecord(current: unknown): current is { version: number } {
  return (
    typeof current === 'object' &&
    current !== null &&
    'version' in current &&
    typeof current.version === 'number'
  );
}
