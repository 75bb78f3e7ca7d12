import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardCruise } from '#contract/dashboard.ts';
import { isolate } from '#web/lib/bidi.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import { bytesOf, setDocumentRoom } from '#web/lib/kept-files.ts';
import { InstallWays } from '#web/parts/install/install-ways.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/page.tsx';
import { ui } from '#web/ui/primitives.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { can_keep_screens, roomNeeded } from './on-device.ts';
import { button_id } from './made-ready.ts';
import classes from './ready-card.module.css';
import { type Findings, type Line, lines, openLines } from './ready.ts';
import { SessionLength } from './session-length.tsx';
import { type Ready, useReady } from './use-ready.ts';

interface ReadyCardProps {
  cruise: DashboardCruise;
  /** the button of `FirstReadyCard` was pressed */
  is_pressed: boolean;
}

/** Makes this device ready for a cruise without a network, with one button, and says whether it still is. */
export function ReadyCard({ cruise, is_pressed }: ReadyCardProps): ReactNode {
  const t = useTranslations('ready');
  const own = useTranslations('shell.own_device');
  const formats = useFormats();
  const ready = useReady(cruise.id, is_pressed);
  const title_id = useId();
  const { state, found } = ready;
  const at = found?.record_at;
  const is_new = state === 'new';
  // the button whose place this one takes
  const [had_focus] = useState(() => document.activeElement?.id === button_id);
  useEffect(() => {
    if (had_focus) document.getElementById(button_id)?.focus();
  }, [had_focus]);
  return (
    <Card className={ui('fixed')} aria-labelledby={title_id}>
      <h2 id={title_id} className={ui('title')}>
        {t(is_new ? 'first.title' : `title.${state}`)}
      </h2>
      <p className={ui('muted', 'above4')}>
        {state === 'ready' && at !== undefined
          ? t('as_of', { time: formats.moment(new Date(at).toISOString()) })
          : t(is_new ? 'first.lead' : `lead.${state}`)}
      </p>
      {state === 'ready' ? (
        <details>
          <summary className={ui('note', 'pointer', 'padBlock8')}>{t('details')}</summary>
          <Lines cruise_id={cruise.id} ready={ready} />
        </details>
      ) : (
        !is_new && <Lines cruise_id={cruise.id} ready={ready} />
      )}
      <Spoken ready={ready} />
      {/* one element, so that it keeps the focus */}
      <div className={ui('above12')}>
        <Button
          id={button_id}
          look={state === 'working' ? 'outline' : state === 'ready' ? 'quiet' : 'filled'}
          onClick={state === 'working' ? ready.stop : ready.start}
        >
          {t(is_new ? 'first.button' : `button.${state}`)}
        </Button>
      </div>
      {found?.is_own === true && !is_new && <SessionLength cruise={cruise} />}
      <ConfirmDialog
        is_open={ready.is_asking}
        title={t('own.title')}
        confirm_label={t('own.yes')}
        cancel_label={t('own.no')}
        onConfirm={() => ready.answer(true)}
        onCancel={() => ready.answer(false)}
      >
        {own('hint')}
      </ConfirmDialog>
    </Card>
  );
}

/**
 * What a screen reader hears: what is in the way, for as long as it is, else the line that is being brought, and the end.
 * Rendered before its text comes.
 */
