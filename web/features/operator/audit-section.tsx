import { NativeSelect, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AuditAction, AuditEntry } from '#contract/operator-audit.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { audit_actions } from './audit-actions.ts';
import { AuditChanges } from './audit-changes.tsx';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { useNarrow } from './use-narrow.ts';
import { usePages } from './use-pages.ts';

type Word = (typeof audit_actions)[AuditAction];

export function AuditSection(): ReactNode {
  const t = useTranslations('operator.audit');
  const { search, narrow } = useNarrow();
  const actions = Object.keys(audit_actions) as AuditAction[];
  const action = actions.find((one) => one === search.action);
  const { q: actor, subject, from, to } = search;
  const query = {
    ...(action !== undefined && { action }),
    ...(actor !== undefined && { actor }),
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
  const pages = usePages('GET admin/audit', query, (place, signal) =>
    call('GET admin/audit', { query: { ...query, ...place }, signal }),
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div role="search" className={`${classes['filters']} ${classes['grid']}`}>
        <SearchField
          className={classes['search']}
          label={t('actor')}
          q={actor ?? ''}
          onSearch={(q) => narrow({ q })}
        />
        <SubjectField key={subject} subject={subject ?? ''} onSearch={(text) => narrow({ subject: text })} />
        <NativeSelect
          label={t('action')}
          value={action ?? ''}
          data={[
            { value: '', label: t('all_actions') },
            ...actions.map((value) => ({ value, label: t(`actions.${audit_actions[value]}`) })),
          ]}
          onChange={({ currentTarget }) => narrow({ action: currentTarget.value })}
        />
        <DayFilter name="from" label={t('from')} day={from ?? ''} onDay={(day) => narrow({ from: day })} />
        <DayFilter name="to" label={t('to')} day={to ?? ''} onDay={(day) => narrow({ to: day })} />
      </div>
      <Listing pages={pages} empty={Object.keys(query).length > 0 ? t('none_found') : t('none')}>
        {(entries) => (
          <ul className={ui('list', 'grid')}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

/** The subject must be complete, so the list is read when the field is left. */
function SubjectField(props: { subject: string; onSearch: (text: string) => void }): ReactNode {
  const t = useTranslations('operator.audit');
  const [typed, setTyped] = useState(props.subject);
  const ask = () => {
    if (typed.trim() !== props.subject) props.onSearch(typed.trim());
  };
  return (
    <TextInput
      label={t('subject')}
      placeholder={t('subject_hint')}
      maxLength={200}
      data-direction="auto"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={ask}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask();
      }}
    />
  );
}

interface DayFilterProps {
  name: string;
  label: string;
  day: string;
  onDay: (day: string) => void;
}

function DayFilter({ name, label, day, onDay }: DayFilterProps): ReactNode {
  const [typed, setTyped] = useState(day);
  return (
    <DayField
      name={name}
      label={label}
      is_required={false}
      is_narrow
      value={typed}
      error={undefined}
      onChange={(value) => {
        setTyped(value);
        if (value === '' || isCalendarDay(value)) onDay(value);
      }}
    />
  );
}

function Entry({ entry }: { entry: AuditEntry }): ReactNode {
  const t = useTranslations('operator.audit');
  const formats = useFormats();
  const { action, actor, subject, subject_name } = entry;
  const word: Word = audit_actions[action];
  const is_id = /^[\da-f]{8}-/.test(subject);
  // an id by itself says nothing: the name stands below
  const name = subject_name ?? (is_id || subject === 'maintenance' ? '' : subject);
  const is_user = action.startsWith('user.') && is_id;
  return (
    <li className={classes['record']}>
      <div>
        <p>
          <strong>{t(`actions.${word}`)}</strong>
          {name !== '' && (
            <>
              {' · '}
              {is_user ? (
                <Link to={paths.operator_record} params={{ section: 'users', id: subject }}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi className={ui('breaking', 'paragraphs')}>{name}</bdi>
              )}
            </>
          )}
        </p>
        <p className={classes['quiet']}>
          {formats.moment(entry.created_at)}
          {' · '}
          {actor === '' ? t('nobody') : actor === 'command line' ? t('command') : <bdi>{actor}</bdi>}
        </p>
      </div>
      <AuditChanges details={entry.details} />
    </li>
  );
}
