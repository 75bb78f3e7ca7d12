import { Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorReport } from '#contract/operator-reports.ts';
import { isCalendarDay } from '#domain/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { useFormats } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toasts.ts';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, FormMessage } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Listing } from './listing.tsx';
import classes from './operator.module.css';
import { Fact } from './part.tsx';
import { SettledFilter, useSettled } from './settled-filter.tsx';
import { useOperatorAction } from './use-operator-action.ts';
import { useOperatorForm } from './use-operator-form.ts';
import { usePages } from './use-pages.ts';

export function ReportsSection(): ReactNode {
  const t = useTranslations('operator.reports');
  const state = useSettled();
  const pages = usePages('GET admin/reports', { state }, (place, signal) =>
    call('GET admin/reports', { query: { state, ...place }, signal }),
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <SettledFilter label={t('state')} open={t('open')} settled={t('settled')} />
      <Listing pages={pages} empty={state === 'open' ? t('none_open') : t('none_settled')}>
        {(reports) => (
          <ul className={ui('list', 'grid')}>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}

/** The fields of the record at the time of the report that are shown, if not empty. */
const shown = ['cruise_line', 'ship_name', 'start_date', 'end_date', 'start_port', 'end_port'] as const;

function Report({ report }: { report: OperatorReport }): ReactNode {
  const t = useTranslations('operator.reports');
  const terms = useTranslations('terms.fields');
  const formats = useFormats();
  const { details } = report;
  const facts = shown.flatMap((name) => {
    const value = details[name];
    return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
  });
  return (
    <li className={classes['record']}>
      <p className={ui('breaking', 'paragraphs')} dir="auto">
        {report.description}
      </p>
      <p className={classes['quiet']}>
        <Link to={paths.operator_record} params={{ section: 'users', id: report.user_id }}>
          <bdi>{report.user_email}</bdi>
        </Link>
        {' · '}
        {formats.moment(report.created_at)}
      </p>
      {facts.length > 0 && (
        <dl className={classes['facts']}>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={terms(name)}>
              {isCalendarDay(value) ? formats.date(value) : <bdi>{value}</bdi>}
            </Fact>
          ))}
        </dl>
      )}
      {report.settled_at === null ? (
        <Settle id={report.id} />
      ) : (
        <p className={ui('breaking', 'paragraphs')} dir="auto">
          {t('settled_at', { date: formats.dateAt(report.settled_at) })}
          {report.answer !== null && `\n${report.answer}`}
        </p>
      )}
    </li>
  );
}

function Settle({ id }: { id: string }): ReactNode {
  const t = useTranslations('operator.reports');
  const { values, errors, message, isWorking, place, set, send } = useOperatorForm(
    `report:${id}`,
    ['answer'],
    {
      answer: '',
    },
  );
  const { invalidateLists } = useOperatorAction();

  async function settle(): Promise<void> {
    const answer = values.answer.trim();
    await call('POST admin/reports/{id}/settle', {
      params: { id },
      body: { answer: answer === '' ? null : answer },
    });
    showToast('success', t('done'));
    await invalidateLists();
  }

  return (
    <div ref={place}>
      <Form onSubmit={() => void send({}, settle)}>
        {message !== undefined && <FormMessage>{message}</FormMessage>}
        <Textarea
          label={t('answer')}
          description={t('answer_hint')}
          rows={2}
          maxLength={2000}
          data-direction="auto"
          value={values.answer}
          error={errors.answer}
          onChange={({ currentTarget }) => set('answer', currentTarget.value)}
        />
        <ButtonRow>
          <Button type="submit" look="outlinePrimary" is_working={isWorking}>
            {t('settle')}
          </Button>
        </ButtonRow>
      </Form>
    </div>
  );
}
