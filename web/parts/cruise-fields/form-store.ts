import { addDays, isCalendarDay } from '#domain/dates.ts';
import type { Suggestions } from '#contract/suggestions.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import type { Entry } from '#web/parts/fields/catalogue.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { newId } from '#web/lib/ids.ts';
import type { Draft, FieldError as ErrorOf, FormState as StateOf } from '#web/lib/forms/record-form.ts';
import { createRecordForm } from '#web/lib/forms/record-form.ts';
import {
  type CatalogueName,
  catalogue_names,
  type Field,
  type FieldName,
  isCatalogueName,
} from './fields.ts';
import {
  form_shape,
  type FormValues,
  money_names,
  nightsOf,
  type Problem,
  type ValueName,
} from './form-values.ts';
import { withEntry, withTyped } from './link-names.ts';
import { offerAt, offeredNames, type Offers, offersOf } from './offers.ts';
import { type ChosenPassenger, numbersOf, type Person, personKey } from './passengers.ts';

export type FieldError = ErrorOf<Problem>;
export type FieldErrors = Partial<Record<ValueName, FieldError>>;

/** What the form of a cruise has besides its values. */
export interface CruiseExtra {
  suggested: Suggestions | undefined;
  offers: Offers;
  /** the fields with a suggestion when the suggestions came, for screen readers */
  announced: readonly FieldName[];
  /** values taken from suggestions */
  taken: Offers;
  passengers: ChosenPassenger[];
  /** of a new record: the text that the editor of the schedule reads once the cruise is saved */
  pasted_itinerary: string;
}

export type FormState = StateOf<FormValues, Problem> & CruiseExtra;
export type CruiseDraft = Draft<FormValues> & Partial<CruiseExtra>;

interface FormStart {
  /** undefined for a new record */
  id?: string;
  version: number;
  before: FormValues;
  draft: CruiseDraft | null;
  /** a new record takes the currency of the last booking of its line */
  presets_currency: boolean;
  /** false: a received cruise, whose owner gets the reminders */
  is_own?: boolean;
  /** of a new record: the last day follows the first, and the last port is the first until another is chosen */
  fills_ends?: boolean;
}

export type FormStore = ReturnType<typeof createFormStore>;

const no_extra: CruiseExtra = {
  suggested: undefined,
  offers: {},
  announced: [],
  taken: {},
  passengers: [],
  pasted_itinerary: '',
};

