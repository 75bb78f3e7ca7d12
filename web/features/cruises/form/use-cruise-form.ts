import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { session } from '#web/lib/api.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { showToast } from '#web/lib/toasts.ts';
import { catalogue_ids, catalogue_names, fieldAt, type FieldName } from '../fields.ts';
import { linkNames } from './link-names.ts';
import { forgetDraft, readDraft } from './draft.ts';
import { createFormStore, type FieldError, type FieldErrors, type FormStore } from './form-store.ts';
import { changedNames, type FormValues, problemsOf, type ValueName, valuesOf } from './form-values.ts';
import { merge, withNames } from './merge.ts';
import { useDraft } from './use-form-state.ts';

/** The cruise was created, but not all of its parts could be sent. */
export class PartlySaved extends Error {}

interface FormParts {
  /** the key of the draft: id of the cruise, or `new` */
  draft_id: string;
  is_new: boolean;
  version: number;
  before: FormValues;
  /** a new record takes the currency of the last booking of its line */
  presets_currency?: boolean;
  /** false: a received cruise, whose owner gets the reminders */
  is_own?: boolean;
  /** `changed` are the names that were changed since `version` */
  send: (
    form: FormStore,
    sending: { values: FormValues; changed: readonly ValueName[]; version: number },
  ) => Promise<Cruise>;
  /** `isHere` says whether the form is still open: a user who has left it is not redirected. */
  onSaved: (cruise: Cruise, isHere: () => boolean) => Promise<void>;
}

/** The form, its draft, and its sending. */
export function useCruiseForm({ draft_id, is_new, version, before, presets_currency, ...parts }: FormParts) {
  const { send, onSaved } = parts;
  const t = useTranslations('cruises.form');
  const codes = useTranslations('errors.codes');
  const queries = useQueryClient();
  const is_here = useRef(false);
  const [form] = useState(() =>
    createFormStore({
      version,
      before,
      draft: readDraft(draft_id),
      presets_currency: presets_currency === true,
      is_own: parts.is_own !== false,
    }),
  );
  useDraft(form, draft_id);

  useEffect(() => {
    is_here.current = true;
    return () => {
      is_here.current = false;
    };
  }, []);

  function fail(errors: FieldErrors, message?: string, needs_plan = false): void {
    form.patch({ errors, message, needs_plan, tries: form.state().tries + 1, is_working: false });
  }

  async function save(): Promise<void> {
    const { is_working, values, base } = form.state();
    if (is_working) return;
    const problems = Object.entries(problemsOf(values)).map(([name, problem]) => [name, { problem }]);
    if (problems.length > 0) {
      fail(Object.fromEntries(problems) as FieldErrors);
      return;
    }
    const changed = changedNames(values, base.before);
    if (!is_new && changed.length === 0) {
      form.patch({ message: undefined, needs_plan: false });
      showToast('info', t('no_changes'));
      return;
    }
    form.patch({ errors: {}, message: undefined, needs_plan: false, is_working: true });
    const epoch = session.epoch();
    const at = location.pathname;
    const linked = await linkNames(
      queries,
      values,
      catalogue_names.filter((name) => changed.some((one) => one === name || one === catalogue_ids[name])),
    );
    if (session.epoch() !== epoch) return;
    const sending = { values: linked };
    try {
      const cruise = await sendMerging(sending);
      form.patch({ is_done: true });
      forgetDraft(draft_id);
      showToast('success', t('saved'));
      // the form stays until the next screen is loaded, so the address tells whether the user has left
      await onSaved(cruise, () => is_here.current && location.pathname === at);
    } catch (error) {
      if (!(error instanceof SessionEnded)) refused(error, sending.values);
    }
  }

  /** Takes over another account's change of other fields, and sends the changes made here again over it. */
  async function sendMerging(sending: { values: FormValues }, turns = 3): Promise<Cruise> {
    const { base } = form.state();
    const { values } = sending;
    try {
      const changed = changedNames(values, base.before);
      return await send(form, { values, changed, version: base.version });
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'stale' ? error.current : undefined;
      if (!isRecord(current) || turns === 0) throw error;
      const theirs = valuesOf(current);
      const merged = merge(values, theirs, base.before);
      if (merged.conflicts.length > 0) throw error;
      // over the present values: the user may type while it is sent
      const taken = changedNames(theirs, base.before).filter((name) => merged.values[name] === theirs[name]);
      form.patch({
        base: { version: current.version, before: theirs },
        values: withNames(form.state().values, theirs, taken),
      });
      sending.values = merged.values;
      return sendMerging(sending, turns - 1);
    }
  }

  function refused(error: unknown, sent: FormValues): void {
    if (error instanceof PartlySaved) fail({}, t('passengers_failed'));
    else if (!(error instanceof ApiError)) fail({}, t('save_failed'));
    else if (error.code === 'stale' && isRecord(error.current)) {
      const theirs = valuesOf(error.current);
      const { values, conflicts } = merge(sent, theirs, form.state().base.before);
      form.patch({
        base: { version: error.current.version, before: theirs },
        conflict: conflicts.length > 0 ? { mine: sent, names: conflicts } : undefined,
        values,
      });
      fail({}, codes('stale'));
    } else {
      const placed = Object.entries(error.fields).map(
        ([name, sentences]) => [fieldAt(name), { text: sentences.join(' ') }] as const,
      );
      const found: [FieldName, FieldError][] = placed.flatMap(([name, field_error]) =>
        name === undefined ? [] : [[name, field_error]],
      );
      fail(
        Object.fromEntries(found) as FieldErrors,
        found.length > 0 ? undefined : (error.detail ?? t('save_failed')),
        error.code === 'plan_required',
      );
    }
  }

  function discard(): void {
    form.startAfresh();
    forgetDraft(draft_id);
  }

  return { form, save, discard };
}

function isRecord(current: unknown): current is Cruise {
  return typeof current === 'object' && current !== null && 'version' in current && 'start_date' in current;
}
