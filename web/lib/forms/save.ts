import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { closeToast, showToast, type ToastType } from '#web/lib/toasts.ts';
import { changedNames, merge, type NameOf, withNames } from './merge.ts';
import type { Base, FieldErrors, FormCore } from './record-form.ts';

/** The values on their way to the server. */
export interface Sending<Values extends object> {
  values: Values;
  /** the names that were changed since the base */
  changed: readonly NameOf<Values>[];
  base: Base<Values>;
  /** of a new record: the names that changed since the first try whose answer was lost, as it may have made the record */
  since: readonly NameOf<Values>[];
}

/** How the form of a kind of record is checked and sent. */
export interface SaveParts<Values extends object, Problem extends string, Saved> {
  /** the errors that must be corrected before the form is sent */
  problemsOf: (values: Values) => Partial<Record<NameOf<Values>, Problem>>;
  /** completes the values before they are sent, such as with the ids of typed names */
  prepare?: (values: Values, changed: readonly NameOf<Values>[]) => Promise<Values>;
  send: (sending: Sending<Values>) => Promise<Saved>;
  /** the record in an answer `stale` (412) */
  readCurrent?: (current: unknown) => { version: number; values: Values } | undefined;
  /** the field for a name in the server's answer to the sent values */
  fieldAt: (path: string, sent: Values) => NameOf<Values> | undefined;
  /** the message for an error of the whole that this form knows better; may change the form */
  explain?: (error: unknown) => string | undefined;
  texts: {
    no_changes: string;
    /** a function where the language of the page changes with the answer; without it, `onSaved` says so */
    saved?: string | (() => Promise<string>);
    /** in place of `saved`, also where `onSaved` says so: there was no network, and the change waits on the device */
    kept?: string;
    /** the message where there is no other */
    failed: string;
    /** the message of a conflict */
    stale?: string;
    /** the toast of a form with its message out of sight */
    failed_toast?: string;
  };
  /** something besides the values is to be sent */
  has_more?: boolean;
  /** the form is used again after it was saved: the sent values are its new base */
  stays_open?: boolean;
  /** removes the draft of the saved form */
  forgetDraft: () => void;
  /** `isHere` says whether the form is still open: a user who has left it is not redirected. */
  onSaved?: (saved: Saved, isHere: () => boolean) => Promise<void> | void;
}

/** Where a form stands when its answer comes. */
interface Place {
  /** whether the form is still open */
  isHere: () => boolean;
  /** whether the account is still signed in that sent it */
  isSameSession: () => boolean;
}

/** The toast of the latest try of a form: at the next one it is out of date. */
const latest_toasts = new WeakMap<object, number>();

function say(form: object, type: ToastType, text: string): void {
  latest_toasts.set(form, showToast(type, text));
}

/**
 * Checks a form and sends it. Changes that another account saved meanwhile are merged; where both changed a field, the
 * user chooses. Errors are shown in the form: nothing is thrown.
 */
export async function saveForm<Values extends object, Problem extends string, Saved>(
  form: FormCore<Values, Problem>,
  parts: SaveParts<Values, Problem, Saved>,
  { isHere, isSameSession }: Place,
): Promise<void> {
  const { is_working, values, base, sent: lost } = form.state();
  if (is_working) return;
  closeToast(latest_toasts.get(form) ?? 0);
  const problems = Object.entries(parts.problemsOf(values)).map(([name, problem]) => [name, { problem }]);
  if (problems.length > 0) {
    form.fail(Object.fromEntries(problems) as FieldErrors<Values, Problem>);
    return;
  }
  const changed = changedNames(form.shape, values, base.before);
  // after a lost answer the record may hold what was sent, though the form is as before
  if (base.version > 0 && changed.length === 0 && lost === null && parts.has_more !== true) {
    form.patch({ message: undefined, code: undefined });
    say(form, 'info', parts.texts.no_changes);
    return;
  }
  form.patch({ errors: {}, message: undefined, code: undefined, is_working: true });
  let sent = values;
  const kept_before = outbox.kept();
  try {
    if (parts.prepare !== undefined) sent = await parts.prepare(values, changed);
    if (!isSameSession()) return;
    let saved: Saved;
    for (let merges = 0; ; merges += 1) {
      try {
        saved = await sendOnce(form, parts, sent);
        break;
      } catch (error) {
        const merged = merges < most_merges ? takeOver(form, parts, error, sent) : undefined;
        if (merged === undefined) throw error;
        sent = merged;
      }
    }
    const has_typed_on = startFromSaved(form, parts, { values, sent, changed, saved });
    if (parts.stays_open === true || has_typed_on)
      form.patch({ is_working: false, is_restored: false, conflict: undefined });
    else form.patch({ is_done: true });
    parts.forgetDraft();
    const { saved: said, kept = said } = parts.texts;
    const text = outbox.kept() > kept_before ? kept : said;
    if (text !== undefined) say(form, 'success', typeof text === 'string' ? text : await text());
    await parts.onSaved?.(saved, () => !has_typed_on && isHere());
    // a user who comes back before the next screen was loaded finds the form as it was
    if (!isHere()) form.patch({ is_working: false });
  } catch (error) {
    // the next person must not see the errors of the last
    if (!(error instanceof SessionEnded) && isSameSession()) refuse(form, parts, error, sent);
  }
}

/**
 * Counts changes from the saved values on.
 * @returns whether the user typed while they were sent: those changes are not saved yet
 */
