import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Settings, SettingsChange } from '#contract/account.ts';
import { payment_reminder_days, usual_reminder_days } from '#domain/reminder-days.ts';
import { changeSettings } from '#web/lib/change-settings.ts';
import { detailOf } from '#web/lib/api-errors.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { read } from '#web/lib/queries.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useIdle } from '#web/ui/idle.ts';

const switches = [
  'enable_payment_reminder',
  'payment_notification',
  'checkin_notification',
  'weather_notification',
] as const;
type Switch = (typeof switches)[number];

/** The choices of reminders, each with the settings that it turns on. */
const reminder_choices = {
  everything: switches,
  payment_notification: ['enable_payment_reminder', 'payment_notification'],
  checkin_notification: ['checkin_notification'],
  weather_notification: ['weather_notification'],
  /** the offer: only the reminder some days before */
  days_before: ['enable_payment_reminder'],
} as const satisfies Record<string, readonly Switch[]>;
export type ReminderChoice = keyof typeof reminder_choices;

/** Turns on reminders of the account with one tap, from each screen that lacks them, and undoes it with another. */
export function useReminderSettings() {
  const t = useTranslations('reminders');
  const queries = useQueryClient();
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: useIdle() });
  const { act, isWorking } = useAction();

  async function send(body: SettingsChange): Promise<void> {
    await changeSettings(body);
    // each cruise shows the day of its reminder
    void queries.invalidateQueries({ queryKey: ['GET cruises/{id}'] });
    void invalidateLists(queries);
  }

  const change = (body: SettingsChange) =>
    act({
      key: JSON.stringify(body),
      run: () => send(body),
      failed: (error) => detailOf(error) ?? t('not_switched'),
    });

  /** @param done the text of the toast */
  async function turnOn(what: ReminderChoice, done = t('invite.done')): Promise<void> {
    if (settings === undefined) return;
    const names: readonly Switch[] = reminder_choices[what];
    const days = daysOf(settings);
    const has_days = names.includes('enable_payment_reminder');
    const zone = browserTimeZone();
    const is_done = await change({
      ...Object.fromEntries(names.map((name) => [name, true])),
      ...(has_days && { payment_reminder_days: days === 0 ? usual_reminder_days : days }),
      // reminders come at nine in some zone: until the account has chosen one, in that of this device
      ...(settings.time_zone === null && zone !== undefined && { time_zone: zone }),
    });
    if (!is_done) return;
    const before = {
      ...Object.fromEntries(names.map((name) => [name, settings[name]])),
      ...(has_days && { payment_reminder_days: days }),
    };
    showToast('success', done, { action: { label: t('undo'), run: () => void takeBack(before) } });
  }

  async function takeBack(before: SettingsChange): Promise<void> {
    if (await change(before)) showToast('info', t('invite.undone'));
  }

  return {
    settings,
    isWorking,
    turnOn,
    /** A refusal is an answer too: the account is not asked again. */
    decline: () => change({ is_reminder_offer_answered: true }),
  };
}

function daysOf(settings: Settings) {
  return payment_reminder_days.find((one) => one === settings.payment_reminder_days) ?? 0;
}
