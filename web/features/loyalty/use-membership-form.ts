import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredMembership } from '#contract/loyalty.ts';
import { dayAt } from '#domain/dates.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { now } from '#web/ui/clock.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { newId } from '#web/lib/ids.ts';
import { currentAccount, userChoice } from '#web/lib/storage.ts';
import { showToast } from '#web/lib/toasts.ts';
import {
  bodyOfMembership,
  isChanged,
  type MembershipName,
  type MembershipProblem,
  type MembershipValues,
  problemsOf,
  readValues,
} from './membership-values.ts';
import { useMemberships } from './use-memberships.ts';

interface Draft {
  /** the edited membership, as the address has it */
  edit: string;
  values: MembershipValues;
}

/** Kept over a reload; the number grows when older drafts would mean something else. */
const draft = userChoice<Draft | null>('draft:1:loyalty', null, (stored) => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = new Map<string, unknown>(Object.entries(stored));
  const values = readValues(known.get('values'));
  const edit = known.get('edit');
  return values === undefined || typeof edit !== 'string' ? undefined : { edit, values };
});

export type MembershipForm = ReturnType<typeof useMembershipForm>;

interface Editing {
  /** the edited membership, as the address has it */
  edit: string;
  /** null for a new one */
  id: string | null;
  first: MembershipValues;
  memberships: readonly StoredMembership[];
  onSaved: () => void;
}

/** The state of the form of a membership. */
export function useMembershipForm({ edit, id, first, memberships, onSaved }: Editing) {
  const t = useTranslations('loyalty');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const { put } = useMemberships();
  const [account] = useState(currentAccount);
  const [own_id] = useState(() => id ?? newId());
  const [found] = useState(() => {
    const kept = draft.read();
    return kept?.edit === edit ? kept.values : null;
  });
  const [values, setValues] = useState(found ?? first);
  const [isRestored, setRestored] = useState(found !== null);
  const [errors, setErrors] = useState<Partial<Record<MembershipName, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isDirty = !isSaved && isChanged(values, first);

  useEffect(() => {
    // One account's draft is not kept for the next.
    if (account !== currentAccount()) return;
    if (isDirty) draft.write({ edit, values });
    else if (draft.read()?.edit === edit) draft.forget();
  }, [edit, values, isDirty, account]);

  function set<Name extends MembershipName>(name: Name, value: MembershipValues[Name]): void {
    setValues((current) => {
      const changed = { ...current, [name]: value };
      const { points, points_as_of } = changed;
      // typed points are dated today, as the user reads them off the programme's page
      if (name === 'points' && points.trim() !== '' && points_as_of === '')
        changed.points_as_of = dayAt(new Date(now()).toISOString(), browserTimeZone() ?? 'UTC');
      // a tier belongs to one programme
      if (name === 'cruise_line_id' && current.cruise_line_id !== value) changed.tier = '';
      return changed;
    });
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  function fail(shown: Partial<Record<MembershipName, string>>): void {
    setErrors(shown);
    setTries(tries + 1);
    setWorking(false);
  }

  function say(problem: MembershipProblem): string {
    if (problem === 'line_required') return t('form.line_required');
    return problem === 'whole_number' ? t('form.whole_number') : faults(problem);
  }

  async function save(): Promise<void> {
    if (isWorking) return;
    setFailure(undefined);
    const others = memberships.filter(
      (one) => one.cruise_line_id === values.cruise_line_id && one.id !== own_id,
    );
    const wrong = Object.entries(problemsOf(values, others)).map(([name, problem]) => [name, say(problem)]);
    if (wrong.length > 0) {
      fail(Object.fromEntries(wrong) as typeof errors);
      return;
    }
    setErrors({});
    setWorking(true);
    try {
      await put({ ...bodyOfMembership(own_id, values), id: own_id }, values.cruise_line_id);
      draft.forget();
      setSaved(true);
      showToast('success', t('settings.saved'));
      onSaved();
    } catch (error) {
      if (error instanceof SessionEnded) return;
      showToast('error', t('settings.failed'));
      const faults_by_path = error instanceof ApiError ? Object.entries(error.fields) : [];
      // items.2.points: the list holds the other members too, which were valid before
      const placed = faults_by_path.flatMap(([path, sentences]) => {
        const name = path.split('.').at(-1) ?? '';
        return Object.hasOwn(values, name) ? [[name, sentences.join(' ')]] : [];
      });
      if (placed.length === 0) setFailure(failureText(error));
      fail(Object.fromEntries(placed) as typeof errors);
    }
  }

  return {
    values,
    errors,
    failure,
    tries,
    isWorking,
    isRestored: isRestored && isDirty,
    isDirty: () => isDirty,
    set,
    save,
    startAfresh: () => {
      draft.forget();
      setValues(first);
      setErrors({});
      setRestored(false);
    },
  };
}
