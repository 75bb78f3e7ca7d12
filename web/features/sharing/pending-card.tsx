import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReceivedShare } from '#contract/sharing.ts';
import { isolate } from '#web/lib/bidi.ts';
import { focusHeading } from '#web/lib/heading.ts';
import rows from '#web/lib/shares.module.css';
import { useReceivedShares } from '#web/lib/use-shares.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './sharing.module.css';

/** What others want to share, and the two answers. */
export function PendingCard({ shares }: { shares: readonly ReceivedShare[] }): ReactNode {
  const t = useTranslations('sharing.received');
  const title = useRef<HTMLHeadingElement>(null);
  const is_answered = useRef(false);

  // The card goes with the last of them, some moments after the answer: until then the button still has the focus.
  useEffect(
    () => () => {
      if (is_answered.current) focusHeading();
    },
    [],
  );

  return (
    <Card aria-labelledby="pending" className={classes['pending']}>
      <h2 id="pending" ref={title} tabIndex={-1} className={classes['title']}>
        {t('pending')}
      </h2>
      <ul className={rows['rows']}>
        {shares.map((share) => (
          <li key={share.id}>
            <Question
              share={share}
              onGone={() => {
                if (shares.length > 1) title.current?.focus();
                else is_answered.current = true;
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Question({ share, onGone }: { share: ReceivedShare; onGone: () => void }): ReactNode {
  const t = useTranslations('sharing');
  const { working, accept, decline } = useReceivedShares();
  const [isAsked, setAsked] = useState(false);
  const name = isolate(share.owner_name);
  const what = t(`received.levels.${share.share_level}`);

  async function answer(run: typeof accept): Promise<void> {
    setAsked(false);
    if (await run(share)) onGone();
  }

  return (
    <div className={rows['row']}>
      <div className={rows['words']}>
        <p className={rows['who']}>
          {t(share.cruise_id === null ? 'received.asks_all' : 'received.asks_one', { name })}
        </p>
        <p className={rows['quiet']}>{t('received.you_see', { what })}</p>
      </div>
      <div className={classes['answers']}>
        <Button
          aria-label={t('received.accept_from', { name })}
          is_working={working === share.id}
          onClick={() => void answer(accept)}
        >
          {t('received.accept')}
        </Button>
        <Button
          look="outline"
          aria-label={t('received.decline_from', { name })}
          onClick={() => setAsked(true)}
        >
          {t('received.decline')}
        </Button>
      </div>
      <ConfirmDialog
        is_open={isAsked}
        title={t('received.decline_title')}
        confirm_label={t('received.decline')}
        cancel_label={t('cancel')}
        is_danger
        onConfirm={() => void answer(decline)}
        onCancel={() => setAsked(false)}
      >
        {t('received.decline_text', { name })}
      </ConfirmDialog>
    </div>
  );
}
