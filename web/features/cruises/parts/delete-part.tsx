import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { RecordKind } from '#web/parts/cruise-parts/part-fields.ts';
import { useRemoval } from '#web/parts/cruise/use-removal.ts';

interface DeletePartProps {
  cruise_id: string;
  kind: RecordKind;
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
  const { id, version } = record;
  return (
    <ConfirmButton
      look="danger"
      title={parts(`remove.${kind}`)}
      text={parts('remove_text', { title: isolate(title) })}
      confirm_label={t('delete.confirm')}
      cancel_label={t('delete.cancel')}
      onConfirm={() => {
        remove({ id, version, path: `cruises/${cruise_id}/${kind}/${id}` });
        onDeleted();
      }}
    >
      <Icon name="trash" size={20} />
      {t('view.delete')}
    </ConfirmButton>
  );
}
