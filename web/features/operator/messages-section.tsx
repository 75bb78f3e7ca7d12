import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorMessage } from '#contract/operator-messages.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { SettledFilter, useSettled } from './settled-filter.tsx';
import { useOperatorAction } from './use-operator-action.ts';
import { usePages } from './use-pages.ts';

/** Messages of the contact form. An operator answers by e-mail, then settles the message. */
export function MessagesSection(): ReactNode {
  const t = useTranslations('operator.messages');
  const { busy, act } = useOperatorAction();
  const state = useSettled();
  const pages = usePages('GET admin/messages', { state }, (place, signal) =>
    call('GET admin/messages', { query: { state, ...place }, signal }),
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SettledFilter label={t('state')} open={t('open')} settled={t('settled')} />
      <Listing pages={pages} empty={t(state === 'open' ? 'none_open' : 'none_settled')}>
        {(messages) => (
          <ul className={ui('list', 'grid')}>
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                is_working={busy === message.id}
                onSettle={() =>
                  void act(message.id, {
                    run: () => call('POST admin/messages/{id}/settle', { params: { id: message.id } }),
                    done: t('done'),
                  })
                }
              />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

interface MessageProps {
  message: OperatorMessage;
  is_working: boolean;
  onSettle: () => void;
}

function Message({ message, is_working, onSettle }: MessageProps): ReactNode {
  const t = useTranslations('operator.messages');
  const formats = useFormats();
  const { name, email, subject, created_at, settled_at } = message;
  return (
    <li className={classes['record']}>
      <h2 className={ui('heading')} dir="auto">
        {subject}
      </h2>
      <p className={classes['quiet']}>
        <bdi>{name}</bdi>
        {' · '}
        <bdi>{email}</bdi>
        {' · '}
        {formats.moment(created_at)}
        {message.has_account && ` · ${t('has_account')}`}
      </p>
      <p className={ui('breaking', 'paragraphs')} dir="auto">
        {message.message}
      </p>
      {settled_at === null ? (
        <ButtonRow>
          <a className={buttonClass('outlinePrimary')} href={answerTo(email, subject)}>
            {t('reply')}
          </a>
          <Button look="outline" is_working={is_working} onClick={onSettle}>
            {t('settle')}
          </Button>
        </ButtonRow>
      ) : (
        <p className={classes['quiet']}>{t('settled_at', { date: formats.dateAt(settled_at) })}</p>
      )}
    </li>
  );
}

/** Opens the mail program. The encoding keeps a stranger's text one address and one subject. */
function answerTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
