import { type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CruiseDocument } from '#contract/documents.ts';
import { document_types, largest_document, most_document_bytes } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ui } from '#web/ui/primitives.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './sending-row.module.css';
import { canRetry, type Failure, type Upload } from './uploads.ts';

const Viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);

export interface SendingRowProps {
  sending: Upload;
  /** the class of a list row with three columns: icon, text, buttons */
  className: string | undefined;
  /** texts that replace the usual ones */
  failures?: Partial<Record<Failure, string>>;
  onRetry: (id: string) => void;
  onDismiss: (id: string) => void;
}

/** A file being uploaded: its progress, or why it was not kept. One that waits on this device can be opened from it. */
export function SendingRow({ sending, className, failures, onRetry, onDismiss }: SendingRowProps): ReactNode {
  const t = useTranslations('documents.uploads');
  const { size, share } = useSizeFormats();
  const why = useRefusalText();
  const { id, file, state, is_stored, failure = 'told' } = sending;
  const [isOpen, setOpen] = useState(false);
  const name = isolate(file.name);
  const is_failed = state === 'failed';
  return (
    <li className={className} data-state={state}>
      <span
        className={`${ui('sign', 'rounded', 'full')} ${classes['tile']}`}
        data-urgent={is_failed || undefined}
      >
        {is_failed ? <Icon name="warning" size={22} /> : <Face file={file} is_shown={is_stored} />}
      </span>
      <div className={ui('shrink')}>
        {is_stored ? (
          <button
            type="button"
            className={`${ui('press', 'row', 'middle', 'flush', 'deep', 'strong', 'breaking')} ${classes['name']}`}
            onClick={() => setOpen(true)}
          >
            <bdi>{file.name}</bdi>
          </button>
        ) : (
          <p className={ui('strong', 'tight', 'breaking')}>
            <bdi>{file.name}</bdi>
          </p>
        )}
        {is_failed ? (
          <p className={ui('small', 'strong', 'urgent')} role="alert">
            {failures?.[failure] ?? why(failure, sending.detail)}
          </p>
        ) : state === 'offline' ? (
          <p className={ui('note', 'tight')}>
            {t('offline')} · <bdi>{size(file.size)}</bdi>
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
      {isOpen && (
        <Suspense>
          <Viewer
            cruise_id={sending.cruise_id}
            documents={[documentOf(sending)]}
            shown={id}
            onShow={() => undefined}
            onGone={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

/** A file as the document that it will be; what it is, the server decides by its content. */
function documentOf({ id, day, file: { name, size, type } }: Upload): CruiseDocument {
  const media_type = document_types.find((one) => one === type.replace(/;.*/, '')) ?? 'image/jpeg';
  return { id, version: 1, name, media_type, size, day, date_added: '' };
}

/** The picture that waits on this device; of any other file its sign. */
function Face({ file, is_shown }: { file: File; is_shown: boolean }): ReactNode {
  // HEIC, in most browsers
  const [isUnknown, setUnknown] = useState(false);
  if (!is_shown || isUnknown || !file.type.startsWith('image/')) return <Icon name="record" size={22} />;
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return <img ref={show} alt="" className={classes['face']} onError={() => setUnknown(true)} />;
}

/** Says why a file was not kept. */
export function useRefusalText(): (failure: Failure, detail: string | undefined) => string {
  const t = useTranslations('documents.failures');
  const outbox = useTranslations('outbox');
  const codes = useTranslations('errors.codes');
  const { size } = useSizeFormats();
  return (failure, detail) => {
    if (failure === 'plan') return codes('plan_required');
    if (failure === 'space') return codes('no_space');
    if (failure === 'device_full') return outbox('full');
    if (failure === 'told') return detail ?? codes('unexpected');
    return t(failure, { limit: isolate(size(largest_document)), total: isolate(size(most_document_bytes)) });
  };
}
