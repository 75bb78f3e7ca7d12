import { useQuery } from '@tanstack/react-query';
import { useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { isRecordSheetOpen, setRecordSheet, subscribeRecordSheet } from '#web/lib/record-sheet.ts';
import { handOver, takeHanded } from './hand-over.ts';
import { isDocument, type TransferContent } from './intake.ts';
import { useIntake } from './use-intake.ts';

const opened = () => openChapters(['inside', 'further']);
// without a network the frame of the app stays: the form opens in place of the sheet
const RecordSheet = lazy(() =>
  Promise.all([import('./record-sheet.tsx'), opened()]).then(
    ([file]) => ({ default: file.RecordSheet }),
    () => ({ default: TypeInstead }),
  ),
);
const DropTarget = lazy(() =>
  Promise.all([import('./drop-target.tsx'), opened()]).then(
    ([file]) => ({ default: file.DropTarget }),
    () => ({ default: () => null }),
  ),
);

function TypeInstead({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const type = useEffectEvent(() => {
    onClose();
    void navigate({ to: paths.cruise_create });
  });
  useEffect(() => type(), []);
  return null;
}

/** The sheet of the ways to record a cruise, and documents that are dropped or pasted on any screen. */
export function Ways(): ReactNode {
  const is_open = useSyncExternalStore(subscribeRecordSheet, isRecordSheetOpen);
  // the screen of uploads takes them itself
  const is_taken = useMatches({
    select: (matches) => matches.at(-1)?.staticData.screen === 'cruise_upload',
  });
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  // the sheet belongs to its screen; a document that a form with unsaved entries kept from its way is not sent later
  useEffect(() => {
    if (pathname !== paths.cruise_upload) takeHanded();
    return () => setRecordSheet(false);
  }, [pathname]);
  const onCarried = useCallback(
    (carried: TransferContent) => {
      setRecordSheet(false);
      handOver(carried);
      void navigate({ to: paths.cruise_upload });
    },
    [navigate],
  );
  const close = useCallback(() => setRecordSheet(false), []);
  return (
    <>
      {!is_taken && <Anywhere onCarried={onCarried} />}
      <Suspense>{is_open && <RecordSheet onCarried={onCarried} onClose={close} />}</Suspense>
    </>
  );
}

function Anywhere({ onCarried }: { onCarried: (carried: TransferContent) => void }): ReactNode {
  const { data: settings } = useQuery({ ...read('GET user/settings'), enabled: false });
  const has_plan = settings?.plan_features.includes('upload') !== false;
  const isOver = useIntake((carried) => {
    if (!isDocument(carried)) return false;
    // the sheet tells which plan has it
    if (has_plan) onCarried(carried);
    else setRecordSheet(true);
    return true;
  });
  return <Suspense>{isOver && <DropTarget />}</Suspense>;
}
