import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { catalogue_ids } from '#domain/cruise-fields.ts';
import type { Sending } from '#web/lib/forms/save.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { catalogue_names, fieldAt } from '#web/parts/cruise-fields/fields.ts';
import { linkNames } from '#web/parts/cruise-fields/link-names.ts';
import { cruiseDraft } from './draft.ts';
import { createFormStore, type FormStore } from '#web/parts/cruise-fields/form-store.ts';
import { type FormValues, problemsOf, valuesOf } from '#web/parts/cruise-fields/form-values.ts';

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
  send: (form: FormStore, sending: Sending<FormValues>) => Promise<Cruise>;
  onSaved: (cruise: Cruise, isHere: () => boolean) => Promise<void>;
}

const kept = ['passengers', 'pasted_itinerary'] as const;

/** The form of a cruise, its draft, and its sending. */
export function useCruiseForm({ draft_id, is_new, version, before, presets_currency, ...parts }: FormParts) {
  const t = useTranslations('cruises.form');
  const codes = useTranslations('errors.codes');
  const queries = useQueryClient();
  const [slot] = useState(() => cruiseDraft(draft_id));
  const [form] = useState(() =>
    createFormStore({
      ...(!is_new && { id: draft_id }),
      version,
      before,
      draft: slot.read(),
      presets_currency: presets_currency === true,
      is_own: parts.is_own !== false,
      fills_ends: is_new,
    }),
  );
  const { save, discard } = useRecordForm(form, {
    slot,
    kept,
    problemsOf,
    prepare: (values, changed) => {
      const typed = catalogue_names.filter((name) =>
        changed.some((one) => one === name || one === catalogue_ids[name]),
      );
      return linkNames(queries, values, typed);
    },
    send: (sending) => parts.send(form, sending),
    readCurrent: (current) =>
      isRecord(current) ? { version: current.version, values: valuesOf(current) } : undefined,
    fieldAt,
    explain: (error) => (error instanceof PartlySaved ? t('passengers_failed') : undefined),
    texts: {
      no_changes: t('no_changes'),
      // the screen of a new one tells it, where its page does not
      ...(!is_new && { saved: t('saved') }),
      failed: t('save_failed'),
      stale: codes('stale'),
    },
    onSaved: parts.onSaved,
  });
  return { form, save, discard };
}

function isRecord(current: unknown): current is Cruise {
  return typeof current === 'object' && current !== null && 'version' in current && 'start_date' in current;
}
