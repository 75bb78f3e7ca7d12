import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import type { AuditAction, AuditEntry } from '#contract/operator-audit.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { ui } from '#web/ui/primitives.ts';
import { AuditChanges } from './audit-changes.tsx';
import { Line } from './part.tsx';
import { RecordList } from './records/record-list.tsx';

export function AuditSection(): ReactNode {
  const t = useTranslations('operator.audit');
  // the catalogue names each action
  const actions = Object.entries(useMessages().operator.audit.actions);
  const options = {
    '': t('all_actions'),
    ...Object.fromEntries(actions.map(([word, name]) => [word.replace('_', '.'), name])),
  };
  return (
    <RecordList
      reads="GET admin/audit"
      title={t('title')}
      lead={t('lead')}
      filters={[
        { kind: 'search', name: 'q', label: t('actor'), queryOf: (actor) => ({ actor }) },
        { kind: 'exact', name: 'subject', label: t('subject'), hint: t('subject_hint') },
        { kind: 'choice', name: 'action', label: t('action'), options },
        { kind: 'day', name: 'from', label: t('from') },
        { kind: 'day', name: 'to', label: t('to') },
      ]}
      none={t('none')}
      none_found={t('none_found')}
      keyOf={({ id }) => id}
      renderRecord={(entry) => (
        <>
          <Entry entry={entry} />
          <AuditChanges details={entry.details} />
        </>
      )}
    />
  );
}

function Entry({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useTranslations('operator.audit');
  const formats = useFormats();
  const { action, actor, subject, subject_name, created_at } = entry;
  const is_id = /^[\da-f]{8}-/.test(subject);
  // an id by itself says nothing: the name stands below
  const name = subject_name ?? (is_id || subject === 'maintenance' ? '' : subject);
  return (
    <div>
      <Line is_quiet={false}>
        <strong>{t(`actions.${wordOf(action)}`)}</strong>
        {name === '' ? null : action.startsWith('user.') && is_id ? (
          <Link to={paths.operator_record} params={{ section: 'users', id: subject }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className={ui('breaking', 'paragraphs')}>{name}</bdi>
        )}
      </Line>
      <Line>
        {formats.moment(created_at)}
        {actor === '' ? t('nobody') : actor === 'command line' ? t('command') : <bdi>{actor}</bdi>}
      </Line>
    </div>
  );
}

type WordOf<Action extends AuditAction> = Action extends `${infer Kind}.${infer Deed}`
  ? `${Kind}_${Deed}`
  : never;

/** The message key of an action: `user_sign_out` for `user.sign_out`. The compiler finds a missing one. */
function wordOf(action: AuditAction) {
  return action.replace('.', '_') as WordOf<AuditAction>;
}
