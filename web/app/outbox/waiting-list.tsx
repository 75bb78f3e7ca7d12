import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { useFormats } from '#web/lib/formats.ts';
import { type Change, deletes, makes, recordOf } from '#web/lib/outbox/change.ts';
import { outbox } from '#web/lib/outbox/waits.ts';
import { paths } from '#web/lib/paths.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import type { Upload } from '#web/parts/documents/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { useNow } from '#web/ui/clock.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ui } from '#web/ui/primitives.ts';
import classes from './chip.module.css';
import { byCruise, isPart, namedCruise } from './describe.ts';
import { RefusedFiles } from './refused-files.tsx';
import { useChangeTexts } from './use-change-texts.tsx';

interface ListProps {
  /** how many there are */
  title: string;
  changes: readonly Change[];
  /** those that the server refused */
  files: readonly Upload[];
  onClose: () => void;
  onAnswer: (cruise_id: string) => void;
}

/** What waits, cruise by cruise, with what can be done about it. */
export function WaitingList({ title, changes, files, onClose, onAnswer }: ListProps): ReactNode {
  const t = useTranslations('outbox');
  const [is_working, setWorking] = useState(false);

  async function send(): Promise<void> {
    setWorking(true);
    await outbox.send().catch(() => undefined);
    setWorking(false);
    if (outbox.current().changes.some(({ state }) => state === 'waiting')) showToast('info', t('not_sent'));
  }

  return (
    <Dialog title={title} is_sheet onClose={onClose}>
      <div className={ui('stack', 'gap20', 'above12')}>
        <p className={ui('note')}>{t('lead')}</p>
        {byCruise(changes).map(([id, own]) => (
          <OfCruise key={id} id={id} changes={own} onClose={onClose} onAnswer={() => onAnswer(id)} />
        ))}
        {files.length > 0 && <RefusedFiles files={files} />}
        <div className={ui('wrap', 'gap12')}>
          <Button is_working={is_working} onClick={() => void send()}>
            {t('send')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface OfCruiseProps {
  id: string;
  changes: readonly Change[];
  onClose: () => void;
  onAnswer: () => void;
}

function OfCruise({ id, changes, onClose, onAnswer }: OfCruiseProps): ReactNode {
  const t = useTranslations('outbox');
  const formats = useFormats();
  const { ship_name, start_date, end_date, currency } = namedCruise(outbox.current(), id);
  const has_question = changes.some(({ state }) => state === 'conflict');
  return (
    <section>
      <h3 className={ui('title')}>
        <Link to={paths.cruise_view} params={{ id }} onClick={onClose}>
          <bdi>{ship_name ?? t('unnamed')}</bdi>
        </Link>
      </h3>
      {start_date !== null && end_date !== null && (
        <p className={ui('note')}>{formats.dateRange(start_date, end_date)}</p>
      )}
      <ul className={ui('list', 'ruled')}>
        {changes.map((change) => (
          <li key={change.id} className={classes['line']}>
            <Line change={change} currency={currency} onClose={onClose} />
          </li>
        ))}
      </ul>
      {has_question && (
        <Button aria-label={`${t('answer')}: ${isolate(ship_name ?? t('unnamed'))}`} onClick={onAnswer}>
          {t('answer')}
        </Button>
      )}
    </section>
  );
}

interface LineProps {
  change: Change;
  currency: string | null;
  onClose: () => void;
}

function Line({ change, currency, onClose }: LineProps): ReactNode {
  const t = useTranslations('outbox');
  const states = useTranslations('shell.states');
  const texts = useChangeTexts(currency);
  const formats = useFormats();
  const moment = useNow('minute');
  const { state, reason, at } = change;
  const { kind } = recordOf(change);
  const names = makes(change) || deletes(change) ? '' : texts.names(change);
  const is_refused = state === 'refused';
  const loses_cruise = makes(change) && kind === 'cruise';

  async function discard(): Promise<void> {
    await outbox.loaded()?.discard(change.id);
    showToast('info', t('discarded'));
  }

  async function retry(): Promise<void> {
    await outbox.loaded()?.retry(change.id);
    await outbox.send().catch(() => undefined);
  }

  return (
    <>
      <p className={ui('breaking')}>
        <span className={ui('strong')}>{texts.what(change)}</span>
        {names !== '' && <>: {names}</>}
      </p>
      <p className={ui('dots', 'note')}>
        <span>{t(`states.${state}`)}</span> <span>{formats.ago(new Date(at).toISOString(), moment)}</span>
      </p>
      {is_refused && reason !== undefined && reason !== '' && (
        <p className={ui('urgent', 'breaking')}>
          <bdi>{reason}</bdi>
        </p>
      )}
      {is_refused && !deletes(change) && <Typed lines={texts.typed(change)} />}
      <div className={ui('wrap', 'outdent')}>
        {is_refused && !deletes(change) && (
          <>
            <EditLink change={change} what={texts.what(change)} onClose={onClose} />
            <CopyTyped what={texts.what(change)} lines={texts.typed(change)} />
          </>
        )}
        {is_refused && (
          <Button
            look="quiet"
            aria-label={`${states('retry')}: ${texts.what(change)}`}
            onClick={() => void retry()}
          >
            {states('retry')}
          </Button>
        )}
        <ConfirmButton
          look="quiet"
          aria-label={`${t('discard')}: ${texts.what(change)}`}
          title={t('discard_title')}
          text={t(loses_cruise ? 'discard_cruise_text' : 'discard_text')}
          confirm_label={t('discard')}
          cancel_label={t('keep')}
          onConfirm={() => void discard()}
        >
          {t('discard')}
        </ConfirmButton>
      </div>
    </>
  );
}

type Lines = readonly { name: string; label: string; text: string }[];

/** What the server did not accept, so that it can be read and mended. */
function Typed({ lines }: { lines: Lines }): ReactNode {
  return (
    <dl className={ui('bare', 'small')}>
      {lines.map(({ name, label, text }) => (
        <div key={name} className={ui('breaking')}>
          <dt className={ui('inlineBlock', 'muted')}>{label}</dt>
          <dd className={`${ui('inlineBlock', 'lines')} ${classes['value']}`}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CopyTyped({ what, lines }: { what: string; lines: Lines }): ReactNode {
  const t = useTranslations('outbox');
  const copy = useCopy();
  const text = [what, ...lines.map(({ label, text: value }) => `${label}: ${value}`)].join('\n');
  return (
    <Button look="quiet" aria-label={`${t('copy')}: ${what}`} onClick={() => void copy(text)}>
      {t('copy')}
    </Button>
  );
}

/** Leads to the editor, which shows what was typed. */
function EditLink({
  change,
  what,
  onClose,
}: Pick<LineProps, 'change' | 'onClose'> & { what: string }): ReactNode {
  const t = useTranslations('outbox');
  const { kind, cruise_id: id, part_id } = recordOf(change);
  const common = {
    params: { id },
    className: buttonClass('quiet'),
    'aria-label': `${t('edit')}: ${what}`,
    onClick: onClose,
  };
  if (kind === 'cruise' || kind === 'schedule') {
    const to = kind === 'cruise' ? paths.cruise_edit : paths.cruise_schedule;
    return (
      <Link {...common} to={to}>
        {t('edit')}
      </Link>
    );
  }
  if (!isPart(kind)) return null;
  return (
    <Link {...common} to={paths.cruise_view} search={{ edit: `${kind}.${part_id}` }}>
      {t('edit')}
    </Link>
  );
}
