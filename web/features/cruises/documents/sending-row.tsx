import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { largest_document, most_document_bytes } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Action } from './action.tsx';
import classes from './documents.module.css';
import { canRetry, type Upload } from './uploads.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

/** A file on its way: how far it is, or why it was not kept. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps): ReactNode {
  const t = useTranslations('documents.uploads');
  const { size, share } = useSizeFormats();
  const why = useFailureText();
  const { id, file, state } = upload;
  const name = isolate(file.name);
  const is_failed = state === 'failed';
  return (
    <li className={`${classes['row']} ${classes['onItsWay']}`}>
      <span className={classes['tile']}>
        <Icon name={is_failed ? 'warning' : 'record'} size={22} />
      </span>
      <div className={classes['words']}>
        <p className={classes['pending']}>
          <bdi>{file.name}</bdi>
        </p>
        {is_failed ? (
          <p className={classes['failure']} role="alert">
            {why(upload)}
          </p>
        ) : (
          <>
            <progress
              className={classes['progress']}
              max={1}
              value={upload.share}
              aria-label={t('progress', { name })}
            />
            <p className={classes['meta']}>
              {state === 'waiting' ? t('waiting') : upload.share >= 1 ? t('checking') : share(upload.share)} ·{' '}
              <bdi>{size(file.size)}</bdi>
            </p>
          </>
        )}
      </div>
      <div className={classes['actions']}>
        {canRetry(upload) && <Action icon="again" label={t('retry', { name })} onAct={() => onRetry(id)} />}
        <Action
          icon="close"
          label={t(is_failed ? 'dismiss' : 'cancel', { name })}
          onAct={() => onDismiss(id)}
        />
      </div>
    </li>
  );
}

function useFailureText(): (upload: Upload) => string {
  const t = useTranslations('documents.failures');
  const codes = useTranslations('errors.codes');
  const { size } = useSizeFormats();
  return ({ failure = 'told', detail }) => {
    if (failure === 'plan') return codes('plan_required');
    if (failure === 'told') return detail ?? codes('unexpected');
    return t(failure, { limit: size(largest_document), total: size(most_document_bytes) });
  };
}
