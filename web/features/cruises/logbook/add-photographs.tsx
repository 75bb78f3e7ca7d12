import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { most_document_bytes } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { SendingRows } from '#web/parts/documents/sending-rows.tsx';
import { useUploads } from '#web/parts/documents/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './logbook.module.css';
import type { LoggedDay } from './logged-days.ts';

interface AddPhotographsProps {
  cruise: Cruise;
  day: LoggedDay;
  /** with its words, on the day of today */
  is_wide: boolean;
}

/** Adds photographs to a day, and shows those on their way. */
export function AddPhotographs({ cruise, day, is_wide }: AddPhotographsProps): ReactNode {
  const t = useTranslations('logbook');
  const { date, name } = day;
  const picker = useRef<HTMLInputElement>(null);
  const { add } = useUploads(cruise, date);
  const pick = () => picker.current?.click();
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept="image/*"
        hidden
        aria-label={t('add_on', { day: name })}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // lets the user choose the same file again
          currentTarget.value = '';
        }}
      />
      {is_wide ? (
        <Button onClick={pick}>
          <Icon name="picture" size={20} />
          {t('add')}
        </Button>
      ) : (
        <IconButton icon="picture" size={22} label={t('add_on', { day: name })} onClick={pick} />
      )}
      <SendingPhotographs cruise={cruise} day={day} />
    </>
  );
}

/** The photographs on their way to a day; nothing without any. */
export function SendingPhotographs({
  cruise,
  day: { date, name },
}: Pick<AddPhotographsProps, 'cruise' | 'day'>): ReactNode {
  const t = useTranslations('logbook');
  const { size } = useSizeFormats();
  const { items, retry, dismiss } = useUploads(cruise, date);
  if (items.length === 0) return null;
  const failures = {
    full: t('full', { total: isolate(size(most_document_bytes)) }),
    type: t('type'),
    too_large: t('too_large'),
  };
  return (
    <ul className={`${ui('list')} ${classes['sending']}`} aria-label={t('of_day', { day: name })}>
      <SendingRows
        items={items}
        className={classes['sendingRow']}
        failures={failures}
        onRetry={retry}
        onDismiss={dismiss}
      />
    </ul>
  );
}
