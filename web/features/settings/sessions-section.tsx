import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { isolate } from '#web/lib/bidi.ts';
import { useNow } from '#web/ui/clock.ts';
import { useSizeFormats } from '#web/lib/format-size.ts';
import { useFormats } from '#web/lib/formats.ts';
import {
  bytesOf,
  document_rooms,
  type DocumentRoom,
  setDocumentRoom,
  useDocumentRoom,
  useKeptFiles,
} from '#web/lib/kept-files.ts';
import { isOwnDevice, setOwnDevice, subscribeOwnDevice } from '#web/lib/own-device.ts';
import { PartRead } from '#web/parts/read-states.tsx';
import { ShipSwitch } from '#web/parts/ship-mode.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, Switch } from '#web/ui/field.tsx';
import { ui } from '#web/ui/primitives.ts';
import { Section } from './section.tsx';
import classes from './settings.module.css';
import { type ActiveSession, useSessions } from './use-sessions.ts';

/** The devices where the account is signed in; each can be signed out from here. */
export function SessionsSection(): ReactNode {
  const t = useTranslations('settings.sessions');
  const { query, ...ends } = useSessions();
  return (
    <Section id="sessions" lead={t('lead')}>
      <PartRead query={query} height={84} failed={t('load_failed')}>
        {({ items }) => <Sessions sessions={items} {...ends} />}
      </PartRead>
    </Section>
  );
}

/** What this device keeps, and when it asks the server. */
export function OfflineSection(): ReactNode {
  const t = useTranslations('settings.offline');
  const { query, shorten } = useSessions();
  const is_lengthened = query.data?.items.some((one) => one.is_current && one.lasts_until !== null) === true;
  return (
    <Section id="offline" lead={t('lead')}>
      <OwnDevice onDisowned={is_lengthened ? shorten : undefined} />
      <ShipSwitch className={ui('above16')} />
      <DocumentRoomChoice />
    </Section>
  );
}

/** Whether this device keeps the record for longer than its session lives. */
function OwnDevice({ onDisowned }: { onDisowned: (() => unknown) | undefined }): ReactNode {
  const t = useTranslations('shell.own_device');
  const is_own = useSyncExternalStore(subscribeOwnDevice, isOwnDevice);
  return (
    <Switch
      name="own_device"
      label={t('label')}
      description={t('hint')}
      checked={is_own}
      onChange={({ target }) => {
        setOwnDevice(target.checked);
        // a session lasts a voyage only on a device of one's own
        if (!target.checked) onDisowned?.();
      }}
    />
  );
}

/** How much of the documents this device keeps. */
function DocumentRoomChoice(): ReactNode {
  const t = useTranslations('settings.sessions.documents');
  const { size } = useSizeFormats();
  const room = useDocumentRoom();
  const used = useKeptFiles().reduce((sum, [, , bytes]) => sum + bytes, 0);
  return (
    <Select
      name="document_room"
      label={t('label')}
      description={t('used', { size: isolate(size(used)) })}
      className={`${ui('above20')} ${classes['half']}`}
      value={room}
      options={document_rooms.map((value) => ({
        value,
        label: value === '0' ? t('none') : size(bytesOf(value)),
      }))}
      onChange={({ target }) => {
        setDocumentRoom(target.value as DocumentRoom);
        // without a network it is done later
        void import('#web/lib/bring-record.ts').then(
          ({ bringDocuments }) => bringDocuments(),
          () => undefined,
        );
      }}
    />
  );
}

interface SessionsProps extends Omit<ReturnType<typeof useSessions>, 'query'> {
  sessions: readonly ActiveSession[];
}

function Sessions({ sessions, ending, endOne, endOthers, shorten }: SessionsProps): ReactNode {
  const t = useTranslations('settings.sessions');
  const deviceName = useDeviceName();
  const list = useRef<HTMLUListElement>(null);

  // The pressed button goes with its row, so the focus moves to the list.
  const focusList = (is_done: boolean) => {
    if (is_done) list.current?.focus();
  };
  const has_others = sessions.some(({ is_current }) => !is_current);
  return (
    <>
      <ul
        ref={list}
        className={`${ui('list', 'below16')} ${classes['sessions']}`}
        tabIndex={-1}
        aria-label={t('title')}
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            is_ending={ending === session.id || ending === (session.is_current ? 'shorten' : 'others')}
            onShorten={() => void shorten().then(focusList)}
            onEnd={async () =>
              focusList(await endOne(session.id, t('ended', { device: isolate(deviceName(session)) })))
            }
          />
        ))}
      </ul>
      {has_others ? (
        <Button
          look="outline"
          is_working={ending === 'others'}
          onClick={() => void endOthers().then(focusList)}
        >
          {t('end_others')}
        </Button>
      ) : (
        <p className={ui('note')}>{t('only_here')}</p>
      )}
    </>
  );
}

interface SessionRowProps {
  session: ActiveSession;
  is_ending: boolean;
  onEnd: () => Promise<void>;
  onShorten: () => void;
}

function SessionRow({ session, is_ending, onEnd, onShorten }: SessionRowProps): ReactNode {
  const t = useTranslations('settings.sessions');
  const formats = useFormats();
  const now = useNow('minute');
  const device = useDeviceName()(session);
  return (
    <li className={`${ui('bar', 'lineBelow', 'padBlock12', 'gap8by16')} ${classes['session']}`}>
      <div className={classes['place']}>
        <p className={ui('wrap', 'middle', 'strong', 'gap4by12')}>
          {device}
          {session.is_current && (
            <span className={`${ui('round', 'deep', 'smaller')} ${classes['here']}`}>{t('this_device')}</span>
          )}
        </p>
        <p className={ui('note')}>{t('last_used', { ago: formats.ago(session.last_used_at, now) })}</p>
        <p className={ui('note')}>{t('signed_in', { date: formats.dateAt(session.created_at) })}</p>
        {session.lasts_until !== null && (
          <p className={ui('note')}>{t('lasts_until', { date: formats.date(session.lasts_until) })}</p>
        )}
      </div>
      {session.is_current && session.lasts_until !== null && (
        <Button look="outline" is_working={is_ending} onClick={onShorten}>
          {t('shorten')}
        </Button>
      )}
      {!session.is_current && (
        <Button
          look="outline"
          is_working={is_ending}
          aria-label={t('end_of', { device: isolate(device) })}
          onClick={() => void onEnd()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** The name of a device, from its browser and operating system. */
function useDeviceName(): (session: ActiveSession) => string {
  const t = useTranslations('settings.sessions');
  return ({ browser, operating_system: system }) => {
    if (browser !== null && system !== null)
      return t('browser_on', { browser: isolate(browser), system: isolate(system) });
    const known = browser ?? system;
    return known === null ? t('unknown') : isolate(known);
  };
}
