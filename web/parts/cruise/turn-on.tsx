import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type ReminderChoice, useReminderSettings } from './use-reminder-settings.ts';
import { Button } from '#web/ui/button.tsx';

/** Turns on reminders of a kind for the account, on a screen that lacks them. */
export function TurnOn({ what, described_by }: { what: ReminderChoice; described_by?: string }): ReactNode {
  const t = useTranslations('reminders');
  const { isWorking, turnOn } = useReminderSettings();
  return (
    <Button
      look="quiet"
      aria-describedby={described_by}
      is_working={isWorking}
      onClick={() => void turnOn(what)}
    >
      {t('turn_on')}
    </Button>
  );
}
