import { keys } from 'idb-keyval';
import { session } from '#web/lib/api.ts';
import { NetworkError, SessionEnded } from '#web/lib/api-errors.ts';
import { wantedFiles } from '#web/lib/bring-files.ts';
import { bringDocuments, bringRecord, loadKept } from '#web/lib/bring-record.ts';
import { servedHash } from '#web/lib/build-watch.ts';
import { isDeviceFull } from '#web/lib/device-full.ts';
import { bytesOf, document_rooms, documentRoom, type KeptFile, subscribeFiles } from '#web/lib/kept-files.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { contract_version, offline_answers } from '#web/lib/offline.ts';
import { type Mark, mark_name } from '#web/lib/offline-answers.ts';
import { browser_storage, file_store } from '#web/lib/offline-shelf.ts';
import { isOwnDevice, subscribeOwnDevice } from '#web/lib/own-device.ts';
import { currentLanguage } from '#web/lib/preferences.ts';
import { registerWorker } from '#web/lib/service-worker.ts';
import { installWay } from '#web/parts/install/install-way.ts';
import { pause } from '#web/ui/turns.ts';
import {
  type DocumentsHere,
  documentsHere,
  type Findings,
  type ReadyParts,
  roomFor,
  type Trouble,
} from './ready.ts';

/* What this device has for a voyage, and how it gets it: by the ways that bring it in the background. */

/** Whether the browser can open the app without a network. */
export const can_keep_screens = 'serviceWorker' in navigator;

const build = document.querySelector<HTMLMetaElement>('meta[name="build-hash"]')?.content;

/** A worker that fetches files over a slow network answers late, one of an earlier version never. */
const look_ms = 4_000;
const keep_ms = 120_000;

/** For as long as the page is open: the files of a build stay. */
let are_screens_kept = false;
const { notify: tellScreens, subscribe: subscribeScreens } = createListeners();

async function look(cruise_id: string): Promise<Findings> {
  const [record_at, documents, is_storage_kept] = await Promise.all([
    broughtAt(),
    lookForDocuments(cruise_id),
    'storage' in navigator && navigator.storage.persisted(),
    keepScreens(look_ms),
  ]);
  return {
    is_own: isOwnDevice(),
    record_at,
    documents,
    are_screens_kept,
    is_storage_kept,
    install: installWay(),
  };
}

/** When the whole record was last brought, by any tab. */
async function broughtAt(): Promise<number | undefined> {
  const mark = (await browser_storage.read(mark_name).catch(() => undefined)) as Mark | undefined;
  const is_ours = mark?.person === offline_answers.owner() && mark?.version === contract_version;
  return is_ours && mark?.cursor !== null ? mark?.at : undefined;
}

async function lookForDocuments(cruise_id: string): Promise<DocumentsHere | undefined> {
  const [wanted, files] = await Promise.all([
    wantedFiles(loadKept),
    // not by `keptFiles`, which tells those who wait here
    keys<KeptFile>(file_store()).catch(() => []),
  ]);
  const person = offline_answers.owner();
  const kept = new Set(files.flatMap(([owner, id]) => (owner === person ? [id] : [])));
  return wanted && documentsHere(cruise_id, wanted, kept, bytesOf(documentRoom()));
}

/** The room that holds the documents of a cruise. */
export async function roomNeeded(cruise_id: string) {
  const wanted = (await wantedFiles(loadKept)) ?? [];
  const bytes = roomFor(cruise_id, wanted, document_rooms.map(bytesOf));
  return document_rooms.find((room) => bytesOf(room) === bytes);
}

/** Finds out whether the worker of this build has the files of every screen, after it tried to get them. */
async function keepScreens(longest_ms: number): Promise<void> {
  if (are_screens_kept || !can_keep_screens) return;
  const worker = (await navigator.serviceWorker.getRegistration())?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  let is_late = false;
  const answer = new Promise<void>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<{ build: string; is_complete: boolean }>) => {
      port1.close();
      are_screens_kept ||= data.build === build && data.is_complete;
      if (is_late && are_screens_kept) tellScreens();
      resolve();
    });
  });
  port1.start();
  worker.postMessage(currentLanguage(), [port2]);
  await Promise.race([answer, pause(longest_ms)]);
  is_late = true;
}

/** The worker of the newest build. In ship mode, or on a page that began without a network, there may be none yet. */
async function renewWorker(): Promise<void> {
  const registered = registerWorker().then(() => navigator.serviceWorker.ready);
  const ready = await Promise.race([registered, pause(keep_ms)]);
  await ready?.update();
  const coming = ready?.installing ?? ready?.waiting;
  if (!coming) return;
  const settled = new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (['activated', 'redundant'].includes(coming.state)) resolve();
    });
  });
  await Promise.race([settled, pause(keep_ms)]);
}

/** Whether the server has another build than this page; false without a server. */
export async function isOutdated(): Promise<boolean> {
  const served = await servedHash();
  return served !== undefined && served !== build;
}

export function partsOf(cruise_id: string, report: ReadyParts['report']): ReadyParts {
  return {
    look: () => look(cruise_id),
    report,
    record: async () => {
      // without a session the call would leave the page
      if (!session.isSurelyLoggedIn()) throw new SessionEnded();
      await bringRecord(true);
    },
    documents: () => untilKept(cruise_id),
    screens: async () => {
      if (!can_keep_screens) return;
      await renewWorker().catch(() => undefined);
      await keepScreens(keep_ms);
      if (!are_screens_kept) throw new NetworkError('not all files of the screens came');
    },
    storage: async () => {
      if ('storage' in navigator) await navigator.storage.persist();
    },
    troubleOf,
    untilChange,
    pause: () => pause(again_ms),
  };
}

/** Files of later cruises go on after those of the cruise. */
async function untilKept(cruise_id: string): Promise<void> {
  let stop = (): void => undefined;
  const kept = new Promise<void>((resolve) => {
    stop = subscribeFiles(() => {
      void lookForDocuments(cruise_id).then((documents) => {
        if (documents !== undefined && documents.kept === documents.count) resolve();
      });
    });
  });
  const bringing = bringDocuments(true);
  bringing.catch(() => undefined);
  await Promise.race([kept, bringing]).finally(stop);
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof NetworkError) return 'network';
  if (error instanceof SessionEnded) return 'session';
  return isDeviceFull(error) ? 'full' : 'failed';
}

const again_ms = 15_000;

async function untilChange(signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  await new Promise<void>((resolve) => {
    const change = () => resolve();
    for (const stop of [subscribeFiles(change), subscribeOwnDevice(change)])
      ended.signal.addEventListener('abort', stop);
    addEventListener('online', change, { signal: ended.signal });
    document.addEventListener('visibilitychange', change, { signal: ended.signal });
    signal.addEventListener('abort', change, { signal: ended.signal });
    if (signal.aborted) change();
  });
  ended.abort();
}

/** Follows what the device has: also files that come or go, the record brought anew, another room. @returns ends it */
export function followDevice(cruise_id: string, take: (found: Findings) => void): () => void {
  let is_over = false;
  let latest = 0;
  const again = () => {
    const number = (latest += 1);
    void look(cruise_id).then((found) => {
      if (!is_over && number === latest) take(found);
    });
  };
  again();
  const stops = [subscribeOwnDevice(again), subscribeFiles(again), subscribeScreens(again)];
  return () => {
    is_over = true;
    stops.forEach((stop) => stop());
  };
}
