import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShipCall } from '#contract/operator-schedules.ts';
import { isCalendarDay, nightsBetween } from '#domain/dates.ts';
import { most_ship_days } from '#domain/schedule.ts';
import { NotFoundScreen } from '#web/parts/not-found-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { DayField } from '#web/parts/fields/day-field.tsx';
import { useSmallForm } from '#web/lib/forms/small-form.ts';
import { read } from '#web/lib/queries.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FieldGrid } from '#web/ui/long-form.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Part } from '../part.tsx';
import type { OperatorSearch } from '../search.ts';
import { useTitle } from '../use-title.ts';
import { FileImport } from './file-import.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';

/** The days between which a schedule is edited. */
interface Days {
  from: string;
  to: string;
}

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

  const show = (days: Days) =>
    navigate({
      to: paths.operator_record,
      params: { section: 'schedules', id },
      search: { from: days.from, to: days.to },
      resetScroll: false,
    });
  const is_open = isCalendarDay(from) && isCalendarDay(to) && from <= to && !isTooLong(from, to);
  const name = ship.data?.name ?? '';
  return (
    <>
      <PageHeader title={<bdi>{name}</bdi>} lead={<bdi>{ship.data?.cruise_line}</bdi>} />
      <div className={ui('grid', 'gap20')}>
        <Part title={t('which_days')}>
          <DaysForm key={`${from} ${to}`} from={from} to={to} onShow={(days) => void show(days)} />
        </Part>
        <FileImport
          ship_id={id}
          onTake={(rows, days) => {
            setTaken({ rows, count: (taken?.count ?? 0) + 1 });
            void show(days);
          }}
        />
        {is_open && (
          <Editing
            key={`${from} ${to} ${taken?.count ?? 0}`}
            id={id}
            name={name}
            days={{ from, to }}
            rows={taken?.rows}
            onSaved={() => setTaken(undefined)}
          />
        )}
      </div>
    </>
  );
}

/** An editor has a row for every day. */
function isTooLong(from: string, to: string): boolean {
  return nightsBetween(from, to) >= most_ship_days;
}

function DaysForm({ from, to, onShow }: Days & { onShow: (days: Days) => void }): ReactNode {
  const t = useTranslations('operator');
  const terms = useTranslations('terms.fields');
  const [start, setStart] = useState(from);
  const [end, setEnd] = useState(to);
  const { errors, place, send, clear } = useSmallForm(['start_date', 'end_date']);

  function check(): Partial<Record<'start_date' | 'end_date', string>> {
    const errorOf = (day: string) =>
      day === '' ? t('required') : isCalendarDay(day) ? undefined : t('no_day');
    const [start_error, end_error] = [errorOf(start), errorOf(end)];
    if (start_error !== undefined || end_error !== undefined)
      return {
        ...(start_error !== undefined && { start_date: start_error }),
        ...(end_error !== undefined && { end_date: end_error }),
      };
    if (end < start) return { end_date: t('schedules.turned') };
    return isTooLong(start, end) ? { end_date: t('schedules.too_many_days') } : {};
  }

  const submit = () => send(check(), async () => onShow({ from: start, to: end }));

  return (
    <div ref={place}>
      <Form onSubmit={() => void submit()}>
        <FieldGrid>
          <DayField
            name="start_date"
            label={terms('start_date')}
            is_required
            value={start}
            error={errors.start_date}
            onChange={(day) => {
              setStart(day);
              clear('start_date', 'end_date');
            }}
          />
          <DayField
            name="end_date"
            label={terms('end_date')}
            is_required
            near={start}
            value={end}
            error={errors.end_date}
            onChange={(day) => {
              setEnd(day);
              clear('end_date');
            }}
          />
        </FieldGrid>
        <ButtonRow>
          <Button type="submit" look="outlinePrimary">
            {t('schedules.show')}
          </Button>
        </ButtonRow>
      </Form>
    </div>
  );
}

interface EditingProps {
  id: string;
  name: string;
  days: Days;
  rows: readonly ShipCall[] | undefined;
  onSaved: () => void;
}

function Editing({ id, name, days, rows, onSaved }: EditingProps): ReactNode {
  const query = { start_date: days.from, end_date: days.to };
  const t = useTranslations('operator');
  const schedule = useQuery({
    ...read('GET admin/ships/{id}/schedule', { params: { id }, query }),
    // a new read must not replace the typed rows
    refetchOnWindowFocus: false,
  });
  return (
    <PartRead query={schedule} height={320} failed={t('load_failed')}>
      {({ items }) => (
        <ScheduleEditor ship={{ id, name }} days={query} kept={items} imported={rows} onSaved={onSaved} />
      )}
    </PartRead>
  );
}
