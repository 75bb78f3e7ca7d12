import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GivenShare } from '#contract/sharing.ts';
import { share_levels } from '#domain/share-levels.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Select } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isolate } from '#web/lib/bidi.ts';
import { site } from '#web/lib/site.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { useInvitation } from './invitation-link.tsx';
import classes from './shares.module.css';
import { useGivenShares } from './use-shares.ts';

interface ShareRowProps {
  share: GivenShare;
  /** the receiver, or the shared cruises */
  title: ReactNode;
  /** the shared cruises, as part of a sentence */
  what: string;
  /** moves the focus to the place of the row */
  onGone: () => void;
}

/** A given share: its level, whether it was accepted, and a button to end it. */
export function ShareRow({ share, title, what, onGone }: ShareRowProps): ReactNode {
  const t = useTranslations('sharing');
  const { working, changeLevel, resend, takeBack } = useGivenShares();
  const { announce, dialog } = useInvitation();
  const { user_email, share_level } = share;
  const { mail } = site();
  const named = { email: isolate(user_email), what };

  const invite = () => resend(share, (link) => announce({ user_email, link }, t('given.resent', named)));

  async function confirm(): Promise<void> {
    if (await takeBack(share)) onGone();
  }

  return (
    <div className={`${ui('bar', 'gap12by20')} ${classes['row']}`}>
      <div className={classes['words']}>
        <div className={ui('strong', 'breaking')}>{title}</div>
        <ShareState share={share} />
      </div>
      <div className={`${ui('wrap', 'middle', 'gap4')} ${classes['actions']}`}>
        <Select
          className={classes['select']}
          aria-label={t('given.level_of', named)}
          value={share_level}
          options={share_levels.map((value) => ({ value, label: t(`levels.${value}.name`) }))}
          onChange={({ currentTarget }) => {
            const level = share_levels.find((one) => one === currentTarget.value);
            if (level !== undefined && level !== share_level) void changeLevel(share, level);
          }}
        />
        {share.state === 'pending' && (
          <Button
            look="quiet"
            aria-label={t(`given.resend_to.${mail}`, named)}
            is_working={working === share.id}
            onClick={() => void invite()}
          >
            <Icon name={mail === 'inbox' ? 'mail' : 'again'} size={20} />
            {t(`given.resend.${mail}`)}
          </Button>
        )}
        <ConfirmButton
          look="quiet"
          aria-label={t('given.take_back_from', named)}
          is_working={working === share.id}
          title={t('given.take_back_title')}
          text={
            <>
              <p>{t('given.take_back_text', named)}</p>
              <p>{t('given.take_back_other')}</p>
            </>
          }
          confirm_label={t('given.take_back')}
          cancel_label={t('cancel')}
          onConfirm={() => void confirm()}
        >
          <Icon name="trash" size={20} />
          {t('given.take_back')}
        </ConfirmButton>
      </div>
      {dialog}
    </div>
  );
}

/** Whether the share was accepted, and since when. */
export function ShareState({ share }: { share: GivenShare }): ReactNode {
  const t = useTranslations('sharing');
  const formats = useFormats();
  const is_pending = share.state === 'pending';
  return (
    <p className={ui('wrap', 'note', 'gap0by12')}>
      <span
        className={
          is_pending
            ? `${ui('inline', 'middle', 'gap8')} ${classes['waiting']}`
            : ui('inline', 'middle', 'gap8', 'good')
        }
      >
        <Icon name={is_pending ? 'clock' : 'check'} size={18} />
        {t(`states.${share.state}`)}
      </span>
      <span>{t('given.since', { date: formats.dateAt(share.date_added) })}</span>
    </p>
  );
}
