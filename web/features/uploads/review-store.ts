import { createFormStore, type FormStore } from '#web/parts/cruise-fields/form-store.ts';
import type { PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import { no_errors, type ReviewErrors } from './review-accept.ts';
import { checkBalance } from './review-balance.ts';
import { copyOf, merged } from './review-change.ts';
import type { ReviewCruise, ReviewPart } from './review-model.ts';
import { createListeners } from '#web/lib/listeners.ts';

/**
 * A cruise under review. Its fields have a form store of their own, so that a keystroke renders one field and not all.
 */
export interface ReviewItem extends Omit<ReviewCruise, 'values'> {
  form: FormStore;
  /** of its parts and days; the form store has those of its fields */
  errors: Pick<ReviewErrors, 'parts' | 'rows'>;
  /** whether the balances differed when the review opened; undefined until the record that it updates is there */
  opened: { target: string | null; has_other_balance: boolean } | undefined;
}

export interface ReviewState {
  items: readonly ReviewItem[];
  /** the id of the cruise that is shown */
  shown: string;
  /** the key of the `Mark` that is highlighted in the document */
  active: string | undefined;
  /** the key of the entry that is being corrected */
  changing: string | undefined;
  /** all fields are shown */
  is_whole: boolean;
  message: string | undefined;
  needs_plan: boolean;
  /** how often accepting has failed */
  tries: number;
  is_working: boolean;
  is_done: boolean;
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

function itemOf(cruise: ReviewCruise, notify: () => void): ReviewItem {
  const { values, ...rest } = cruise;
  const form = createFormStore({ version: 0, before: values, draft: null, presets_currency: false });
  form.store.subscribe(notify);
  const opened =
    cruise.target === null
      ? { target: null, has_other_balance: checkBalance(cruise, undefined)?.is_same === false }
      : undefined;
  return { ...rest, form, opened, errors: { parts: {}, rows: {} } };
}

/** The present values of a cruise. */
function read({ form, errors: _errors, opened: _opened, ...rest }: ReviewItem): ReviewCruise {
  return { ...rest, values: form.state().values };
}

/** The reviewed cruises of one document, outside of React. */
export function createReviewStore(cruises: readonly ReviewCruise[]) {
  const { notify, subscribe } = createListeners();
  const begin = (cruise: ReviewCruise) => itemOf(cruise, notify);
  const begun = cruises.map(begin);
  let state: ReviewState = {
    items: begun,
    shown: begun[0]?.id ?? '',
    active: undefined,
    changing: undefined,
    is_whole: false,
    message: undefined,
    needs_plan: false,
    tries: 0,
    is_working: false,
    is_done: false,
  };

  function patch(what: Partial<ReviewState>): void {
    state = { ...state, ...what };
    notify();
  }

  function change(id: string, what: Partial<Omit<ReviewItem, 'id' | 'form'>>): void {
    patch({ items: state.items.map((item) => (item.id === id ? { ...item, ...what } : item)) });
  }

  function changeParts(id: string, kind: PartKind, parts: ReviewPart[]): void {
    const item = find(id);
    if (item !== undefined) change(id, { parts: { ...item.parts, [kind]: parts } });
  }

  function find(id: string): ReviewItem | undefined {
    return state.items.find((item) => item.id === id);
  }

  /** Inserts a second cruise like it, right behind it. */
  function split(id: string): void {
    const item = find(id);
    if (item === undefined) return;
    const copy = begin(copyOf(read(item)));
    patch({ items: state.items.flatMap((one) => (one === item ? [one, copy] : [one])), shown: copy.id });
  }

  /** @returns a function that undoes it */
  function arrange(items: readonly ReviewItem[], shown: string): () => void {
    const { items: former, shown: formerly_shown } = state;
    patch({ items, shown, active: undefined });
    return () => patch({ items: former, shown: formerly_shown });
  }

  /** Merges two cruises. @returns a function that undoes it */
  function merge(id: string, other_id: string): () => void {
    const [item, other] = [find(id), find(other_id)];
    if (item === undefined || other === undefined) return () => undefined;
    const one = begin(merged(read(item), read(other)));
    const left = state.items.filter((each) => each !== other);
    return arrange(
      left.map((each) => (each === item ? one : each)),
      one.id,
    );
  }

  /** Leaves a cruise out. @returns a function that undoes it */
  function drop(id: string): () => void {
    const place = state.items.findIndex((item) => item.id === id);
    const left = state.items.filter((item) => item.id !== id);
    return arrange(left, left[Math.min(place, left.length - 1)]?.id ?? '');
  }

  /**
   * Sets the errors, and shows the first cruise that has one.
   * @param is_whole all fields are shown: the cards have no input for an error
   */
  function fail(
    errors: ReadonlyMap<string, ReviewErrors>,
    message: string,
    { needs_plan = false, is_whole = false } = {},
  ): void {
    const next = state.items.map((item) => {
      const { fields, ...rest } = errors.get(item.id) ?? no_errors;
      item.form.patch({ errors: fields, tries: item.form.state().tries + 1 });
      return { ...item, errors: rest };
    });
    const is_wrong = errors.has(state.shown);
    patch({
      items: next,
      shown: is_wrong ? state.shown : (next.find(({ id }) => errors.has(id))?.id ?? state.shown),
      is_whole: state.is_whole || is_whole,
      message,
      needs_plan,
      tries: state.tries + 1,
      is_working: false,
    });
  }

  return {
    /** ids of toasts that offer an undo here: they go with the screen */
    toasts: new Set<number>(),
    state: () => state,
    subscribe,
    patch,
    change,
    changeParts,
    read,
    split,
    merge,
    drop,
    fail,
  };
}
