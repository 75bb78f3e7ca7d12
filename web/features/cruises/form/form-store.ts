import { isCalendarDay } from '#domain/dates.ts';
import type { Suggestions } from '#contract/suggestions.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { newId } from '#web/lib/ids.ts';
import {
  type CatalogueName,
  catalogue_ids,
  type Field,
  type FieldName,
  fields,
  isCatalogueName,
} from '../fields.ts';
import type { Entry } from '#web/parts/fields/catalogue.ts';
import type { Draft } from './draft.ts';
import { withEntry, withTyped } from './link-names.ts';
import { changedNames, type FormValues, type Problem, type ValueName } from './form-values.ts';
import { withNames } from './merge.ts';
import { offerAt, offeredNames, type Offers, offersOf } from './offers.ts';
import { type ChosenPassenger, numbersOf, type Person, personKey } from './passengers.ts';

/** The error at a field: a problem that the form found, or the server's own words. */
export type FieldError = { problem: Problem } | { text: string };
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Another account saved first: the changes made here, and the fields that both changed. */
export interface Conflict {
  mine: FormValues;
  names: FieldName[];
}

export interface FormState {
  values: FormValues;
  base: { version: number; before: FormValues };
  errors: FieldErrors;
  message: string | undefined;
  /** the plan has no room for the cruise */
  needs_plan: boolean;
  conflict: Conflict | undefined;
  /** how often Save has failed */
  tries: number;
  is_restored: boolean;
  is_working: boolean;
  /** saved or discarded: no draft is kept any more */
  is_done: boolean;
  suggested: Suggestions | undefined;
  offers: Offers;
  /** the fields with a suggestion when the suggestions came, for screen readers */
  announced: readonly FieldName[];
  /** values taken from suggestions */
  taken: Offers;
  id: string;
  passengers: ChosenPassenger[];
  sent: FormValues | null;
  drift: ValueName[];
}

interface FormStart {
  version: number;
  before: FormValues;
  draft: Draft | null;
  /** a new record takes the currency of the last booking of its line */
  presets_currency: boolean;
  /** false: a received cruise, whose owner gets the reminders */
  is_own?: boolean;
}

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * The state of a form, outside of React: a component renders only when its part of it changes, so that a keystroke
 * renders one field and not forty.
 */
