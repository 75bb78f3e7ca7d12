import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { open_points, paths } from '#web/lib/paths.ts';
import { openPaymentsOf, ReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { DocumentsCard } from '#web/parts/documents/documents-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useShownCruise } from '../parts/shown-cruise.ts';
import { TodoCard } from './todo-card.tsx';
import { ViewHead } from './view-head.tsx';
import { ViewTabs } from './view-tabs.tsx';
import classes from './view.module.css';

export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.cruise_view });
  return (
    <CruiseRead id={id} loading={<Loading />}>
      {(cruise) => <View recorded={cruise} />}
    </CruiseRead>
  );
}

function View({ recorded }: { recorded: Cruise }): ReactNode {
  const cruise = useShownCruise(recorded);
  // the open points are only for readers who may edit
  const has_side = cruise.can.edit || cruise.documents.length > 0;
  return (
    <div className={`${ui('grid', 'gap24')} ${classes['page']} ${has_side ? '' : classes['alone']}`}>
      <ViewHead cruise={cruise} />
      {has_side && (
        <div className={ui('stack', 'shrink', 'gap16')}>
          <ReminderOffer key={cruise.id} payments={openPaymentsOf([cruise])} />
          {cruise.can.edit && <TodoCard cruise={cruise} />}
          <div id="documents" className={classes['documents']}>
            <DocumentsCard cruise={cruise} />
          </div>
        </div>
      )}
      <ViewTabs cruise={cruise} />
    </div>
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('cruises.view');
  return (
    <div className={`${ui('grid', 'gap24')} ${classes['page']}`} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={262} />
      {/* a link to the open points finds them while the cruise is on its way */}
      <div id={open_points} className={ui('stack', 'shrink', 'gap16')}>
        <Skeleton height={262} />
      </div>
      <div className={`${classes['tabs']} ${classes['awaited']}`}>
        <Skeleton height={420} />
      </div>
    </div>
  );
}
