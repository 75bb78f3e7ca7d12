import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { paths } from '#web/lib/paths.ts';
import { read } from '#web/lib/queries.ts';
import { isRecordSheetOpen, setRecordSheet, subscribeRecordSheet } from '#web/lib/record-sheet.ts';
import { handOver } from './hand-over.ts';
import { isDocument, type TransferContent } from './intake.ts';
import { useIntake } from './use-intake.ts';

const opened = () => openChapters(['inside', 'further']);
const RecordSheet = lazy(() =>
  Promise.all([import('./record-sheet.tsx'), opened()]).then(([{ RecordSheet: Sheet }]) => ({
    default: Sheet,
  })),
);
const DropTarget = lazy(() =>
  Promise.all([import('./drop-target.tsx'), opened()]).then(([{ DropTarget: Target }]) => ({
    default: Target,
  })),
);

/** The sheet of the ways to record a cruise, and documents that are dropped or pasted on any screen. */
export function Ways(): ReactNode {
  const is_open = useSyncExternalStore(subscribeRecordSheet, isRecordSheetOpen);
  // the screen of uploads takes them itself
  const is_taken = useMatches({
    select: (matches) => matches.at(-1)?.staticData.screen === 'cruise_upload',
  });
  const navigate = useNavigate();
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
