import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StoredMembership } from '#contract/loyalty.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import { createRecordForm } from '#web/lib/forms/record-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { today } from '#web/lib/use-today.ts';
import {
  bodyOfMembership,
  followMembership,
  membership_names,
  type MembershipName,
  type MembershipProblem,
  type MembershipValues,
  problemsOf,
  readValues,
} from './membership-values.ts';
import { useMemberships } from './use-memberships.ts';

const shape = { names: membership_names };

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

/** The form of a membership. */
export function useMembershipForm({ edit, id, first, memberships, onSaved }: Editing) {
  const t = useTranslations('loyalty');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const { put } = useMemberships();
  const [slot] = useState(() =>
    draftOf<MembershipValues, object>(`draft:2:loyalty:${edit}`, {
      shape,
      readValues,
      readExtra: () => ({}),
    }),
  );
  const [form] = useState(() =>
    createRecordForm<MembershipValues, MembershipProblem, object>({
      shape,
      // a list of members has no versions: the one that is saved last counts
      start: id === null ? { version: 0, before: first } : { id, version: 1, before: first },
      draft: slot.read(),
      extra: {},
      follow: (values, _name, previous) => followMembership(values, previous, today()),
    }),
  );
  const state = useSelector(form.store);
  const { save, discard } = useRecordForm(form, {
    slot,
    problemsOf: (values) => {
      const others = memberships.filter(
        (one) => one.cruise_line_id === values.cruise_line_id && one.id !== form.state().base.id,
      );
      return problemsOf(values, others);
    },
    send: ({ values, base }) =>
      put({ ...bodyOfMembership(base.id, values), id: base.id }, values.cruise_line_id),
    // Save leads back to the list also without a change
    has_more: true,
    // items.2.points: the list holds the other members too, which were valid before
    fieldAt: (path) => membership_names.find((name) => name === path.split('.').at(-1)),
    explain: failureText,
    texts: {
      no_changes: t('settings.saved'),
      saved: t('settings.saved'),
      failed: t('settings.failed'),
      failed_toast: t('settings.failed'),
    },
    // a user who has left meanwhile is not led back
    onSaved: (_saved, isHere) => {
      if (isHere()) onSaved();
    },
  });

  function say(problem: MembershipProblem): string {
    if (problem === 'line_required') return t('form.line_required');
    return problem === 'whole_number' ? t('form.whole_number') : faults(problem);
  }

  /** The sentence of the error at a field. */
  function errorAt(name: MembershipName): string | undefined {
    const error = state.errors[name];
    return error && ('text' in error ? error.text : say(error.problem));
  }

  return {
    ...state,
    is_restored: state.is_restored && form.isDirty(),
    errorAt,
    set: (name: MembershipName, value: string) => form.set(name, value),
    isDirty: form.isDirty,
    save,
    discard,
  };
}
