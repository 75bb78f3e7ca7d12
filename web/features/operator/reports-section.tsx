import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorReport } from '#contract/operator-reports.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { Facts, Line, Prose } from './part.tsx';
import { RecordForm } from './records/record-form.tsx';
import { RecordList } from './records/record-list.tsx';
import { useOperatorAction } from './records/use-operator-action.ts';
import { useOperatorForm } from './records/use-operator-form.ts';

export function ReportsSection(): ReactNode {
  const t = useTranslations('operator.reports');
  const states = { '': t('open'), settled: t('settled') };
  return (
    <RecordList
      reads="GET admin/reports"
      title={t('title')}
      lead={t('lead')}
      filters={[{ kind: 'choice', name: 'state', label: t('state'), options: states }]}
      none={t('none_open')}
      none_found={t('none_settled')}
      keyOf={({ id }) => id}
      renderRecord={(report) => <Report report={report} />}
    />
  );
}

/** The fields of the record at the time of the report that are shown, if not empty. */
const shown = ['cruise_line', 'ship_name', 'start_date', 'end_date', 'start_port', 'end_port'] as const;

function Report({ report }: { report: OperatorReport }): ReactNode {
  const t = useTranslations('operator.reports');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { user_id, user_email, description, details, created_at, settled_at, answer } = report;
  const facts = shown.flatMap((name) => {
    const value = details[name];
    if (typeof value !== 'string' || value === '') return [];
    return [[terms(name), isCalendarDay(value) ? formats.date(value) : <bdi>{value}</bdi>] as const];
  });
  return (
    <>
      <Prose>{description}</Prose>
      <Line>
        <Link to={paths.operator_record} params={{ section: 'users', id: user_id }}>
          <bdi>{user_email}</bdi>
        </Link>
        {formats.moment(created_at)}
      </Line>
      {facts.length > 0 && <Facts facts={facts} />}
      {settled_at === null ? (
        <Settle id={report.id} />
      ) : (
        <Prose>
          {t('settled_at', { date: formats.dateAt(settled_at) })}
          {answer !== null && `\n${answer}`}
        </Prose>
      )}
    </>
  );
}

function Settle({ id }: { id: string }): ReactNode {
  const t = useTranslations('operator.reports');
  const form = useOperatorForm(`report:${id}`, { answer: '' });
  const { carryOut } = useOperatorAction();
  const text = form.values.answer.trim();
  const answer = text === '' ? null : text;
  const run = () => call('POST admin/reports/{id}/settle', { params: { id }, body: { answer } });
  return (
    <RecordForm
      // a restored answer is short, and needs no note in each report
      form={{ ...form, isRestored: false }}
      rows={[
        [{ kind: 'long', name: 'answer', label: t('answer'), hint: t('answer_hint'), rows: 2, most: 2000 }],
      ]}
      save={() => carryOut({ run, done: t('done') })}
      submit={t('settle')}
      look="outlinePrimary"
    />
  );
}