export function createFormStore({ version, before, draft, presets_currency, is_own = true }: FormStart) {
  const listeners = new Set<() => void>();
  let state: FormState = {
    ...fresh(),
    values: draft?.values ?? before,
    base: { version: draft?.version ?? version, before: draft?.before ?? before },
    is_restored: draft !== null,
    ...idsOf(draft),
    sent: draft?.sent ?? null,
    drift: draft?.drift ?? [],
  };

  function fresh(): FormState {
    return {
      values: before,
      base: { version, before },
      errors: {},
      message: undefined,
      needs_plan: false,
      conflict: undefined,
      tries: 0,
      is_restored: false,
      is_working: false,
      is_done: false,
      suggested: undefined,
      offers: {},
      announced: [],
      taken: {},
      id: newId(),
      passengers: [],
      sent: null,
      drift: [],
    };
  }

  function patch(change: Partial<FormState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function set(name: FieldName, value: string): void {
    const { values, errors } = state;
    const next = { ...values, [name]: value };
    if (isCatalogueName(name)) next[catalogue_ids[name]] = '';
    // A price needs a currency: the likely one is filled in at once, and can be changed.
    if (next.currency === '' && value !== '' && money_names.includes(name))
      next.currency = likelyCurrency(null) ?? 'USD';
    if (next.cruise_line_id !== values.cruise_line_id) next.ship_id = '';
    // Clears the error of a field that the user edits again.
    patch({ values: next, ...(errors[name] !== undefined && { errors: without(errors, name) }) });
  }

  /** Puts an entry of the catalogue into its field. */
  function choose(name: CatalogueName, entry: Entry): void {
    put(withEntry(state.values, name, entry));
  }

  /** The same for an entry found by a typed name, unless the field has changed meanwhile. */
  function link(name: CatalogueName, typed: string, entry: Entry): void {
    const { values } = state;
    if (values[name] === typed && values[catalogue_ids[name]] === '') put(withTyped(values, name, entry));
  }

  function put(values: FormValues): void {
    const changed = changedNames(values, state.values);
    const left = Object.entries(state.errors).filter(([name]) => !changed.some((one) => one === name));
    patch({ values, errors: Object.fromEntries(left) });
  }

  /** Takes new suggestions of the server. Only the currency is filled in, and only if it is still the initial one. */
  function suggest(suggested: Suggestions): void {
    const { values, base } = state;
    const { currency } = suggested;
    const is_untouched =
      values.currency === base.before.currency && money_names.every((name) => values[name] === '');
    const presets = presets_currency && currency !== null && is_untouched && currency !== values.currency;
    const offers = offersOf(suggested);
    const next = presets ? { ...values, currency } : values;
    patch({
      suggested,
      offers,
      passengers: state.passengers.map((one) => ({ ...one, ...numbersOf(one, suggested.passengers) })),
      announced: offeredNames({ ...state, values: next, offers }),
      ...(presets && { values: next, base: { ...base, before: { ...base.before, currency } } }),
    });
  }

  /** Takes the suggestion for a field. */
  function take(name: FieldName): void {
    const offer = offerAt(name, state);
    if (offer === undefined) return;
    patch({ taken: { ...state.taken, [name]: offer } });
    set(name, offer);
  }

  /** Adds a passenger, or removes them again. */
  function toggle(person: Person): void {
    const key = personKey(person);
    const others = state.passengers.filter((one) => personKey(one) !== key);
    const was_chosen = others.length < state.passengers.length;
    patch({ passengers: was_chosen ? others : [...others, { ...person, id: newId() }] });
  }

  /** Keeps one of the two versions of some fields. */
  function resolveConflict(names: readonly FieldName[], choice: 'mine' | 'theirs'): void {
    const { conflict, base, values } = state;
    if (conflict === undefined) return;
    patch({ values: withNames(values, choice === 'mine' ? conflict.mine : base.before, names) });
  }

  function startAfresh(): void {
    const { suggested, offers } = state;
    patch({ ...fresh(), suggested, offers });
  }

  return {
    is_own,
    state: () => state,
    subscribe,
    patch,
    set,
    choose,
    link,
    suggest,
    take,
    toggle,
    resolveConflict,
    startAfresh,
  };
}

/**
 * A sent record keeps its ids, so that sending it again makes no second one. An unsent one gets new ids: two tabs may
 * go on from one draft, and the second would find the first's record instead of making its own.
 */
function idsOf(draft: Draft | null): Pick<FormState, 'id' | 'passengers'> {
  const { id = '', passengers = [], sent = null } = draft ?? {};
  if (sent !== null && id !== '') return { id, passengers };
  return { id: newId(), passengers: passengers.map((one) => ({ ...one, id: newId() })) };
}

const money_names: readonly FieldName[] = fields
  .filter(({ kind }) => kind === 'money')
  .map(({ name }) => name);

/** The inputs of a field's rendering: it renders again when one of them changes. */
export interface FieldState {
  value: string;
  error: FieldError | undefined;
  /** the suggestion beside it */
  offer: string | undefined;
  /** of the catalogue entry with that name; empty for a typed name */
  id: string;
  /** the value of the field it depends on: a ship's line, a price's currency, a day's start */
  beside: string;
}

export function fieldStateOf({ name, kind }: Field, state: FormState): FieldState {
  const { values, errors } = state;
  return {
    value: values[name],
    error: errors[name],
    offer: offerAt(name, state),
    id: isCatalogueName(name) ? values[catalogue_ids[name]] : '',
    beside:
      kind === 'ship'
        ? values.cruise_line_id
        : kind === 'money'
          ? values.currency
          : kind === 'day' && name !== 'start_date' && isCalendarDay(values.start_date)
            ? values.start_date
            : '',
  };
}

export function isSameFieldState(a: FieldState, b: FieldState): boolean {
  return (
    a.value === b.value &&
    a.error === b.error &&
    a.offer === b.offer &&
    a.id === b.id &&
    a.beside === b.beside
  );
}

/** Whether leaving would lose changes. */
export function isDirty({ is_done, values, base, passengers }: FormState): boolean {
  return !is_done && (passengers.length > 0 || changedNames(values, base.before).length > 0);
}

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
}
