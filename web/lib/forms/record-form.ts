import { createStore, type Store } from '@tanstack/react-store';
import { newId } from '#web/lib/ids.ts';
import { changedNames, type FormShape, merge, type NameOf, withNames } from './merge.ts';

/** The error at a field: a problem that the form found, or the server's own words. */
export type FieldError<Problem extends string> = { problem: Problem } | { text: string };
export type FieldErrors<Values extends object, Problem extends string> = Partial<
  Record<NameOf<Values>, FieldError<Problem>>
>;

/** The saved record from which the changes of a form are counted. */
export interface Base<Values> {
  /** a new record has it before it is sent, so that two sends make one record */
  id: string;
  /** 0 for a new record */
  version: number;
  before: Values;
}

/** A form that is kept over a reload and over a session that ended by itself. */
export interface Draft<Values extends object> extends Base<Values> {
  values: Values;
  /** the values last sent, while no answer has come */
  sent: Values | null;
  /** the id that a new record had before, where it was never sent and has got another */
  former_id?: string;
  /** of a new record: the names that changed between such tries, as the first may have made it */
  drift: NameOf<Values>[];
}

export interface FormState<Values extends object, Problem extends string> {
  values: Values;
  base: Base<Values>;
  errors: FieldErrors<Values, Problem>;
  message: string | undefined;
  /** the code of the server's refusal, for a remedy below the message */
  code: string | undefined;
  /** another account saved first: the changes made here, and the fields that both changed */
  conflict: { mine: Values; names: readonly NameOf<Values>[] } | undefined;
  /** how often Save has failed */
  tries: number;
  is_restored: boolean;
  is_working: boolean;
  /** saved or deleted: no draft is kept any more */
  is_done: boolean;
  sent: Values | null;
  drift: NameOf<Values>[];
}

export interface FormStart<Values extends object, Extra extends object> {
  shape: FormShape<Values>;
  start: { id?: string; version: number; before: Values };
  draft: (Draft<Values> & Partial<Extra>) | null;
  /** what else belongs to the form, such as suggestions */
  extra: Extra;
  /** the values after a field was changed by hand, with those that follow from it */
  follow?: (values: Values, name: NameOf<Values>, previous: Values) => Values;
  /** whether the error of this name goes with a change; by default it goes when its field changes */
  isErrorOver?: (name: string, error: FieldError<string>, values: Values, previous: Values) => boolean;
  /** whether there is unsaved work besides the values */
  hasMore?: (extra: Extra) => boolean;
}

/** What saving needs of a form. */
export interface FormCore<Values extends object, Problem extends string> {
  shape: FormShape<Values>;
  state: () => FormState<Values, Problem>;
  /** sets parts of the state, and nothing that follows from them */
  patch: (change: Partial<FormState<Values, Problem>>) => void;
  /** changes a field as its user does: other values follow, and its error goes */
  set: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) => void;
  /** puts found values into the form, exactly as they are; the errors of changed fields go */
  put: (values: Values) => void;
  /** takes over a newer version of the record in the fields that were not changed here */
  rebase: (version: number, theirs: Values) => void;
  /** counts changes from the sent values of these names on */
  accept: (sent: Values, names: readonly NameOf<Values>[]) => void;
  fail: (errors: FieldErrors<Values, Problem>, message?: string, code?: string) => void;
  /** keeps one of the two versions of some fields */
  resolveConflict: (names: readonly NameOf<Values>[], choice: 'mine' | 'theirs') => void;
  /** goes back to the record as it was last seen */
  startAfresh: () => void;
  /** whether leaving would lose changes */
  isDirty: () => boolean;
}

/** A form that changes a record. Its state is outside of React: a keystroke renders one field and not forty. */
export interface RecordForm<
  Values extends object,
  Problem extends string,
  Extra extends object,
> extends FormCore<Values, Problem> {
  store: Store<FormState<Values, Problem> & Extra>;
  state: () => FormState<Values, Problem> & Extra;
  patch: (change: Partial<FormState<Values, Problem>> | Partial<Extra>) => void;
}

/** Creates a form with the values of its record, or of its draft. */
export function createRecordForm<Values extends object, Problem extends string, Extra extends object>(
  given: FormStart<Values, Extra>,
): RecordForm<Values, Problem, Extra> {
  type State = FormState<Values, Problem> & Extra;
  const { shape, draft, follow = (values) => values, hasMore = () => false } = given;
  /** where the form starts afresh: the record as it was last seen */
  let base: Base<Values> = { ...given.start, id: given.start.id ?? newId() };
  const fresh = (): State => ({
    ...given.extra,
    values: base.before,
    base,
    errors: {},
    message: undefined,
    code: undefined,
    conflict: undefined,
    tries: 0,
    is_restored: false,
    is_working: false,
    is_done: false,
    sent: null,
    drift: [],
  });
  const store = createStore<State>({ ...fresh(), ...(draft !== null && restored(draft)) });
  const state = () => store.get();

  function patch(change: Partial<FormState<Values, Problem>> | Partial<Extra>): void {
    if ('base' in change && change.base !== undefined) base = change.base;
    store.setState((current) => ({ ...current, ...change }));
  }

  /** An error goes when its field changes; one below a field is named `2027-03-07 row-3`. */
  function replace(values: Values, edited?: NameOf<Values>): void {
    const { errors, values: previous } = state();
    const changed = changedNames(shape, values, previous);
    const { isErrorOver = (name) => changed.some((one) => one === name || name.startsWith(`${one} `)) } =
      given;
    const all = Object.entries<FieldError<Problem>>(errors as Record<string, FieldError<Problem>>);
    const left = all.filter(
      ([name, error]) => name !== edited && !isErrorOver(name, error, values, previous),
    );
    patch({ values, errors: left.length === all.length ? errors : asErrors(left) });
  }

  return {
    shape,
    store,
    state,
    patch,
    set: (name, value) => {
      const { values } = state();
      replace(follow({ ...values, [name]: value }, name, values), name);
    },
    put: (values) => replace(values),
    rebase: (version, theirs) => {
      const { values: mine, base: current } = state();
      const { values } = merge(shape, { mine, theirs, before: current.before });
      patch({ values, base: { ...current, version, before: theirs } });
    },
    accept: (sent, names) => {
      const { base: current } = state();
      patch({ base: { ...current, before: withNames(shape, current.before, sent, names) } });
    },
    fail: (errors, message, code) =>
      patch({ errors, message, code, tries: state().tries + 1, is_working: false }),
    resolveConflict: (names, choice) => {
      const {
        conflict,
        base: { before },
        values,
      } = state();
      if (conflict === undefined) return;
      patch({ values: withNames(shape, values, choice === 'mine' ? conflict.mine : before, names) });
    },
    startAfresh: () => {
      // the record of the former id may have been made, if its answer was lost
      if (base.version === 0) base = { ...base, id: newId() };
      patch(fresh());
    },
    isDirty: () => {
      const {
        is_done,
        values,
        base: { before },
      } = state();
      return !is_done && (hasMore(state()) || changedNames(shape, values, before).length > 0);
    },
  };

  function asErrors(pairs: [string, unknown][]): FieldErrors<Values, Problem> {
    return Object.fromEntries(pairs) as FieldErrors<Values, Problem>;
  }
}

function restored<Values extends object>({ id, version, before, ...rest }: Draft<Values>) {
  return { ...rest, base: { id, version, before }, is_restored: true };
}
