import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { CruiseDocument } from '#contract/documents.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-errors.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { invalidateCruise } from '#web/lib/keep-cruise.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useRemoval } from '#web/parts/cruise/use-removal.ts';
import { Viewer } from '#web/parts/documents/viewer.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Select } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './logbook.module.css';
import type { LoggedDay } from './logged-days.ts';

interface PhotographViewerProps {
  cruise: Cruise;
  days: readonly LoggedDay[];
  shown: string;
  onShow: (id: string) => void;
  /** it was deleted, here or in another tab */
  onGone: () => void;
  onClose: () => void;
}

/** Shows the photographs of all days one after the other; here they are moved and deleted. */
export function PhotographViewer({
  cruise,
  days,
  shown,
  onShow,
  onGone,
  onClose,
}: PhotographViewerProps): ReactNode {
  const nameOf = ({ day }: CruiseDocument) => days.find(({ date }) => date === day)?.name ?? '';
  const photographs = days.flatMap((day) => day.photographs);
  const photograph = photographs.find(({ id }) => id === shown);
  const is_gone = photograph === undefined;
  useEffect(() => {
    if (is_gone) onGone();
  }, [is_gone, onGone]);
  if (photograph === undefined) return null;
  return (
    <Viewer
      cruise_id={cruise.id}
      documents={photographs}
      shown={shown}
      titleOf={nameOf}
      controls={
        cruise.can.edit && (
          <Controls
            key={photograph.id}
            cruise={cruise}
            days={days}
            photograph={photograph}
            name={nameOf(photograph)}
          />
        )
      }
      onShow={onShow}
      // a photograph without its file shows that in its place
      onGone={() => undefined}
      onClose={onClose}
    />
  );
}

interface ControlsProps extends Pick<PhotographViewerProps, 'cruise' | 'days'> {
  photograph: CruiseDocument;
  name: string;
}

function Controls({ cruise, days, photograph, name }: ControlsProps): ReactNode {
  const t = useTranslations('logbook');
  const documents = useTranslations('documents');
  const fields = useTranslations('parts.fields');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const remove = useRemoval();
  const { act } = useAction();
  const [isAsking, setAsking] = useState(false);
  // until the answer the list shows what was chosen
  const [chosen, setChosen] = useState<string>();
  const { id, version } = photograph;

  const move = (day: string) =>
    act({
      run: async () => {
        await call('PATCH cruises/{id}/documents/{document_id}', {
          params: { id: cruise.id, document_id: id },
          body: { day },
          if_match: version,
        });
        await invalidateCruise(queries, cruise.id);
        showToast('success', t('moved', { day: days.find(({ date }) => date === day)?.name ?? '' }));
      },
      failed: (error) =>
        (error instanceof ApiError ? error.fields['day']?.[0] : undefined) ?? failureText(error),
      onFailed: () => invalidateCruise(queries, cruise.id),
    });

  return (
    <div className={`${ui('row', 'middle', 'gap8')} ${classes['controls']}`}>
      <Select
        className={ui('grow', 'shrink')}
        aria-label={fields('day')}
        value={chosen ?? photograph.day ?? ''}
        options={days.map((day) => ({ value: day.date, label: day.name }))}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          void move(value).finally(() => setChosen(undefined));
        }}
      />
      <IconButton icon="trash" size={22} label={t('remove')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        is_open={isAsking}
        title={documents('delete_title')}
        confirm_label={documents('delete_confirm')}
        cancel_label={documents('cancel')}
        is_danger
        onConfirm={() => {
          setAsking(false);
          remove({ id, version, path: `cruises/${cruise.id}/documents/${id}` });
        }}
        onCancel={() => setAsking(false)}
      >
        {documents('delete_text', { name: isolate(name) })}
      </ConfirmDialog>
    </div>
  );
}
