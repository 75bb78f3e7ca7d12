import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader, Skeleton } from '#web/ui/page.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { useShownCruise } from '../parts/shown-cruise.ts';
import { Sheet } from './sheet.tsx';
import { ui } from '#web/ui/primitives.ts';

/** A preview of the travel sheet on paper, and the button that prints it. */
export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.cruise_print });
  return (
    <CruiseRead
      id={id}
      loading={
        <Preview id={id}>
          <Skeleton height={900} />
        </Preview>
      }
    >
      {(cruise) => (
        <Preview id={id}>
          <Shown recorded={cruise} />
        </Preview>
      )}
    </CruiseRead>
  );
}

function Shown({ recorded }: { recorded: Cruise }): ReactNode {
  return <Sheet cruise={useShownCruise(recorded)} />;
}

function Preview({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const t = useTranslations('sheet');
  return (
    <>
      <div className={ui('unprinted')}>
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
      {children}
    </>
  );
}
