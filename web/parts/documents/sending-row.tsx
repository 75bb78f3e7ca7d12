import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { largest_document, most_document_bytes } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './sending-row.module.css';
import { canRetry, type Failure, type Upload } from './uploads.ts';

interface SendingRowProps {
  sending: Upload;
  /** the class of a list row with three columns: icon, text, buttons */
  className: string | undefined;
  /** texts that replace the usual ones */
  failures?: Partial<Record<Failure, string>>;
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

/** A file being uploaded: its progress, or why it was not kept. */
export function SendingRow({ sending, className, failures, onRetry, onDismiss }: SendingRowProps): ReactNode {
  const t = useTranslations('documents.uploads');
  const { size, share } = useSizeFormats();
  const why = useFailureText();
  const { id, file, state, failure = 'told' } = sending;
  const name = isolate(file.name);
  const is_failed = state === 'failed';
  return (
    <li className={className}>
      <span
        className={`${ui('sign', 'rounded', 'full')} ${classes['tile']}`}
        data-urgent={is_failed || undefined}
      >
        <Icon name={is_failed ? 'warning' : 'record'} size={22} />
      </span>
      <div className={ui('shrink')}>
        <p className={ui('strong', 'tight', 'breaking')}>
          <bdi>{file.name}</bdi>
        </p>
        {is_failed ? (
          <p className={ui('small', 'strong', 'urgent')} role="alert">
            {failures?.[failure] ?? why(failure, sending.detail)}
          </p>
        ) : (
          <>
            <div className={classes['progress']}>
              <ProgressBar share={sending.share} label={t('progress', { name })} />
            </div>
            <p className={ui('note', 'tight')}>
              {state === 'waiting' ? t('waiting') : sending.share >= 1 ? t('checking') : share(sending.share)}{' '}
              · <bdi>{size(file.size)}</bdi>
            </p>
          </>
        )}
      </div>
      <div className={classes['tools']}>
        {canRetry(sending) && (
          <IconButton icon="again" size={20} label={t('retry', { name })} onClick={() => onRetry(id)} />
        )}
        <IconButton
          icon="close"
          size={20}
          label={t(is_failed ? 'dismiss' : 'cancel', { name })}
          onClick={() => onDismiss(id)}
        />
      </div>
    </li>
  );
}

function useFailureText(): (failure: Failure, detail: string | undefined) => string {
  const t = useTranslations('documents.failures');
  const codes = useTranslations('errors.codes');
  const { size } = useSizeFormats();
  return (failure, detail) => {
    if (failure === 'plan') return codes('plan_required');
    if (failure === 'space') return codes('no_space');
    if (failure === 'told') return detail ?? codes('unexpected');
    return t(failure, { limit: size(largest_document), total: size(most_document_bytes) });
  };
}
