import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { useUploads } from '#web/parts/documents/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DayDialog } from './day-dialog.tsx';
import type { LoggedDay } from './logged-days.ts';

interface AddToDayProps {
  cruise: Cruise;
  days: readonly LoggedDay[];
}

/** Adds photographs to a day that is asked for first. */
export function AddToDay({ cruise, days }: AddToDayProps): ReactNode {
  const t = useTranslations('logbook');
  const picker = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [day, setDay] = useState<LoggedDay>();
  const { add } = useUploads(cruise, day?.date ?? null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept="image/*"
        hidden
        aria-label={t('add')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // lets the user choose the same file again
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => setAsking(true)}>
        <Icon name="picture" size={20} />
        {t('add')}
      </Button>
      {isAsking && (
        <DayDialog
          days={days}
          onChoose={(chosen) => {
            setDay(chosen);
            setAsking(false);
            picker.current?.click();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
