import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { newId } from '#web/lib/ids.ts';
import { currentAccount } from '#web/lib/storage.ts';
import { showToast } from '#web/lib/toasts.ts';
import { mergeParts } from './part-merge.ts';
import { type PartDraft, partDraft } from './part-draft.ts';
import { followUp } from './part-defaults.ts';
import { type EditKind, part_fields, type PartFieldName } from './part-fields.ts';
import {
  at,
  bodyOfPart,
  changedParts,
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

export type PartErrors = Partial<Record<PartFieldName, { problem: PartProblem } | { text: string }>>;

/** Another account saved first: the fields that both changed, with the values typed here and the saved ones. */
export interface PartConflict {
  names: PartFieldName[];
  mine: PartValues;
  theirs: PartValues;
}

/** The state of an editor, its draft, and its sending. */
export function usePartEditor(parts: EditorParts) {
  const { cruise_id, kind, edit_key, record, currency, onSaved } = parts;
  const t = useTranslations('parts');
  const form = useTranslations('cruises.form');
  const queries = useQueryClient();
  const [account] = useState(currentAccount);
  const [draft] = useState(() => partDraft(cruise_id, kind, edit_key));
  const [restored] = useState(() => draft.read());
  const [start] = useState(() => freshStart(parts));
  const [base, setBase] = useState<Omit<PartDraft, 'values'>>(restored ?? start);
  const [values, setValues] = useState(restored?.values ?? start.values);
  const [isRestored, setRestored] = useState(restored !== null);
  const [errors, setErrors] = useState<PartErrors>({});
  const [message, setMessage] = useState<string>();
  const [conflict, setConflict] = useState<PartConflict>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const zones: Zones = {
    departure_zone: useAirport(values.departure_airport ?? '')?.time_zone ?? null,
    arrival_zone: useAirport(values.arrival_airport ?? '')?.time_zone ?? null,
  };
  const is_dirty = useRef(false);
  const is_over = useRef(false);
  const is_here = useRef(false);

  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
    };
  }, []);

  useEffect(() => {
    // One account's draft is not kept for the next.
    if (is_over.current || account !== currentAccount()) return;
    is_dirty.current = changedParts(kind, values, base.before).length > 0;
    if (is_dirty.current) draft.keep({ ...base, values });
    else draft.forget();
  }, [values, base, draft, kind, account]);

  function set(name: PartFieldName, value: string): void {
    setValues((current) => {
      const next = { ...current, [name]: value, ...followUp(current, name, value) };
      // A price needs a currency: the likely one is filled in at once, and can be changed.
      const is_price = part_fields[kind].some((field) => field.name === name && field.kind === 'money');
      if (kind === 'price' && is_price && value !== '' && at(next, 'currency') === '')
        next.currency = likelyCurrency(null) ?? 'USD';
      return next;
    });
    if (errors[name] !== undefined)
      setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)));
  }

  /** Puts a value that was found for a typed text into its field, unless the text has changed meanwhile. */
  function complete(name: PartFieldName, typed: string, value: string): void {
    setValues((current) => (at(current, name) === typed.trim() ? { ...current, [name]: value } : current));
  }

  function fail(found: PartErrors, summary?: string): void {
    setErrors(found);
    setMessage(summary);
    setTries((before) => before + 1);
    setWorking(false);
  }

  /** The draft is not needed any more. */
  function end(): void {
    is_over.current = true;
    is_dirty.current = false;
    draft.forget();
  }

  async function save(): Promise<void> {
    if (isWorking) return;
    setMessage(undefined);
    const problems = problemsOfPart(kind, values, { currency, zones });
    const found = Object.entries(problems).map(([name, problem]) => [name, { problem }]);
    if (found.length > 0) {
      fail(Object.fromEntries(found) as PartErrors);
      return;
    }
    if (base.version > 0 && changedParts(kind, values, base.before).length === 0) {
      showToast('info', form('no_changes'));
      return;
    }
    setErrors({});
    setWorking(true);
    await send(base, values);
  }

  async function send(from: Omit<PartDraft, 'values'>, sent: PartValues): Promise<void> {
    const epoch = session.epoch();
    const names = changedParts(kind, sent, from.version === 0 ? {} : from.before);
    const change = { cruise_id, kind, id: from.id, body: bodyOfPart(sent, names) };
    try {
      if (from.version === 0) await create(from, sent, change);
      else await changePart(queries, { ...change, version: from.version });
    } catch (error) {
      if (error instanceof SessionEnded || session.epoch() !== epoch) return;
      await refused(error, from, sent);
      return;
    }
    end();
    showToast('success', t('saved'));
    setWorking(false);
    // a user who has left meanwhile is not led back, nor out of another editor
    if (is_here.current) onSaved();
  }

  async function create(
    from: Omit<PartDraft, 'values'>,
    sent: PartValues,
    change: Parameters<typeof createPart>[1],
  ): Promise<void> {
    setBase({ ...from, is_sent: true });
    try {
      const { version } = await createPart(queries, change);
      if (!from.is_sent) return;
      // An earlier try may have created it, with other values.
      const body = bodyOfPart(
        sent,
        part_fields[kind].map(({ name }) => name),
      );
      await changePart(queries, { ...change, body, version });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) setBase(from);
      throw error;
    }
  }

  async function refused(error: unknown, from: Omit<PartDraft, 'values'>, sent: PartValues): Promise<void> {
    if (!(error instanceof ApiError)) {
      fail({}, t('save_failed'));
    } else if (error.code === 'stale' && isRecord(error.current)) {
      await meet(error.current, from, sent);
    } else if (error.status === 404 && from.version > 0 && kind !== 'price') {
      // It was deleted elsewhere: saving again makes a new record.
      setBase({ id: newId(), version: 0, before: from.before, is_sent: false });
      fail({}, t('gone'));
    } else {
      const placed = Object.entries(error.fields).map(
        ([name, sentences]) => [partFieldAt(kind, name), { text: sentences.join(' ') }] as const,
      );
      const found = Object.fromEntries(placed.filter(([name]) => name !== undefined)) as PartErrors;
      fail(found, Object.keys(found).length > 0 ? undefined : (error.detail ?? t('save_failed')));
    }
  }

  /** Another version was saved meanwhile. The user is asked about a field that both changed; all others are merged. */
  async function meet(
    current: { version: number },
    from: Omit<PartDraft, 'values'>,
    sent: PartValues,
  ): Promise<void> {
    const theirs = valuesOfPart(kind, current);
    const next = { id: from.id, version: current.version, before: theirs, is_sent: false };
    const { values: merged, conflicts } = mergeParts(kind, { mine: sent, theirs, before: from.before });
    setBase(next);
    setValues(merged);
    if (conflicts.length === 0) {
      await send(next, merged);
      return;
    }
    setConflict({ names: conflicts, mine: sent, theirs });
    fail({}, form('stale'));
  }

  /** Keeps one of the two versions of a field. */
  function resolveConflict(name: PartFieldName, choice: 'mine' | 'theirs'): void {
    if (conflict === undefined) return;
    // exactly as it was: no other field follows from it
    setValues((current) => ({ ...current, [name]: conflict[choice][name] ?? '' }));
  }

  function startAfresh(): void {
    is_dirty.current = false;
    draft.forget();
    setBase(start);
    setValues(start.values);
    setErrors({});
    setMessage(undefined);
    setConflict(undefined);
    setRestored(false);
  }

  /** Switches an untouched new record to the other side: before the cruise or after it. */
  function restart(defaults: PartValues): void {
    const is_touched = record !== undefined || changedParts(kind, values, base.before).length > 0;
    if (is_touched) {
      set('kind', defaults.kind ?? '');
      return;
    }
    setBase({ ...base, before: defaults });
    setValues(defaults);
  }

  const count = Object.keys(errors).length;
  return {
    kind,
    id: base.id,
    is_new: base.version === 0,
    values,
    errors,
    /** why it is not saved: the server's message, or how many fields are still wrong */
    message: message ?? (count > 0 ? t('check', { count }) : undefined),
    conflict,
    tries,
    isRestored,
    isWorking,
    zones,
    isDirty: () => is_dirty.current,
    set,
    complete,
    resolveConflict,
    save,
    startAfresh,
    restart,
    end,
  };
}

export type PartEditorState = ReturnType<typeof usePartEditor>;

function freshStart({ kind, record, defaults }: EditorParts): PartDraft {
  if (record === undefined)
    return { id: newId(), version: 0, values: defaults, before: defaults, is_sent: false };
  const before = valuesOfPart(kind, record);
  return { id: record.id, version: record.version, values: before, before, is_sent: false };
}

function isRecord(current: unknown): current is { version: number } {
  return (
    typeof current === 'object' &&
    current !== null &&
    'version' in current &&
    typeof current.version === 'number'
  );
}