/** The form of a cruise: a record form with suggestions and, for a new one, its passengers. */
export function createFormStore(parts: FormStart) {
  const { draft, presets_currency, is_own = true, fills_ends = false, ...start } = parts;
  const form = createRecordForm<FormValues, Problem, CruiseExtra>({
    shape: form_shape,
    start,
    draft,
    extra: no_extra,
    follow,
    hasMore: ({ passengers, pasted_itinerary }) => passengers.length > 0 || pasted_itinerary.trim() !== '',
  });
  const { state, patch, put, set } = form;

  /** The port that was filled in as the last one because it is the first. */
  let filled_port: string | undefined;

  function withLastPort(values: FormValues): FormValues {
    const { start_port, start_port_id, end_port, end_port_id } = values;
    if (!fills_ends || start_port_id === '') return values;
    if (end_port.trim() !== '' && end_port_id !== filled_port) return values;
    filled_port = start_port_id;
    return { ...values, end_port: start_port, end_port_id: start_port_id };
  }

  /** The days when a field of one was last left. */
  let left_days = state().values;

  /** Moves the last day along with the first, so that the number of nights stays; called when a day's field is left. */
  function leaveDays(): void {
    const { values } = state();
    const { start_date, end_date } = values;
    const nights = nightsOf(left_days);
    const is_moved = start_date !== left_days.start_date && end_date === left_days.end_date;
    if (fills_ends && is_moved && nights !== undefined && nights >= 0 && isCalendarDay(start_date))
      put({ ...values, end_date: addDays(start_date, nights) });
    if (nightsOf(state().values) !== undefined) left_days = state().values;
  }

  /** Puts days of the calendar into their fields; without a last one it stays, unless it would be before the first. */
  function chooseDays(start_date: string, end_date?: string): void {
    const { values } = state();
    put({ ...values, start_date, ...(end_date !== undefined && { end_date }) });
    leaveDays();
    const { values: next } = state();
    if ((nightsOf(next) ?? 0) < 0) put({ ...next, end_date: '' });
  }

  /** Puts an entry of the catalogue into its field. */
  function choose(name: CatalogueName, entry: Entry): void {
    const next = withEntry(state().values, name, entry);
    put(name === 'start_port' ? withLastPort(next) : next);
  }

  /**
   * The same for an entry found by a typed name, unless the field has changed meanwhile, or is being sent: sending links
   * it, and the form counts what changes meanwhile as typed.
   */
  function link(name: CatalogueName, typed: string, entry: Entry): void {
    const { values, is_working } = state();
    if (!is_working && values[name] === typed && values[catalogue_ids[name]] === '') {
      const next = withTyped(values, name, entry);
      put(name === 'start_port' ? withLastPort(next) : next);
    }
  }

  /** Takes new suggestions of the server. Only the currency is filled in, and only if it is still the initial one. */
  function suggest(suggested: Suggestions): void {
    const { values, base, passengers } = state();
    const { currency } = suggested;
    const is_untouched =
      values.currency === base.before.currency && money_names.every((name) => values[name] === '');
    const presets = presets_currency && currency !== null && is_untouched && currency !== values.currency;
    const offers = offersOf(suggested);
    const next = presets ? { ...values, currency } : values;
    patch({
      suggested,
      offers,
      passengers: passengers.map((one) => ({ ...one, ...numbersOf(one, suggested.passengers) })),
      announced: offeredNames({ ...state(), values: next, offers }),
      ...(presets && { values: next, base: { ...base, before: { ...base.before, currency } } }),
    });
  }

  /** Takes the suggestion for a field. */
  function take(name: FieldName): void {
    const offer = offerAt(name, state());
    if (offer === undefined) return;
    patch({ taken: { ...state().taken, [name]: offer } });
    set(name, offer);
  }

  /** Adds a passenger, or removes them again. */
  function toggle(person: Person): void {
    const key = personKey(person);
    const { passengers } = state();
    const others = passengers.filter((one) => personKey(one) !== key);
    const was_chosen = others.length < passengers.length;
    patch({ passengers: was_chosen ? others : [...others, { ...person, id: newId() }] });
  }

  /** The suggestions stay: they belong to the cruise and not to what was typed. */
  function startAfresh(): void {
    const { suggested, offers } = state();
    form.startAfresh();
    patch({ suggested, offers });
  }

  return { ...form, is_own, choose, link, leaveDays, chooseDays, suggest, take, toggle, startAfresh };
}

/** The values after one was typed: a typed name is not the catalogue's, and a price has a currency. */
function follow(values: FormValues, name: ValueName, previous: FormValues): FormValues {
  const next = { ...values };
  const field = catalogue_names.find((one) => one === name);
  if (field !== undefined) next[catalogue_ids[field]] = '';
  // the likely currency is filled in at once, and can be changed
  if (next.currency === '' && next[name] !== '' && money_names.some((one) => one === name))
    next.currency = likelyCurrency() ?? 'USD';
  if (next.cruise_line_id !== previous.cruise_line_id) next.ship_id = '';
  return next;
}

/** The inputs of a field's rendering: it renders again when one of them changes. */
export interface FieldState {
  value: string;
  error: FieldError | undefined;
  /** the suggestion beside it */
  offer: string | undefined;
  /** of the catalogue entry with that name; empty for a typed name */
  id: string;
  /** the value of the field it depends on: a ship's line, a price's currency, a day's start, the start's end, the last port's first */
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
          : kind === 'day'
            ? dayOf(name === 'start_date' ? values.end_date : values.start_date)
            : name === 'end_port'
              ? values.start_port_id
              : '',
  };
}

function dayOf(text: string): string {
  return isCalendarDay(text) ? text : '';
}
