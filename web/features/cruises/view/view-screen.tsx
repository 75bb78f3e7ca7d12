import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { forgetWelcome, welcomeOf } from '#web/lib/newly-recorded.ts';
import { open_points, paths } from '#web/lib/paths.ts';
import { openPaymentsOf, ReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { DocumentsCard } from '#web/parts/documents/documents-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import { useShownCruise } from '../parts/shown-cruise.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { TodoCard } from './todo-card.tsx';
import { ViewHead } from './view-head.tsx';
import { ViewTabs } from './view-tabs.tsx';
import classes from './view.module.css';

export function Screen(): ReactNode {
  const { id } = useParams({ from: paths.cruise_view });
  return (
    <CruiseRead id={id} loading={<Loading />}>
      {(cruise) => <View key={cruise.id} recorded={cruise} />}
    </CruiseRead>
  );
}

function View({ recorded }: { recorded: Cruise }): ReactNode {
  const cruise = useShownCruise(recorded);
  const [welcome] = useState(() => welcomeOf(cruise.id));
  useEffect(() => forgetWelcome, []);
  // the open points are only for readers who may edit
  const has_side = cruise.can.edit || cruise.documents.length > 0;
  return (
    <PrintedSheet cruise={cruise}>
      <ViewHead cruise={cruise} welcome={welcome} />
      {has_side && (
        <div className={`${ui('grid', 'gap16')} ${classes['next']}`}>
          <ReminderOffer key={cruise.id} payments={openPaymentsOf([cruise])} />
          {cruise.can.edit && <TodoCard cruise={cruise} welcome={welcome} />}
          <div id="documents" className={classes['documents']}>
            <DocumentsCard cruise={cruise} />
          </div>
        </div>
      )}
      <ViewTabs cruise={cruise} />
    </PrintedSheet>
  );
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('cruises.view');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={classes['pass']}>
        <Skeleton height={264} />
      </div>
      {/* a link to the open points finds them while the cruise is on its way */}
      <div id={open_points} className={classes['next']}>
        <Skeleton height={200} />
      </div>
      <div className={`${classes['tabs']} ${classes['awaited']}`}>
        <Skeleton height={420} />
      </div>
    </div>
  );
}
