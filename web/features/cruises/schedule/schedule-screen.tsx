import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormats } from '#web/lib/formats.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { MayEdit } from '../may-edit.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import classes from './editor.module.css';

export function Screen(): ReactNode {
  const t = useTranslations('schedule');
  const formats = useFormats();
  const { id } = useParams({ from: paths.cruise_schedule });
  const leadOf = ({ ship_name, start_date, end_date }: Cruise) => (
    <>
      <bdi>{ship_name}</bdi> · {t('editor.dates', { dates: formats.dateRange(start_date, end_date) })}{' '}
      <Link to={paths.cruise_edit} params={{ id }}>
        {t('outside.dates')}
      </Link>
    </>
  );
  const page = (cruise: Cruise | undefined, editor: ReactNode) => (
    <MayEdit key={id} cruise={cruise}>
      <div className={classes['page']}>
        <PageHeader title={t('edit')} lead={cruise && leadOf(cruise)} />
        {editor}
      </div>
    </MayEdit>
  );
  return (
    <CruiseRead id={id} loading={page(undefined, <Skeleton height={620} />)}>
      {(cruise) => page(cruise, <Edit cruise={cruise} />)}
    </CruiseRead>
  );
}

/** Holds the record as it was when the editor was opened: saving merges later versions. */
function Edit({ cruise: latest }: { cruise: Cruise }): ReactNode {
  const [cruise] = useState(latest);
  const navigate = useNavigate();
  const { history } = useRouter();
  return (
    <ScheduleEditor
      cruise={cruise}
      onSaved={async (isHere) => {
        if (isHere()) await navigate({ to: paths.cruise_view, params: { id: cruise.id }, replace: true });
      }}
      onCancel={() => history.back()}
    />
  );
}
