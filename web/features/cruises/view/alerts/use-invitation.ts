import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Settings, SettingsChange } from '#contract/account.ts';
import { payment_reminder_days } from '#domain/reminders.ts';
import { changeSettings } from '#web/app/change-settings.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { forgetLists } from '#web/lib/follow-cruises.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toasts.ts';

/** Time to move money, and not so early that it is forgotten again. */
const usual_days = 14;

/** Turns all reminders on in the settings with one click, and back with another. */
export function useInvitation(settings: Settings | undefined) {
  const t = useTranslations('reminders');
  const queries = useQueryClient();
  const [isWorking, setWorking] = useState(false);

  async function change(body: SettingsChange): Promise<boolean> {
    setWorking(true);
    try {
      await changeSettings(body);
      void forgetLists(queries);
      return true;
    } catch (error) {
      if (error instanceof SessionEnded) return false;
      showToast('error', (error instanceof ApiError ? error.detail : undefined) ?? t('not_switched'));
      return false;
    } finally {
      setWorking(false);
    }
  }

  async function accept(): Promise<void> {
    if (settings === undefined) return;
    const { enable_payment_reminder, payment_notification, checkin_notification } = settings;
    const { weather_notification } = settings;
    const days = payment_reminder_days.find((one) => one === settings.payment_reminder_days) ?? 0;
    const zone = browserTimeZone();
    const on = {
      enable_payment_reminder: true,
      payment_notification: true,
      checkin_notification: true,
      weather_notification: true,
      payment_reminder_days: days === 0 ? usual_days : days,
      // nine o'clock is that of some place: until one is chosen, of where this device is
      ...(settings.time_zone === null && zone !== undefined && { time_zone: zone }),
    };
    if (!(await change(on))) return;
    const before = {
      enable_payment_reminder,
      payment_notification,
      checkin_notification,
      weather_notification,
      payment_reminder_days: days,
    };
    showToast('success', t('invite.done'), {
      action: { label: t('undo'), run: () => void takeBack(before) },
    });
  }

  async function takeBack(before: SettingsChange): Promise<void> {
    if (await change(before)) showToast('info', t('invite.undone'));
  }

  return { isWorking, accept };
}
