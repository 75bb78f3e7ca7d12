import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload } from '#contract/uploads.ts';
import { paths } from '#web/lib/paths.ts';
import { call } from '#web/lib/api.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { kind_icons, kindOf } from '#web/parts/documents/kinds.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useFoundText } from './found-text.ts';
import { isUnderWay } from './poll.ts';
import { useTroubleText } from './trouble-text.ts';
import { ui } from '#web/ui/primitives.ts';
import classes from './upload.module.css';
import { useFailedText } from './use-failed-text.ts';
import { invalidateUploads } from '#web/lib/invalidate-uploads.ts';

interface UploadRowProps {
  upload: Upload;
  /** its review opens by itself */
  is_opening?: boolean;
}

/** An uploaded document: its outcome, and the next step. */
export function UploadRow({ upload, is_opening = false }: UploadRowProps): ReactNode {
  const t = useTranslations('uploads.list');
  const kinds = useTranslations('documents.kinds');
  const formats = useFormats();
  const { size } = useSizeFormats();
  const [isAsking, setAsking] = useState(false);
  const { change, isWorking } = useChange(upload);
  const { name, state, date_added, deleted_on } = upload;
  const kind = kindOf(upload);
  const is_under_way = isUnderWay(upload);
  const label = { name: isolate(name) };
  const look = looks[state];
  return (
    <li className={classes['item']} data-state={state}>
      <span className={`${ui('sign', 'rounded', 'fixed')} ${classes['tile']} ${classes[look.tone] ?? ''}`}>
        <Icon name={look.icon ?? kind_icons[kind]} size={22} />
      </span>
      <div className={ui('stack', 'shrink')}>
        <p className={ui('bold', 'tight', 'breaking')}>
          <bdi>{name}</bdi>
        </p>
        <p className={ui('note', 'tight')}>
          <bdi>{kinds(kind)}</bdi>
          {dot}
          <bdi>{size(upload.size)}</bdi>
          {dot}
          <bdi>{formats.dateAt(date_added)}</bdi>
        </p>
        <What upload={upload} />
        {deleted_on !== null && state !== 'accepted' && !is_under_way && !is_opening && (
          <p className={ui('note', 'tight')}>{t('gone_on', { date: formats.date(deleted_on) })}</p>
        )}
        {!is_opening && <Next upload={upload} isWorking={isWorking} onRetry={() => void change('retry')} />}
      </div>
      <div className={`${ui('row')} ${classes['tools']}`}>
        {is_under_way ? (
          <IconButton
            icon="close"
            size={20}
            label={t('cancel', label)}
            is_busy={isWorking}
            onClick={() => void change('cancel')}
          />
        ) : (
          <IconButton
            icon="trash"
            size={20}
            label={t('discard_one', label)}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {isAsking && <DiscardDialog upload={upload} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Ends a line, and begins none. */
const dot = '\u00A0· ';

const looks: Record<Upload['state'], { icon?: IconName; tone: string }> = {
  waiting: { tone: 'quiet' },
  reading: { tone: 'quiet' },
  proposed: { tone: 'ready' },
  not_a_booking: { icon: 'info', tone: 'quiet' },
  failed: { icon: 'warning', tone: 'urgent' },
  cancelled: { tone: 'quiet' },
  accepted: { icon: 'check', tone: 'done' },
};

/** The outcome in words. */
function What({ upload }: { upload: Upload }): ReactNode {
  const t = useTranslations('uploads');
  const trouble = useTroubleText();
  const found = useFoundText();
  const { state, stage, progress, count, cruise_ids, reason } = upload;
  const names = found.namesOf(upload).map((name) => <p key={name}>{name}</p>);
  switch (state) {
    case 'waiting':
    case 'reading':
      return (
        <>
          <p className={ui('strong', 'good', 'above4')}>
            {t(state === 'waiting' || stage === null ? 'stages.waiting' : `stages.${stage}`)}
          </p>
          <div className={classes['progress']}>
            <ProgressBar
              share={state === 'waiting' ? 0 : progress / 100}
              label={t('list.reading', { name: isolate(upload.name) })}
            />
          </div>
        </>
      );
    case 'proposed':
      return (
        <div className={ui('strong', 'above4')}>
          {(count !== 1 || names.length === 0) && <p>{t('list.found', { count })}</p>}
          {names}
        </div>
      );
    case 'accepted':
      return (
        <>
          <p className={ui('strong', 'above4')}>{t('list.recorded', { count: cruise_ids.length })}</p>
          {names}
        </>
      );
    case 'cancelled':
      return <p>{t('list.stopped')}</p>;
    case 'failed':
      return (
        <>
          <p className={ui('strong', 'urgent', 'above4')}>{trouble.what(upload)}</p>
          <p>{trouble.remedy(upload)}</p>
        </>
      );
    default:
      return (
        <>
          <p className={ui('strong', 'above4')}>{t(`not_a_booking.${reason ?? 'other'}`)}</p>
          {names}
        </>
      );
  }
}

interface NextProps {
  upload: Upload;
  isWorking: boolean;
  onRetry: () => void;
}

/** The next step. */
function Next({ upload, isWorking, onRetry }: NextProps): ReactNode {
  const t = useTranslations('uploads');
  const { id, state, count, cruise_ids, failure, reason } = upload;
  const name = isolate(upload.name);
  const review = (look: 'filled' | 'outline', text: string) => (
    <Link to={paths.upload_review} params={{ id }} className={buttonClass(look)}>
      {text}
    </Link>
  );
  const type_instead = (
    <Link to={paths.cruise_create} className={buttonClass('quiet')}>
      {t('type_instead')}
    </Link>
  );
  const again = (
    <Button
      look="outline"
      is_working={isWorking}
      aria-label={t('list.again_one', { name })}
      onClick={onRetry}
    >
      {t('list.again')}
    </Button>
  );
  switch (state) {
    case 'proposed':
      return (
        <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
          <Link
            to={paths.upload_review}
            params={{ id }}
            className={buttonClass()}
            aria-label={t('list.check_one', { name })}
          >
            {t('list.check')}
          </Link>
        </p>
      );
    case 'accepted':
      return (
        <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
          {cruise_ids.length === 1 && cruise_ids[0] !== undefined ? (
            <Link to={paths.cruise_view} params={{ id: cruise_ids[0] }} className={buttonClass('outline')}>
              {t('list.open', { count: 1 })}
            </Link>
          ) : (
            <Link to={paths.cruises} className={buttonClass('outline')}>
              {t('list.open', { count: cruise_ids.length })}
            </Link>
          )}
        </p>
      );
    case 'cancelled':
      return <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>{again}</p>;
    case 'failed':
      return (
        <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
          {may_go_better.has(failure) && again}
          {type_instead}
        </p>
      );
    case 'not_a_booking':
      return (
        <p className={`${ui('wrap', 'gap8', 'above12')} ${classes['next']}`}>
          {count > 0 &&
            review('outline', t(reason === 'quote' ? 'not_a_booking.record' : 'not_a_booking.look'))}
          {type_instead}
        </p>
      );
    default:
      return null;
  }
}

/** Failures that depend on how busy the server was. */
const may_go_better: ReadonlySet<Upload['failure']> = new Set<Upload['failure']>([
  'too_slow',
  'too_complex',
  'crashed',
]);

function useChange({ id }: Upload) {
  const t = useTranslations('uploads.list');
  const failed = useFailedText();
  const queries = useQueryClient();
  const { act, isWorking } = useAction();
  const invalidate = () => invalidateUploads(queries);

  const change = (what: 'retry' | 'cancel') =>
    act({
      run: () => call(`POST uploads/{id}/${what}`, { params: { id } }).then(invalidate),
      failed: (error) => failed(error, t('action_failed')),
      onFailed: invalidate,
    });

  return { change, isWorking };
}
