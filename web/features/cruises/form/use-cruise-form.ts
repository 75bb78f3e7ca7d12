import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { session } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { currentPerson } from '#web/lib/storage.ts';
import { showToast } from '#web/lib/toasts.ts';
import { type Entry, linkNames } from './catalogue-lookup.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import {
  type CatalogueName,
  catalogue_ids,
  fieldAt,
  type FieldName,
  fields,
  isCatalogueName,
} from '../fields.ts';
import {
  changedNames,
  type FormValues,
  type Problem,
  problemsOf,
  type ValueName,
  valuesOf,
} from './form-values.ts';

export interface FormParts {
  /** id of the cruise, or `new` */
  draft_id: string;
  version: number;
  before: FormValues;
  send: (values: FormValues, changed: readonly ValueName[], version: number) => Promise<Cruise>;
  /** `isHere` says whether the form is still open: who has left it is not led anywhere. */
  onSaved: (cruise: Cruise, isHere: () => boolean) => Promise<void>;
}

/** What is shown at a field: a problem of ours, or the server's own words. */
export type FieldErrors = Partial<Record<FieldName, { problem: Problem } | { said: string }>>;

/** Somebody else saved first: what was typed here, for the fields that were changed here. */
export interface Clash {
  mine: FormValues;
  names: FieldName[];
}

/** The state of the form, its draft, and the way to the server. */
export function useCruiseForm({ draft_id, version, before, send, onSaved }: FormParts) {
  const t = useTranslations('cruises.form');
  const codes = useTranslations('errors.codes');
  const queries = useQueryClient();
  const is_here = useRef(false);
  const [person] = useState(currentPerson);
  const [start] = useState(() => readDraft(draft_id));
  const [base, setBase] = useState({ version: start?.version ?? version, before: start?.before ?? before });
  const [values, setValues] = useState(start?.values ?? before);
  const [isRestored, setRestored] = useState(start !== null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [clash, setClash] = useState<Clash>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const changed = changedNames(values, base.before);

  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
    };
  }, []);

  useEffect(() => {
    // What one person typed is not kept for the next.
    if (isSaved || person !== currentPerson()) return;
    if (changedNames(values, base.before).length === 0) forgetDraft(draft_id);
    else keepDraft(draft_id, { ...base, values });
  }, [values, base, isSaved, draft_id, person]);

  function set(name: FieldName, value: string, id?: string): void {
    // From the latest values, not from those that were drawn: two fields may change before the next drawing.
    setValues((current) => {
      const next = { ...current, [name]: value };
      if (isCatalogueName(name)) next[catalogue_ids[name]] = id ?? '';
      // No price without a currency: the likely one stands beside it at once, to be changed where it is wrong.
      if (next.currency === '' && value !== '' && money_names.includes(name))
        next.currency = likelyCurrency(null) ?? 'USD';
      return next.cruise_line_id === current.cruise_line_id ? next : { ...next, ship_id: '' };
    });
    // An error goes when its field is taken up again.
    if (errors[name] !== undefined) setErrors(without(errors, name));
  }

  /** Gives a typed name its id, which was looked up meanwhile; not if something else stands there by now. */
  function link(name: CatalogueName, typed: string, entry: Pick<Entry, 'id' | 'name'>): void {
    const id = catalogue_ids[name];
    setValues((current) =>
      current[name] === typed && current[id] === ''
        ? { ...current, [name]: entry.name, [id]: entry.id }
        : current,
    );
  }

  function fail(found: FieldErrors, said?: string): void {
    const count = Object.keys(found).length;
    setErrors(found);
    setMessage(said ?? (count > 0 ? t('check', { count }) : undefined));
    setTries(tries + 1);
    setWorking(false);
  }

  async function save(): Promise<void> {
    if (isWorking) return;
    setMessage(undefined);
    const problems = Object.entries(problemsOf(values)).map(([name, problem]) => [name, { problem }]);
    if (problems.length > 0) {
      fail(Object.fromEntries(problems) as FieldErrors);
      return;
    }
    if (draft_id !== 'new' && changed.length === 0) {
      showToast('info', t('no_changes'));
      return;
    }
    setErrors({});
    setWorking(true);
    const typed = changed.filter(isName);
    const epoch = session.epoch();
    const at = location.pathname;
    const linked = await linkNames(queries, values, typed);
    if (session.epoch() !== epoch) return;
    try {
      const cruise = await send(linked, changedNames(linked, base.before), base.version);
      setSaved(true);
      forgetDraft(draft_id);
      showToast('success', t('saved'));
      // the form stands until the next screen is loaded, so the address tells that somebody has left
      await onSaved(cruise, () => is_here.current && location.pathname === at);
    } catch (error) {
      if (error instanceof SessionEnded) return;
      refused(error, linked);
    }
  }

  function refused(error: unknown, sent: FormValues): void {
    if (!(error instanceof ApiError)) fail({}, t('save_failed'));
    else if (error.code === 'stale' && isRecord(error.current)) {
      const theirs = valuesOf(error.current);
      const next = { version: error.current.version, before: theirs };
      const names = changedNames(sent, base.before);
      setBase(next);
      setClash({
        mine: sent,
        names: [...new Set(names.map((name) => fieldAt(name)).filter((name) => name !== undefined))],
      });
      setValues({ ...theirs, ...Object.fromEntries(names.map((name) => [name, sent[name]])) });
      fail({}, codes('stale'));
    } else {
      const placed = Object.entries(error.fields).map(
        ([name, said]) => [fieldAt(name), { said: said.join(' ') }] as const,
      );
      const found = Object.fromEntries(placed.filter(([name]) => name !== undefined)) as FieldErrors;
      fail(
        found,
        placed.length > 0 && Object.keys(found).length > 0 ? undefined : (error.detail ?? t('save_failed')),
      );
    }
  }

  /** Which version of some fields is kept when two were saved. */
  function settle(names: readonly FieldName[], choice: 'mine' | 'theirs'): void {
    if (clash === undefined) return;
    const from = choice === 'mine' ? clash.mine : base.before;
    setValues((current) => {
      const next = { ...current };
      for (const name of names) {
        next[name] = from[name];
        if (isCatalogueName(name)) next[catalogue_ids[name]] = from[catalogue_ids[name]];
      }
      return next;
    });
  }

  function startAfresh(): void {
    setBase({ version, before });
    setValues(before);
    setErrors({});
    setMessage(undefined);
    setClash(undefined);
    setRestored(false);
  }

  return {
    values,
    theirs: base.before,
    errors,
    message,
    clash,
    tries,
    isRestored,
    isWorking,
    /** something would be lost by leaving */
    isDirty: changed.length > 0 && !isSaved,
    set,
    link,
    settle,
    save,
    startAfresh,
    forget: () => forgetDraft(draft_id),
  };
}

const money_names: readonly string[] = fields.filter(({ kind }) => kind === 'money').map(({ name }) => name);

export type CruiseForm = ReturnType<typeof useCruiseForm>;

function isName(name: ValueName): name is keyof typeof catalogue_ids {
  return Object.hasOwn(catalogue_ids, name);
}

function isRecord(current: unknown): current is Cruise {
  return typeof current === 'object' && current !== null && 'version' in current && 'start_date' in current;
}

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
}
