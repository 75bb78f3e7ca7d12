import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ReceivedShare } from '#contract/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { site } from '#web/lib/site.ts';
import { focusHeading } from '#web/ui/heading.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './invitations.module.css';
import rows from './shares.module.css';
import { InvitedVoyage } from './invited-voyage.tsx';
import { useReceivedShares } from './use-shares.ts';

interface InvitationsProps {
  /** invitations that can be answered here */
  shares: readonly ReceivedShare[];
  /** the number of others, which only the link of their mail opens */
  unopened: number;
}

/** Shares that others offer, with the two answers; nothing where none waits. */
export function Invitations({ shares, unopened }: InvitationsProps): ReactNode {
  return (
    <>
      {shares.length > 0 && <Questions shares={shares} />}
      {unopened > 0 && <UnopenedInvitations count={unopened} />}
    </>
  );
}

function Questions({ shares }: Pick<InvitationsProps, 'shares'>): ReactNode {
  const t = useTranslations('received');
  const title = useRef<HTMLHeadingElement>(null);
  const is_last_answered = useRef(false);

  // The card goes with the last invitation, at some moment of the answer: until then the button has the focus.
  useEffect(
    () => () => {
      if (is_last_answered.current) focusHeading();
    },
    [],
  );

  async function answer(run: () => Promise<boolean>): Promise<void> {
    const is_last = shares.length === 1;
    is_last_answered.current = is_last;
    const is_done = await run();
    if (!is_done) is_last_answered.current = false;
    else if (!is_last) title.current?.focus();
  }

  return (
    <Card aria-labelledby="pending" className={classes['card']}>
      <h2 id="pending" ref={title} tabIndex={-1} className={ui('heading')}>
        {t('pending')}
      </h2>
      <ul className={`${ui('list', 'ruled')} ${rows['rows']}`}>
        {shares.map((share) => (
          <li key={share.id}>
            <Question share={share} answer={answer} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface QuestionProps {
  share: ReceivedShare;
  /** runs an answer, then moves the focus */
  answer: (run: () => Promise<boolean>) => Promise<void>;
}

function Question({ share, answer }: QuestionProps): ReactNode {
  const t = useTranslations('received');
  const { working, accept, decline } = useReceivedShares();
  const name = share.owner_name === '' ? t('somebody') : isolate(share.owner_name);
  const cruise = useCruiseWords()(share);

  const { voyage } = share;

  return (
    <div className={`${ui('bar', 'gap12by20')} ${rows['row']}`}>
      {voyage !== null && (
        <div className={classes['voyage']}>
          <InvitedVoyage share={{ ...share, voyage }} />
        </div>
      )}
      <div className={rows['words']}>
        <p>{t(share.cruise_id === null ? 'asks_all' : 'asks_one', { name })}</p>
        {cruise !== '' && (
          <p className={ui('title', 'strong', 'breaking')}>
            {share.cruise_id === null ? t('next', { cruise: isolate(cruise) }) : cruise}
          </p>
        )}
        <p className={ui('note')}>{t('you_see', { what: t(`levels.${share.share_level}`) })}</p>
      </div>
      <div className={ui('wrap', 'gap8')}>
        <Button
          aria-label={t('accept_from', { name })}
          is_working={working === share.id}
          onClick={() => void answer(() => accept(share))}
        >
          {t('accept')}
        </Button>
        <ConfirmButton
          look="outline"
          aria-label={t('decline_from', { name })}
          title={t('decline_title')}
          text={t('decline_text', { name })}
          confirm_label={t('decline')}
          cancel_label={t('cancel')}
          onConfirm={() => void answer(() => decline(share))}
        >
          {t('decline')}
        </ConfirmButton>
      </div>
    </div>
  );
}

/** The ship and the days that name a share; empty where it has none. */
function useCruiseWords(): (share: ReceivedShare) => string {
  const formats = useFormats();
  return ({ ship_name, start_date, end_date }) => {
    const days = start_date === null || end_date === null ? '' : formats.dateRange(start_date, end_date);
    return [ship_name ?? '', days].flatMap((part) => (part === '' ? [] : [isolate(part)])).join(' · ');
  };
}

/** No details are shown: the account may belong to a stranger, who signed up with the address. */
function UnopenedInvitations({ count }: { count: number }): ReactNode {
  const t = useTranslations('received.unopened');
  return (
    <Card aria-labelledby="unopened" className={classes['card']}>
      <div className={`${ui('row', 'middle', 'gap12', 'below4')} ${classes['head']}`}>
        <Icon name="mail" size={22} />
        <h2 id="unopened" className={ui('heading')}>
          {t(`title.${site().mail}`, { count })}
        </h2>
      </div>
      <p className={ui('note')}>{t(`text.${site().mail}`)}</p>
    </Card>
  );
}
