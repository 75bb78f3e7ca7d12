import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CalendarFeed } from '#contract/calendar-feed.ts';
import { isolate } from '#web/lib/bidi.ts';
import { CopyField } from '#web/parts/copy-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { isReachable } from './reachable.ts';
import type { FeedChanges } from './use-feed.ts';
import classes from './feed.module.css';

interface AddressCardProps {
  url: string;
  webcal_url: string;
  ended_by: CalendarFeed['ended_by'];
  changes: FeedChanges;
}

/** Why the previous address is invalid. */
export function EndedNote({ ended_by }: Pick<CalendarFeed, 'ended_by'>): ReactNode {
  const t = useTranslations('feed.ended');
  if (ended_by === null) return null;
  return (
    <p className={`${ui('row', 'rounded', 'pad12by16', 'gap12', 'ink', 'small')} ${classes['warning']}`}>
      <Icon name="warning" size={20} />
      <span>{t(ended_by)}</span>
    </p>
  );
}

/** The address of the feed, and the actions on it. */
export function AddressCard({ url, webcal_url, ended_by, changes }: AddressCardProps): ReactNode {
  const { change, working } = changes;
  const t = useTranslations('feed.address');
  const [asked, setAsked] = useState<'reset' | 'disable' | null>(null);
  const note_id = useId();
  const cancel = useCallback(() => setAsked(null), []);

  return (
    <Card aria-labelledby="feed-address">
      <h2 id="feed-address" className={ui('heading')}>
        {t('title')}
      </h2>
      <EndedNote ended_by={ended_by} />
      <CopyField label={t('label')} value={url} copy_label={t('copy')} described_by={note_id}>
        <a href={webcal_url} className={buttonClass('outline')}>
          <Icon name="calendar" size={20} />
          {t('subscribe')}
        </a>
      </CopyField>
      <p id={note_id} className={ui('note', 'above16')}>
        {t('secret')}
      </p>
      {!isReachable(url) && (
        <p className={`${ui('row', 'rounded', 'pad12by16', 'gap12', 'ink', 'small')} ${classes['warning']}`}>
          <Icon name="warning" size={20} />
          <span>{t('local', { host: isolate(new URL(url).host) })}</span>
        </p>
      )}
      <div className={`${ui('wrap', 'gap4by12')} ${classes['ends']}`}>
        <Button look="quiet" is_working={working === 'reset'} onClick={() => setAsked('reset')}>
          <Icon name="again" size={20} />
          {t('reset')}
        </Button>
        <Button look="quiet" is_working={working === 'disable'} onClick={() => setAsked('disable')}>
          <Icon name="close" size={20} />
          {t('disable')}
        </Button>
      </div>
      {(['reset', 'disable'] as const).map((what) => (
        <ConfirmDialog
          key={what}
          is_open={asked === what}
          is_danger
          title={t(`ask_${what}.title`)}
          confirm_label={t(`ask_${what}.confirm`)}
          cancel_label={t('cancel')}
          onConfirm={() => {
            setAsked(null);
            change(what);
          }}
          onCancel={cancel}
        >
          <p>{t(`ask_${what}.text`)}</p>
        </ConfirmDialog>
      ))}
    </Card>
  );
}
