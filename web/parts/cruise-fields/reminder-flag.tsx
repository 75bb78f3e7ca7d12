import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type CruiseSwitch, isAllowedBySettings } from '#domain/reminders.ts';
import { useReminderSettings } from '#web/parts/cruise/use-reminder-settings.ts';
import type { FieldName } from './fields.ts';
import { TurnOn } from '#web/parts/cruise/turn-on.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './form.module.css';
import type { FormStore } from './form-store.ts';
import { useFormState } from './use-form-state.ts';

/** Whether a field is a reminder switch. */
export function isCruiseSwitch(name: FieldName): name is CruiseSwitch {
  return name === 'payment_notification' || name === 'checkin_notification';
}

interface ReminderFlagProps {
  name: CruiseSwitch;
  label: string;
  value: string;
  form: FormStore;
}

/**
 * A reminder switch of the cruise. It is disabled while the account's settings stop such reminders; its value stays.
 */
export function ReminderFlag({ name, label, value, form }: ReminderFlagProps): ReactNode {
  const t = useTranslations('reminders');
  const why_id = useId();
  const { settings } = useReminderSettings();
  const own_day = useFormState(form, ({ values }) => values.manual_payment_reminder_date.trim());
  const is_on_at_all =
    settings === undefined ||
    isAllowedBySettings(name, { manual_payment_reminder_date: own_day === '' ? null : own_day }, settings);
  if (!form.is_own)
    return (
      <p className={`${ui('wrap', 'middle', 'note')} ${classes['flagOff']}`}>
        {label}: {t('silent.shared')}
      </p>
    );
  return (
    <>
      <Checkbox
        name={name}
        label={label}
        checked={is_on_at_all && value === 'true'}
        disabled={!is_on_at_all}
        aria-describedby={is_on_at_all ? undefined : why_id}
        onChange={({ currentTarget }) => form.set(name, String(currentTarget.checked))}
      />
      {!is_on_at_all && (
        <p className={`${ui('wrap', 'middle', 'note')} ${classes['flagOff']}`}>
          <span id={why_id}>{t(`off.${name}`)}</span>
          <TurnOn what={name} described_by={why_id} />
        </p>
      )}
    </>
  );
}