function startFromSaved<Values extends object, Problem extends string, Saved>(
  form: FormCore<Values, Problem>,
  { readCurrent }: SaveParts<Values, Problem, Saved>,
  of: { values: Values; sent: Values; changed: readonly NameOf<Values>[]; saved: Saved },
): boolean {
  const { shape, state } = form;
  form.accept(of.sent, of.changed);
  const { values, base } = state();
  const since = changedNames(shape, values, of.values);
  const typed = changedNames(shape, values, base.before).filter((name) => since.includes(name));
  if (typed.length === 0) return false;
  // the ids of typed names come with what was sent
  form.patch({ values: withNames(shape, withNames(shape, values, of.sent, of.changed), values, typed) });
  // a new record stays one that may have been made: the next try sends what was typed since
  const current = base.version > 0 ? readCurrent?.(of.saved) : undefined;
  if (current !== undefined) form.rebase(current.version, current.values);
  return true;
}

const most_merges = 3;

/**
 * Takes over another account's change of other fields.
 * @returns the values to send over it; undefined if the error is another one, or if both changed a field
 */
function takeOver<Values extends object, Problem extends string, Saved>(
  form: FormCore<Values, Problem>,
  parts: SaveParts<Values, Problem, Saved>,
  error: unknown,
  mine: Values,
): Values | undefined {
  const current = currentIn(parts, error);
  if (current === undefined) return undefined;
  acceptLost(form, current.values);
  const { before } = form.state().base;
  const { values, conflicts } = merge(form.shape, { mine, theirs: current.values, before });
  if (conflicts.length > 0) return undefined;
  // over the present values: the user may type while it is sent
  form.rebase(current.version, current.values);
  return values;
}

/** Counts changes from the values of a try whose answer was lost, where the record has them. */
function acceptLost<Values extends object, Problem extends string>(
  form: FormCore<Values, Problem>,
  current: Values,
): void {
  const { shape } = form;
  const { sent: lost, base } = form.state();
  if (lost === null) return;
  const others = changedNames(shape, lost, current);
  const mine = changedNames(shape, lost, base.before).filter((name) => !others.includes(name));
  form.accept(lost, mine);
  form.patch({ sent: null, drift: [] });
}

/**
 * Sends the values. They are remembered while no answer comes: after a lost one a new record is sent again under its
 * id, and a change that was saved is not taken for that of another account.
 */
async function sendOnce<Values extends object, Problem extends string, Saved>(
  form: FormCore<Values, Problem>,
  parts: SaveParts<Values, Problem, Saved>,
  values: Values,
): Promise<Saved> {
  const { base, sent, drift } = form.state();
  const is_new = base.version === 0;
  const mine = changedNames(form.shape, values, base.before);
  // the record may have what a lost try sent, also where the user has taken it back
  const lost = sent === null || is_new ? [] : changedNames(form.shape, sent, base.before);
  const changed = [...new Set([...mine, ...lost])];
  const later = sent === null || !is_new ? [] : changedNames(form.shape, values, sent);
  const since = [...new Set([...drift, ...later])];
  form.patch({ sent: values, drift: since });
  try {
    const saved = await parts.send({ values, changed, base, since });
    if (!is_new) form.patch({ sent: null });
    return saved;
  } catch (error) {
    // A try that was refused has saved nothing. Of a new record, after a lost one, it may be that of a second call.
    const is_refused = error instanceof ApiError && error.status < 500;
    if (is_refused && (sent === null || !is_new)) form.patch({ sent, drift });
    throw error;
  }
}

/** The record that another account saved first, if that is the error. */
function currentIn<Values extends object, Problem extends string, Saved>(
  { readCurrent }: SaveParts<Values, Problem, Saved>,
  error: unknown,
) {
  return error instanceof ApiError && error.code === 'stale' ? readCurrent?.(error.current) : undefined;
}

const no_answer = { fields: {}, detail: undefined, code: undefined };

/** Shows why the values were not saved: at their fields, or as a message of the whole form. */
function refuse<Values extends object, Problem extends string, Saved>(
  form: FormCore<Values, Problem>,
  parts: SaveParts<Values, Problem, Saved>,
  error: unknown,
  sent: Values,
): void {
  const { texts } = parts;
  if (texts.failed_toast !== undefined) say(form, 'error', texts.failed_toast);
  const current = currentIn(parts, error);
  if (current !== undefined) {
    const {
      values: mine,
      base: { before },
    } = form.state();
    const { conflicts } = merge(form.shape, { mine: sent, theirs: current.values, before });
    form.rebase(current.version, current.values);
    form.patch({ conflict: conflicts.length > 0 ? { mine, names: conflicts } : undefined });
    form.fail({}, texts.stale ?? texts.failed);
    return;
  }
  const { fields, detail, code } = error instanceof ApiError ? error : no_answer;
  const found = Object.entries(fields).map(([path, sentences]) => ({
    name: parts.fieldAt(path, sent),
    text: sentences.join(' '),
  }));
  const placed = found.flatMap(({ name, text }) => (name === undefined ? [] : [[name, { text }] as const]));
  const rest = found.filter(({ name }) => name === undefined).map(({ text }) => text);
  const general = () => parts.explain?.(error) ?? detail ?? texts.failed;
  const message = rest.length > 0 ? rest.join(' ') : placed.length > 0 ? undefined : general();
  form.fail(Object.fromEntries(placed) as FieldErrors<Values, Problem>, message, code);
}
