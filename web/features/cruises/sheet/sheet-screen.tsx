import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseFailed } from '../cruise-failed.tsx';
import { useShownCruise } from '../parts/shown-cruise.ts';
import { Sheet } from './sheet.tsx';
import classes from './sheet.module.css';

/** A preview of the travel sheet on paper, and the button that prints it. */
export function Screen(): ReactNode {
  const t = useTranslations('sheet');
  const { id } = useParams({ from: paths.cruise_print });
  const { data, isError, error, refetch } = useQuery(read('GET cruises/{id}', { params: { id } }));
  const cruise = useShownCruise(data);
  if (cruise === undefined && isError) return <CruiseFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className={classes['chrome']}>
        <PageHeader
          title={t('title')}
          lead={t('hint')}
          actions={
            <>
              <Link to={paths.cruise_view} params={{ id }} className={buttonClass('outline')}>
                {t('back')}
              </Link>
              <Button onClick={() => print()}>
                <Icon name="printer" size={20} />
                {t('print')}
              </Button>
            </>
          }
        />
      </div>
      {cruise === undefined ? <Skeleton height={900} /> : <Sheet cruise={cruise} />}
    </>
  );
}
