import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cruise } from '#contract/cruises.ts';
import type { CruiseDocument } from '#contract/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useRemoval } from '#web/parts/cruise/use-removal.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './documents.module.css';
import { kind_icons, kindOf } from './kinds.ts';
import { RenameForm } from './rename-form.tsx';
import { useDownload } from './use-download.ts';

interface DocumentRowProps {
  cruise: Cruise;
  document: CruiseDocument;
  /** the file is on this device */
  is_kept: boolean;
  /** the file itself is missing */
  is_gone: boolean;
  onOpen: () => void;
  onGone: () => void;
  /** called when the row is hidden, and its focus lost */
  onDeleted: () => void;
}

/** A file: its name opens it, beside it are the other actions. */
export function DocumentRow(props: DocumentRowProps): ReactNode {
  const { cruise, document, is_kept, is_gone, onOpen, onGone, onDeleted } = props;
  const row = useRef<HTMLLIElement>(null);
  const t = useTranslations('documents');
  const codes = useTranslations('errors.codes');
  const formats = useFormats();
  const { size } = useSizeFormats();
  const remove = useRemoval();
  const { isWorking, download } = useDownload(cruise.id, onGone);
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, name, version } = document;
  const kind = kindOf(document);
  const shown_name = isolate(name);

  useEffect(() => {
    const place = row.current;
    if (!isRenaming) return;
    // The form took the focus with it: the focus returns to the name.
    return () => {
      if (window.document.activeElement === window.document.body) place?.querySelector('button')?.focus();
    };
  }, [isRenaming]);

  return (
    <li ref={row} className={classes['row']}>
      <span className={`${ui('sign', 'rounded')} ${classes['tile']}`}>
        <Icon name={kind_icons[kind]} size={22} />
      </span>
      {isRenaming ? (
        <RenameForm cruise_id={cruise.id} document={document} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className={ui('shrink')}>
            <button
              type="button"
              className={`${ui('press', 'row', 'middle', 'flush', 'deep', 'strong')} ${classes['name']}`}
              title={name}
              onClick={onOpen}
            >
              <bdi>{name}</bdi>
            </button>
            <p className={ui('note', 'tight')}>
              <bdi>{t(`kinds.${kind}`)}</bdi> · <bdi>{size(document.size)}</bdi> ·{' '}
              <bdi>{formats.dateAt(document.date_added)}</bdi>
            </p>
            {is_kept && (
              <p className={ui('note', 'tight', 'row', 'middle', 'gap4')}>
                <Icon name="check" size={16} />
                {t('on_device')}
              </p>
            )}
            {is_gone && <p className={ui('small', 'strong', 'urgent')}>{codes('file_gone')}</p>}
          </div>
          <div className={`${ui('row')} ${classes['actions']}`}>
            <IconButton
              icon="download"
              size={20}
              label={t('download_one', { name: shown_name })}
              is_busy={isWorking}
              onClick={() => void download(document)}
            />
            {cruise.can.edit && (
              <>
                <IconButton
                  icon="pencil"
                  size={20}
                  label={t('rename', { name: shown_name })}
                  onClick={() => setRenaming(true)}
                />
                <IconButton
                  icon="trash"
                  size={20}
                  label={t('delete', { name: shown_name })}
                  onClick={() => setAsking(true)}
                />
              </>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        is_open={isAsking}
        title={t('delete_title')}
        confirm_label={t('delete_confirm')}
        cancel_label={t('cancel')}
        is_danger
        onConfirm={() => {
          setAsking(false);
          remove({ id, version, path: `cruises/${cruise.id}/documents/${id}` });
          onDeleted();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('delete_text', { name: shown_name })}
      </ConfirmDialog>
    </li>
  );
}
