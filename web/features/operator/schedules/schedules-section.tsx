import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/dates.ts';
import { most_ship_days } from '#domain/schedule.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { Card } from '#web/ui/page.tsx';
import { RecordList } from '../records/record-list.tsx';

export function SchedulesSection(): ReactNode {
  const t = useTranslations('operator.schedules');
  const formats = useFormats();
  return (
    <RecordList
      reads="GET admin/ship-schedules"
      title={t('title')}
      lead={t('lead')}
      above={<ShipFinder />}
      none={t('none')}
      keyOf={({ ship_id }) => ship_id}
      columns={[
        {
          label: t('ship'),
          look: 'name',
          render: ({ ship_id, ship_name, first_date, last_date }) => (
            <Link
              to={paths.operator_record}
              params={{ section: 'schedules', id: ship_id }}
              search={{ from: first_date, to: lastShown(first_date, last_date) }}
            >
              <bdi>{ship_name}</bdi>
            </Link>
          ),
        },
        { label: t('line'), render: ({ cruise_line }) => <bdi>{cruise_line}</bdi> },
        {
          label: t('dates'),
          render: ({ first_date, last_date }) => formats.dateRange(first_date, last_date),
        },
        { label: t('days'), look: 'figure', render: ({ days }) => formats.number(days) },
      ]}
    />
  );
}

/** Leads to the schedule of any ship. */
function ShipFinder(): ReactNode {
  const t = useTranslations('operator.schedules');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <Card>
      <CatalogueField
        kind="ship"
        label={t('find')}
        hint={t('find_hint')}
        is_strict
        value={typed}
        is_linked={false}
        onType={setTyped}
        onChoose={({ id }, typed_only) => {
          // leaving the field leads nowhere
          if (typed_only !== undefined) return;
          void navigate({ to: paths.operator_record, params: { section: 'schedules', id } });
        }}
      />
    </Card>
  );
}

/** The last of the days that an editor shows at once. */
function lastShown(first: string, last: string): string {
  const most = addDays(first, most_ship_days - 1);
  return last < most ? last : most;
}
