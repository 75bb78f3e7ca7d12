import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { saveFile } from '#web/lib/files.ts';
import { useRefusalText } from '#web/parts/documents/sending-row.tsx';
import { sending } from '#web/parts/documents/sending.ts';
import { canRetry, type Upload } from '#web/parts/documents/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './chip.module.css';

/** The files on this device that the server refused: their cruise may be gone, so that no other screen shows them. */
export function RefusedFiles({ files }: { files: readonly Upload[] }): ReactNode {
  const t = useTranslations('outbox.files');
  return (
    <section>
      <h3 className={ui('title')}>{t('title')}</h3>
      <ul className={ui('list', 'ruled')}>
        {files.map((file) => (
          <li key={file.id} className={classes['line']}>
            <RefusedFile upload={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RefusedFile({ upload }: { upload: Upload }): ReactNode {
  const t = useTranslations('outbox');
  const documents = useTranslations('documents');
  const states = useTranslations('shell.states');
  const why = useRefusalText();
  const { id, file, failure = 'told', detail } = upload;
  const name = isolate(file.name);
  return (
    <>
      <p className={ui('breaking', 'strong')}>
        <bdi>{file.name}</bdi>
      </p>
      <p className={ui('note')}>{t('states.refused')}</p>
      <p className={ui('urgent', 'breaking')}>{why(failure, detail)}</p>
      <div className={ui('wrap', 'outdent')}>
        <Button
          look="quiet"
          aria-label={documents('download_one', { name })}
          onClick={() => saveFile(file, file.name)}
        >
          {documents('download')}
        </Button>
        {canRetry(upload) && (
          <Button
            look="quiet"
            aria-label={documents('uploads.retry', { name })}
            onClick={() => sending.retry(id)}
          >
            {states('retry')}
          </Button>
        )}
        <ConfirmButton
          look="quiet"
          aria-label={`${t('files.discard')}: ${name}`}
          title={t('files.discard_title')}
          text={t('files.discard_text')}
          confirm_label={t('files.discard')}
          cancel_label={t('keep')}
          onConfirm={() => sending.dismiss(id)}
        >
          {t('files.discard')}
        </ConfirmButton>
      </div>
    </>
  );
}
