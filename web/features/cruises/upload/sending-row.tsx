import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { largest_document } from '#domain/documents.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Action } from '../documents/action.tsx';
import { canRetry, type Upload as Sending } from '../documents/uploads.ts';
import classes from './upload.module.css';

interface SendingRowProps {
  sending: Sending;
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

/** A document on its way to the server: how far it is, or why it did not get there. */
export function SendingRow({ sending, onRetry, onDismiss }: SendingRowProps): ReactNode {
  const t = useTranslations('uploads.list');
  const { size, share } = useSizeFormats();
  const why = useFailureText();
  const { id, file, state } = sending;
  const name = isolate(file.name);
  const is_failed = state === 'failed';
  return (
    <li className={classes['item']}>
      <span className={`${classes['tile']} ${is_failed ? classes['urgent'] : ''}`}>
        <Icon name={is_failed ? 'warning' : 'record'} size={22} />
      </span>
      <div className={classes['words']}>
        <p className={classes['name']}>
          <bdi>{file.name}</bdi>
        </p>
        {is_failed ? (
          <p className={classes['failure']} role="alert">
            {why(sending)}
          </p>
        ) : (
          <>
            <p className={classes['meta']}>
              <bdi>{t('sending')}</bdi> · <bdi>{share(sending.share)}</bdi> · <bdi>{size(file.size)}</bdi>
            </p>
            <progress
              className={classes['progress']}
              max={1}
              value={sending.share}
              aria-label={t('progress', { name })}
            />
          </>
        )}
      </div>
      <div className={classes['tools']}>
        {canRetry(sending) && (
          <Action icon="again" label={t('again_one', { name })} onAct={() => onRetry(id)} />
        )}
        <Action
          icon="close"
          label={t(is_failed ? 'dismiss' : 'cancel', { name })}
          onAct={() => onDismiss(id)}
        />
      </div>
    </li>
  );
}

function useFailureText(): (sending: Sending) => string {
  const t = useTranslations('uploads');
  const documents = useTranslations('documents.failures');
  const codes = useTranslations('errors.codes');
  const { size } = useSizeFormats();
  return ({ failure = 'told', detail }) => {
    switch (failure) {
      case 'plan':
        return codes('plan_required');
      case 'told':
        return detail ?? codes('unexpected');
      case 'full':
        return t('list.full');
      case 'type':
        return `${t('failures.unsupported')} ${t('remedies.unsupported')}`;
      case 'empty':
        return `${t('failures.empty')} ${t('remedies.empty')}`;
      default:
        return documents(failure, { limit: size(largest_document) });
    }
  };
}
