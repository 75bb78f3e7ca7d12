import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PartKind } from '#web/parts/cruise-parts/part-fields.ts';
import { useRemoval } from '#web/parts/cruise/use-removal.ts';

interface DeletePartProps {
  cruise_id: string;
  kind: PartKind;
  record: { id: string; version: number };
  /** the name of the record */
  title: string;
  onDeleted: () => void;
}

/** Asks once, then hides the record; it is deleted after the ten seconds of its toast. */
export function DeletePart({ cruise_id, kind, record, title, onDeleted }: DeletePartProps): ReactNode {
  const t = useTranslations('cruises');
  const parts = useTranslations('parts');
  const remove = useRemoval();
  const [isAsking, setAsking] = useState(false);
  const { id, version } = record;
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {t('view.delete')}
      </Button>
      <ConfirmDialog
        is_open={isAsking}
        title={parts(`remove.${kind}`)}
        confirm_label={t('delete.confirm')}
        cancel_label={t('delete.cancel')}
        is_danger
        onConfirm={() => {
          setAsking(false);
          remove({ id, version, path: `cruises/${cruise_id}/${kind}/${id}` });
          onDeleted();
        }}
        onCancel={() => setAsking(false)}
      >
        {parts('remove_text', { title: isolate(title) })}
      </ConfirmDialog>
    </>
  );
}
