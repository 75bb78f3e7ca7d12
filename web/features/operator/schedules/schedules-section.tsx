import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/dates.ts';
import { most_ship_days } from '#domain/schedule.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { CatalogueField } from '#web/parts/fields/catalogue-field.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { Card, PageHeader } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Listing } from '../listing.tsx';
import { RecordTable } from '../record-table.tsx';
import { usePages } from '../use-pages.ts';

/** The last of the days that an editor shows at once. */
function lastShown(first: string, last: string): string {
  const most = addDays(first, most_ship_days - 1);
  return last < most ? last : most;
}

export function SchedulesSection(): ReactNode {
  const t = useTranslations('operator.schedules');
  const formats = useFormats();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const pages = usePages('GET admin/ship-schedules', {}, (query, signal) =>
    call('GET admin/ship-schedules', { query, signal }),
  );
  const columns = [
    { name: 'ship', label: t('ship'), look: 'name' },
    { name: 'line', label: t('line') },
    { name: 'dates', label: t('dates') },
    { name: 'days', label: t('days'), look: 'figure' },
  ] as const;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={ui('grid', 'gap20')}>
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
        <Listing pages={pages} empty={t('none')}>
          {(ships) => (
            <RecordTable
              label={t('title')}
              rows={ships}
              columns={columns}
              keyOf={({ ship_id }) => ship_id}
              cellsOf={({ ship_id, ship_name, cruise_line, first_date, last_date, days }) => ({
                ship: (
                  <Link
                    to={paths.operator_record}
                    params={{ section: 'schedules', id: ship_id }}
                    search={{ from: first_date, to: lastShown(first_date, last_date) }}
                  >
                    <bdi>{ship_name}</bdi>
                  </Link>
                ),
                line: <bdi>{cruise_line}</bdi>,
                dates: formats.dateRange(first_date, last_date),
                days: formats.number(days),
              })}
            />
          )}
        </Listing>
      </div>
    </>
  );
}