function Spoken({ ready: { state, working, troubles } }: { ready: Ready }): ReactNode {
  const t = useTranslations('ready');
  const [reason] = troubles.values();
  const text =
    state !== 'working'
      ? state === 'ready'
        ? t('title.ready')
        : ''
      : reason !== undefined
        ? t(`trouble.${reason}`)
        : working !== undefined
          ? `${t(`lines.${working}`)}: ${t('on_its_way')}`
          : t('waits');
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

function Lines({ cruise_id, ready }: { cruise_id: string; ready: Ready }): ReactNode {
  const { found } = ready;
  if (found === undefined) return null;
  return (
    <ul className={ui('list', 'ruled', 'above8')}>
      {lines.map((line) => (
        <LineRow key={line} {...{ line, cruise_id, ready, found }} />
      ))}
    </ul>
  );
}

interface LineProps {
  line: Line;
  cruise_id: string;
  ready: Ready;
  found: Findings;
}

function LineRow({ line, cruise_id, ready, found }: LineProps): ReactNode {
  const t = useTranslations('ready');
  const is_working = ready.working === line;
  const trouble = ready.troubles.get(line);
  const is_true = trouble === undefined && !openLines(found).includes(line);
  // what is still to come is no fault
  const is_open = !is_true && (ready.state === 'over' || ready.working === undefined);
  // not needed, and offered all the same
  const is_offered = line === 'installed' && is_true && found.install !== 'installed';
  const sign = is_offered ? 'info' : is_true ? 'check' : is_open ? 'warning' : 'dot';
  return (
    <li className={ui('row', 'gap12', 'padBlock8')}>
      <span className={`${ui('row', 'middle', 'centered', 'fixed')} ${classes['sign']}`}>
        {is_working ? (
          <span className={ui('spinner')} aria-hidden="true" />
        ) : (
          <span className={ui('row', is_true && !is_offered ? 'good' : 'muted')}>
            <Icon name={sign} size={20} />
          </span>
        )}
      </span>
      <div className={ui('shrink', 'grow')}>
        <p className={ui('strong')}>
          {t(`lines.${line}`)}
          {!is_offered && (
            <VisuallyHidden> ({t(is_working ? 'on_its_way' : is_true ? 'done' : 'open')})</VisuallyHidden>
          )}
        </p>
        <div className={ui('note')}>
          <Detail {...{ line, cruise_id, ready, found }} />
          {trouble !== undefined && !is_working && <p>{t(`trouble.${trouble}`)}</p>}
        </div>
      </div>
    </li>
  );
}

/** What is true of a line, or how it gets true. */
function Detail({ line, cruise_id, ready, found }: LineProps): ReactNode {
  const t = useTranslations('ready');
  const formats = useFormats();
  const is_working = ready.working === line;
  switch (line) {
    case 'record':
      return found.record_at === undefined ? (
        is_working && <p>{t('on_its_way')}</p>
      ) : (
        <p>{t('record', { time: formats.moment(new Date(found.record_at).toISOString()) })}</p>
      );
    case 'documents':
      return <Documents cruise_id={cruise_id} documents={found.documents} />;
    case 'screens':
      if (found.are_screens_kept) return <p>{t('screens')}</p>;
      return <p>{can_keep_screens ? is_working && t('on_its_way') : t('screens_never')}</p>;
    case 'storage':
      if (found.is_storage_kept) return <p>{t('storage')}</p>;
      // not before it was asked for
      return (ready.state === 'over' || ready.working === undefined) && <p>{t('storage_refused')}</p>;
    case 'installed':
      return (
        <>
          <InstallWays />
          {found.install !== 'installed' && found.install !== 'iphone' && <p>{t('installed_not_needed')}</p>}
        </>
      );
  }
}

function Documents({
  cruise_id,
  documents,
}: {
  cruise_id: string;
  documents: Findings['documents'];
}): ReactNode {
  const t = useTranslations('ready');
  const { size } = useSizeFormats();
  if (documents === undefined) return null;
  const { count, kept, bytes, is_too_large } = documents;
  if (count === 0) return <p>{t('documents_none')}</p>;
  return (
    <>
      <p>{t('documents', { kept: String(kept), count: String(count), size: isolate(size(bytes)) })}</p>
      {is_too_large && (
        <>
          <p>{t('documents_too_large')}</p>
          <MoreRoom cruise_id={cruise_id} />
        </>
      )}
    </>
  );
}

/** The way to keep documents for which the chosen room is too small. */
function MoreRoom({ cruise_id }: { cruise_id: string }): ReactNode {
  const t = useTranslations('ready');
  const { size } = useSizeFormats();
  const [room, setRoom] = useState<Awaited<ReturnType<typeof roomNeeded>>>();
  useEffect(() => void roomNeeded(cruise_id).then(setRoom), [cruise_id]);
  if (room === undefined) return null;
  return (
    <Button
      look="outline"
      onClick={() => {
        setDocumentRoom(room);
        // the pressed button goes
        document.getElementById(button_id)?.focus();
      }}
    >
      {t('allow', { size: isolate(size(bytesOf(room))) })}
    </Button>
  );
}
