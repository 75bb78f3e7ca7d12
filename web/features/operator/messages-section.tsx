import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ui } from '#web/ui/primitives.ts';
import { Line, Prose } from './part.tsx';
import { RecordList } from './records/record-list.tsx';

/** Messages of the contact form. An operator answers by e-mail, then settles the message. */
export function MessagesSection(): ReactNode {
  const t = useTranslations('operator.messages');
  const formats = useFormats();
  const states = { '': t('open'), settled: t('settled') };
  return (
    <RecordList
      reads="GET admin/messages"
      title={t('title')}
      lead={t('lead')}
      filters={[{ kind: 'choice', name: 'state', label: t('state'), options: states }]}
      none={t('none_open')}
      none_found={t('none_settled')}
      keyOf={({ id }) => id}
      renderRecord={({ subject, name, email, created_at, has_account, message, settled_at }) => (
        <>
          <h2 className={ui('heading')} dir="auto">
            {subject}
          </h2>
          <Line>
            <bdi>{name}</bdi>
            <bdi>{email}</bdi>
            {formats.moment(created_at)}
            {has_account && t('has_account')}
          </Line>
          <Prose>{message}</Prose>
          {settled_at !== null && <Line>{t('settled_at', { date: formats.dateAt(settled_at) })}</Line>}
        </>
      )}
      actionsOf={({ id, email, subject, settled_at }) =>
        settled_at === null
          ? [
              { label: t('reply'), look: 'outlinePrimary', href: answerTo(email, subject) },
              {
                label: t('settle'),
                run: () => call('POST admin/messages/{id}/settle', { params: { id } }),
                done: t('done'),
              },
            ]
          : []
      }
    />
  );
}

/** Opens the mail program. The encoding keeps a stranger's text one address and one subject. */
function answerTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
