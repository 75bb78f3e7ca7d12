import { get, keys, set, delMany } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { callFile } from './api.ts';
import { createListeners } from './listeners.ts';
import { offline_answers } from './offline.ts';
import { file_store } from './offline-shelf.ts';
import { isOwnDevice } from './own-device.ts';
import { readStored, writeStored } from './storage.ts';
import { readWaitingFile } from './waiting-files.ts';

/*
 * Files of documents that this device keeps, of one account. A document never gets other bytes under its id, so a kept
 * file is as good as the one of the server. Its name is with its cruise, as it may change.
 */

/** The key of a kept file says all but the bytes, so that a list of the files reads none of them; its size in bytes. */
export type KeptFile = [person: string, document_id: string, size: number];

const { notify, subscribe } = createListeners();
export const subscribeFiles = subscribe;
const tabs = new BroadcastChannel('gangway-files');
const tellTabs = tabs.postMessage.bind(tabs);
tabs.addEventListener('message', () => void keptFiles());
let own_files: readonly KeptFile[] = [];

/** The files on this device, also those of another account. A private window keeps none. */
export async function keptFiles(): Promise<readonly KeptFile[]> {
  const files = await keys<KeptFile>(file_store()).catch(() => []);
  own_files = files.filter(isOwn);
  notify();
  return files;
}

function isOwn([person]: KeptFile): boolean {
  return person === offline_answers.owner();
}

/** @throws DOMException where the device is full */
export async function keepFile(file: KeptFile, content: Blob): Promise<void> {
  await set(file, content, file_store());
  await tellAll();
}

export async function dropFiles(files: KeptFile[]): Promise<void> {
  if (files.length === 0) return;
  await delMany(files, file_store());
  await tellAll();
}

async function tellAll(): Promise<void> {
  tellTabs('changed');
  await keptFiles();
}

/** The files that this device keeps for the account, as they come and go. */
export function useKeptFiles(): readonly KeptFile[] {
  return useSyncExternalStore(subscribeKept, () => own_files);
}

function subscribeKept(listener: () => void): () => void {
  void keptFiles();
  return subscribe(listener);
}

/**
 * The bytes of a file: as this device keeps them, else read with the session in a header, so that no address leads to
 * them.
 */
export async function fetchDocument(
  cruise_id: string,
  document_id: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const file = (await keptFiles()).find((kept) => isOwn(kept) && kept[1] === document_id);
  const content = file && (await get<Blob>(file, file_store()).catch(() => undefined));
  return (
    content ??
    // one that is opened before it was sent
    (await readWaitingFile(document_id)) ??
    callFile('GET cruises/{id}/documents/{document_id}/file', {
      params: { id: cruise_id, document_id },
      ...(signal !== undefined && { signal }),
    })
  );
}

const ROOM_KEY = 'gangway-document-room';

/** Megabytes of documents on this device at most: a choice of the device, which stays after logout. */
export const document_rooms = ['0', '50', '200', '1024'] as const;
export type DocumentRoom = (typeof document_rooms)[number];
const isRoom = (text: string): text is DocumentRoom => document_rooms.some((room) => room === text);

export function documentRoom(): DocumentRoom {
  return readStored(ROOM_KEY, isRoom) ?? (isOwnDevice() ? '50' : '0');
}

export function setDocumentRoom(room: DocumentRoom): void {
  writeStored(ROOM_KEY, room);
  notify();
}

export function useDocumentRoom(): DocumentRoom {
  return useSyncExternalStore(subscribe, documentRoom);
}

export function bytesOf(room: DocumentRoom): number {
  return Number(room) * 1024 ** 2;
}
