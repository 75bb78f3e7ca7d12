import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/lib/api.ts';
import { likelyCurrency } from '#web/lib/currencies.ts';
import { read } from '#web/lib/queries.ts';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseForm } from './cruise-form.tsx';
import { emptyValues, newCruiseOf } from './form-values.ts';
import { keepCruise } from '../keep-cruise.ts';
import classes from './form.module.css';

export function Screen(): ReactNode {
  const t = useTranslations('cruises.form');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const settings = useQuery(read('GET user/settings'));
  return (
    <div className={classes['page']}>
      <PageHeader title={t('create')} lead={t('intro')} />
      {settings.isPending ? (
        <Skeleton height={420} />
      ) : (
        <NewCruise
          home_currency={settings.data?.home_currency ?? null}
          onCancel={() => history.back()}
          onSaved={async (cruise, isHere) => {
            await keepCruise(queries, cruise);
            if (isHere()) await navigate({ to: paths.cruise_view, params: { id: cruise.id }, replace: true });
          }}
        />
      )}
    </div>
  );
}

interface NewCruiseProps {
  home_currency: string | null;
  onCancel: () => void;
  onSaved: Parameters<typeof CruiseForm>[0]['onSaved'];
}

function NewCruise({ home_currency, onCancel, onSaved }: NewCruiseProps): ReactNode {
  const [before] = useState(() => emptyValues(likelyCurrency(home_currency)));
  return (
    <CruiseForm
      draft_id="new"
      version={0}
      before={before}
      open_groups={[]}
      send={(values) => call('POST cruises', { body: newCruiseOf(values) })}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
