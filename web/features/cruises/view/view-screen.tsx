import { useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import { openChapters } from '#web/lib/catalogues.ts';
import { loadAhead } from '#web/lib/load-ahead.ts';
import { forgetWelcome, welcomeOf } from '#web/lib/newly-recorded.ts';
import { open_points, paths } from '#web/lib/paths.ts';
import { sees } from '#web/lib/shown.ts';
import { openPaymentsOf, ReminderOffer } from '#web/parts/cruise/reminder-offer.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Later } from '#web/ui/later.tsx';
import { Skeleton } from '#web/ui/page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CruiseRead } from '../cruise-read.tsx';
import { DocumentsCard } from '#web/parts/documents/documents-card.tsx';
import { ui } from '#web/ui/primitives.ts';
import { LogbookAwaited } from '../logbook/logbook-awaited.tsx';
import { loadPartEditor } from '../parts/lazy-editor.tsx';
import { useShownCruise } from '../parts/shown-cruise.ts';
import { AwaitedPass } from '../pass/pass.tsx';
import { isKept } from './over.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import { Rest } from './rest.tsx';
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

/** Loaded on demand with a chapter of messages, as a cruise ahead has none. */
const Logbook = lazyPart(async () => {
  const [file] = await Promise.all([import('../logbook/logbook.tsx'), openChapters(['further'])]);
  return file.Logbook;
});

/** The same of a cruise that is over. */
const PastLogbook = lazyPart(async () => {
  const [file] = await Promise.all([import('../logbook/past-logbook.tsx'), openChapters(['further'])]);
  return file.PastLogbook;
});

function View({ recorded }: { recorded: Cruise }): ReactNode {
  const cruise = useShownCruise(recorded);
  const [welcome] = useState(() => welcomeOf(cruise.id));
  useEffect(() => forgetWelcome, []);
  // an address that leads to a part finds it there
  const is_led_in = useLocation({
    select: ({ hash, search }) => hash !== '' || Object.keys(search).length > 0,
  });
  const can_edit = cruise.can.edit;
  useEffect(() => (can_edit ? loadAhead(loadPartEditor) : undefined), [can_edit]);
  // the open points are only for readers who may edit
  const has_side = cruise.can.edit || cruise.documents.some(({ day }) => day === null);
  const side = has_side && (
    <div className={`${ui('grid', 'gap16')} ${classes['next']}`}>
      <ReminderOffer key={cruise.id} payments={openPaymentsOf([cruise])} />
      {cruise.can.edit && <TodoCard cruise={cruise} welcome={welcome} />}
      <div id="documents" className={classes['documents']}>
        <DocumentsCard cruise={cruise} />
      </div>
    </div>
  );
  return (
    <PrintedSheet cruise={cruise}>
      <ViewHead cruise={cruise} welcome={welcome} />
      {isKept(cruise) ? (
        <div className={classes['memory']}>
          <Suspense fallback={<LogbookAwaited is_past />}>
            <PastLogbook cruise={cruise}>
              <Rest cruise={cruise}>
                <Later name="rest" is_now={is_led_in}>
                  {side}
                  <ViewTabs cruise={cruise} />
                </Later>
              </Rest>
            </PastLogbook>
          </Suspense>
        </div>
      ) : (
        <>
          {side}
          <Later name={cruise.id} is_now={is_led_in}>
            {/* on board the next step comes first */}
            {hasLogbook(cruise) && (
              <Suspense fallback={<LogbookAwaited />}>
                <Logbook cruise={cruise} />
              </Suspense>
            )}
            <ViewTabs cruise={cruise} />
          </Later>
        </>
      )}
    </PrintedSheet>
  );
}

/** A cruise under way, for readers who see its documents. */
function hasLogbook(cruise: Cruise): boolean {
  return cruise.time === 'current' && cruise.cancelled_at === null && sees(cruise, 'full');
}

/** As large as the loaded screen. */
function Loading(): ReactNode {
  const t = useTranslations('cruises.view');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <AwaitedPass />
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
