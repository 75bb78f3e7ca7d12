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

/** What is shown at a field: a problem of ours, or the server's own words. */
export type FieldError = { problem: Problem } | { said: string };
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Somebody else saved first: what was typed here, for the fields in which the two meet. */
export interface Clash {
  mine: FormValues;
  names: FieldName[];
}

export interface FormState {
  values: FormValues;
  base: { version: number; before: FormValues };
  errors: FieldErrors;
  message: string | undefined;
  /** the plan has no room for it */
  needs_plan: boolean;
  clash: Clash | undefined;
  /** how often Save has failed */
  tries: number;
  is_restored: boolean;
  is_working: boolean;
  /** saved or thrown away: nothing is kept any more */
  is_done: boolean;
  suggested: Suggestions | undefined;
  offers: Offers;
  /** the fields for which there was something to suggest when it came, for those who listen */
  announced: readonly FieldName[];
  /** what was taken from a suggestion */
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
  /** false: somebody else's, whose owner is reminded */
  is_own?: boolean;
}

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * The state of a form, outside of React: whoever shows a part of it is drawn again when that part changes, so that a
 * key draws one field and not forty.
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
      clash: undefined,
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
    // No price without a currency: the likely one stands beside it at once, to be changed where it is wrong.
    if (next.currency === '' && value !== '' && money_names.includes(name))
      next.currency = likelyCurrency(null) ?? 'USD';
    if (next.cruise_line_id !== values.cruise_line_id) next.ship_id = '';
    // An error goes when its field is taken up again.
    patch({ values: next, ...(errors[name] !== undefined && { errors: without(errors, name) }) });
  }

  /** Puts an entry of the catalogue into its field. */
  function choose(name: CatalogueName, entry: Entry): void {
    put(withEntry(state.values, name, entry));
  }

  /** The same for one that a typed name was found to name; not if something else stands there by now. */
  function link(name: CatalogueName, typed: string, entry: Entry): void {
    const { values } = state;
    if (values[name] === typed && values[catalogue_ids[name]] === '') put(withTyped(values, name, entry));
  }

  function put(values: FormValues): void {
    const changed = changedNames(values, state.values);
    const left = Object.entries(state.errors).filter(([name]) => !changed.some((one) => one === name));
    patch({ values, errors: Object.fromEntries(left) });
  }

  /** What the server suggests by now. Only the currency is filled in, while it is the one the form began with. */
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

  /** Takes what is suggested for a field. */
  function take(name: FieldName): void {
    const offer = offerAt(name, state);
    if (offer === undefined) return;
    patch({ taken: { ...state.taken, [name]: offer } });
    set(name, offer);
  }

  /** Somebody comes along, or does not after all. */
  function toggle(person: Person): void {
    const key = personKey(person);
    const others = state.passengers.filter((one) => personKey(one) !== key);
    const was_chosen = others.length < state.passengers.length;
    patch({ passengers: was_chosen ? others : [...others, { ...person, id: newId() }] });
  }

  /** Which version of some fields is kept when two were saved. */
  function settle(names: readonly FieldName[], choice: 'mine' | 'theirs'): void {
    const { clash, base, values } = state;
    if (clash === undefined) return;
    patch({ values: withNames(values, choice === 'mine' ? clash.mine : base.before, names) });
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
    settle,
    startAfresh,
  };
}

/**
 * What was sent keeps its ids, so that sent again it is one. What was not gets others: two tabs may go on from one draft,
 * and the second would find the first's record instead of making its own.
 */
function idsOf(draft: Draft | null): Pick<FormState, 'id' | 'passengers'> {
  const { id = '', passengers = [], sent = null } = draft ?? {};
  if (sent !== null && id !== '') return { id, passengers };
  return { id: newId(), passengers: passengers.map((one) => ({ ...one, id: newId() })) };
}

const money_names: readonly FieldName[] = fields
  .filter(({ kind }) => kind === 'money')
  .map(({ name }) => name);

/** What a field is drawn from: it is drawn again when one of these is another. */
export interface Shown {
  value: string;
  error: FieldError | undefined;
  /** what is suggested beside it */
  offer: string | undefined;
  /** of the catalogue, behind a name; empty for what was typed */
  id: string;
  /** the value of another field that it goes by: a ship by its line, a price by its currency, a day by the start */
  beside: string;
}

export function shownOf({ name, kind }: Field, state: FormState): Shown {
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

export function isSameShown(a: Shown, b: Shown): boolean {
  return (
    a.value === b.value &&
    a.error === b.error &&
    a.offer === b.offer &&
    a.id === b.id &&
    a.beside === b.beside
  );
}

/** Whether something would be lost by leaving. */
export function isDirty({ is_done, values, base, passengers }: FormState): boolean {
  return !is_done && (passengers.length > 0 || changedNames(values, base.before).length > 0);
}

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));
}
