import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { most_ship_days } from '#domain/schedule.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { PartRead } from '#web/parts/read-states.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Part, useTitle } from '../part.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { useOperatorForm } from '../records/use-operator-form.ts';
import type { OperatorSearch } from '../search.ts';
import { FileImport } from './file-import.tsx';
import type { Days } from './rows.ts';
import { ScheduleEditor } from './schedule-editor.tsx';

/** The schedule of one ship, between two days that stand in the address. */
export function ShipScheduleView({ id }: { id: string }): ReactNode {
  const t = useTranslations('operator.schedules');
  const navigate = useNavigate();
  const { from = '', to = '' }: OperatorSearch = useSearch({ from: paths.operator_record });
  // calls from a file fill the editor instead of the saved ones, until they are saved
  const [taken, setTaken] = useState<{ rows: readonly ShipCall[]; count: number }>();
  const ship = useQuery(read('GET catalog/ships/{id}', { params: { id } }));
  useTitle(ship.data?.name ?? t('title'));
  if (ship.error instanceof ApiError && ship.error.status === 404) return <NotFoundScreen />;

  const days = { start_date: from, end_date: to };
  const show = ({ start_date, end_date }: Days) =>
    navigate({
      to: paths.operator_record,
      params: { section: 'schedules', id },
      search: { from: start_date, to: end_date },
      resetScroll: false,
    });
  const is_open = isCalendarDay(from) && isCalendarDay(to) && from <= to && !isTooLong(days);
  const name = ship.data?.name ?? '';
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} lead={<bdi>{ship.data?.cruise_line}</bdi>} />
      <div className={ui('grid', 'gap20')}>
        <Part title={t('which_days')}>
          <DaysForm key={`${from} ${to}`} days={days} onShow={show} />
        </Part>
        <FileImport
          ship_id={id}
          onTake={(rows, taken_days) => {
            setTaken({ rows, count: (taken?.count ?? 0) + 1 });
            void show(taken_days);
          }}
        />
        {is_open && (
          <Editing
            key={`${from} ${to} ${taken?.count ?? 0}`}
            ship={{ id, name }}
            days={days}
            rows={taken?.rows}
            onSaved={() => setTaken(undefined)}
          />
        )}
      </div>
    </>
  );
}

/** An editor has a row for every day. */
function isTooLong({ start_date, end_date }: Days): boolean {
  return nightsBetween(start_date, end_date) >= most_ship_days;
}

function DaysForm({ days, onShow }: { days: Days; onShow: (days: Days) => Promise<void> }): ReactNode {
  const t = useTranslations('operator');
  const terms = useTranslations('terms.fields');
  const form = useOperatorForm(null, { ...days });

  function check(): Partial<Record<keyof Days, string | false>> {
    const { start_date, end_date } = form.values;
    const errorOf = (day: string) => (day === '' ? t('required') : !isCalendarDay(day) && t('no_day'));
    const errors = { start_date: errorOf(start_date), end_date: errorOf(end_date) };
    if (errors.start_date !== false || errors.end_date !== false) return errors;
    if (end_date < start_date) return { end_date: t('schedules.turned') };
    return { end_date: isTooLong(form.values) && t('schedules.too_many_days') };
  }

  return (
    <RecordForm
      form={form}
      rows={[
        [
          { kind: 'day', name: 'start_date', label: terms('start_date'), is_required: true },
          { kind: 'day', name: 'end_date', label: terms('end_date'), is_required: true, near: 'start_date' },
        ],
      ]}
      check={check}
      save={() => onShow(form.values)}
      submit={t('schedules.show')}
      look="outlinePrimary"
    />
  );
}

interface EditingProps {
  ship: { id: string; name: string };
  days: Days;
  rows: readonly ShipCall[] | undefined;
  onSaved: () => void;
}

function Editing({ ship, days, rows, onSaved }: EditingProps): ReactNode {
  const t = useTranslations('operator');
  const schedule = useQuery({
    ...read('GET admin/ships/{id}/schedule', { params: { id: ship.id }, query: days }),
    // a new read must not replace the typed rows
    refetchOnWindowFocus: false,
    // the editor is filled once, so an answer of an earlier visit must not be there when it opens
    gcTime: 0,
  });
  return (
    <PartRead query={schedule} height={320} failed={t('load_failed')}>
      {({ items }) => (
        <ScheduleEditor ship={ship} days={days} kept={items} imported={rows} onSaved={onSaved} />
      )}
    </PartRead>
  );
}
