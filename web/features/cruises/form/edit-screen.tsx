import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { read } from '#web/lib/queries.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseForm } from './cruise-form.tsx';
import { CruiseFailed } from '../cruise-failed.tsx';
import classes from './form.module.css';
import { changeOf, valuesOf } from './form-values.ts';
import { keepCruise } from '../keep-cruise.ts';

export function Screen(): ReactNode {
  const t = useTranslations('cruises.form');
  const { id } = useParams({ from: paths.cruise_edit });
  const query = useQuery(read('GET cruises/{id}', { params: { id } }));
  if (query.data === undefined && query.isError)
    return <CruiseFailed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className={classes['page']}>
      <PageHeader title={t('edit')} lead={<bdi>{query.data?.ship_name}</bdi>} />
      {query.data === undefined ? <Skeleton height={420} /> : <Edit key={id} cruise={query.data} />}
    </div>
  );
}

/** Holds the record as it was when the form was opened: what comes later is compared with it, never put over it. */
function Edit({ cruise: latest }: { cruise: Cruise }): ReactNode {
  const [cruise] = useState(latest);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { id } = cruise;
  return (
    <CruiseForm
      draft_id={id}
      version={cruise.version}
      before={valuesOf(cruise)}
      open_groups={['booking', 'stateroom']}
      send={(values, changed, version) =>
        call('PATCH cruises/{id}', { params: { id }, body: changeOf(values, changed), if_match: version })
      }
      onSaved={async (saved, isHere) => {
        await keepCruise(queries, saved);
        if (isHere()) await navigate({ to: paths.cruise_view, params: { id }, replace: true });
      }}
      onCancel={() => history.back()}
    />
  );
}
