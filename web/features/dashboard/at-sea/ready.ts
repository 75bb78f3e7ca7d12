import { fitting, type WantedFile } from '#web/lib/bring-files.ts';
import type { InstallWay } from '#web/parts/install/install-way.ts';

/** What a device needs for a voyage without a network, in the order in which it is brought. */
export const lines = ['record', 'documents', 'screens', 'storage', 'installed'] as const;
export type Line = (typeof lines)[number];

/** What the device has, found without a network. */
export interface Findings {
  is_own: boolean;
  /** when the record was brought or confirmed, in milliseconds since 1970; undefined: it is not here */
  record_at: number | undefined;
  /** of the cruise; undefined: the record is not here */
  documents: DocumentsHere | undefined;
  are_screens_kept: boolean;
  is_storage_kept: boolean;
  install: InstallWay;
}

export interface DocumentsHere {
  count: number;
  kept: number;
  /** of all of them */
  bytes: number;
  /** the room that was chosen is too small for them */
  is_too_large: boolean;
}

/** Why a line is not true yet: no network, no session, a full device, or a failure that may pass. */
export type Trouble = 'network' | 'session' | 'full' | 'failed';
export type Troubles = ReadonlyMap<Line, Trouble>;

/**
 * The lines that are not true. Only on an iPhone must the app be installed: Safari removes what a site keeps after seven
 * days without a visit. Elsewhere storage that was granted holds without it.
 */
export function openLines(found: Findings): Line[] {
  const { documents, install } = found;
  const is_true: Record<Line, boolean> = {
    record: found.record_at !== undefined,
    documents: documents !== undefined && documents.kept === documents.count,
    screens: found.are_screens_kept,
    storage: found.is_storage_kept,
    installed: install !== 'iphone',
  };
  return lines.filter((line) => !is_true[line]);
}

export function isReady(found: Findings): boolean {
  return found.is_own && openLines(found).length === 0;
}

/** @param wanted of all cruises, in the order in which they are kept; @param room bytes at most */
export function documentsHere(
  cruise_id: string,
  wanted: readonly WantedFile[],
  kept: ReadonlySet<string>,
  room: number,
): DocumentsHere {
  const own = wanted.filter((file) => file.cruise_id === cruise_id);
  const chosen = new Set(fitting(wanted, room));
  return {
    count: own.length,
    kept: own.filter(({ id }) => kept.has(id)).length,
    bytes: own.reduce((sum, { size }) => sum + size, 0),
    is_too_large: own.some((file) => !chosen.has(file)),
  };
}

/** The smallest of some rooms, in bytes, that holds all documents of a cruise; undefined: none does. */
export function roomFor(
  cruise_id: string,
  wanted: readonly WantedFile[],
  rooms: readonly number[],
): number | undefined {
  return rooms.find((room) => !documentsHere(cruise_id, wanted, new Set(), room).is_too_large);
}

export interface Progress {
  found: Findings;
  /** the line that is being brought */
  working: Line | undefined;
  troubles: Troubles;
}

export interface ReadyParts extends Record<Exclude<Line, 'installed'>, () => Promise<void>> {
  look: () => Promise<Findings>;
  troubleOf: (error: unknown) => Trouble;
  report: (progress: Progress) => void;
  /** Resolves when something may have changed, or when it is called off. */
  untilChange: (signal: AbortSignal) => Promise<void>;
  /** the pause before another try */
  pause: () => Promise<void>;
}

/**
 * Brings what the device needs, and waits until all of it is true or it is called off. The record is brought in any
 * case, storage is asked for once, and the rest only if it is missing.
 * @returns whether all is true
 */
export async function prepare(parts: ReadyParts, signal: AbortSignal): Promise<boolean> {
  const troubles = new Map<Line, Trouble>();
  const done = new Set<Line>();
  const isDue = (line: Line, found: Findings) =>
    line === 'record' || line === 'storage'
      ? !done.has(line) && (line === 'record' || !found.is_storage_kept)
      : openLines(found).includes(line) && !(line === 'documents' && found.documents?.is_too_large);
  for (;;) {
    let found = await parts.look();
    let is_cut_off = false;
    for (const line of lines) {
      if (line === 'installed' || !isDue(line, found)) continue;
      if (is_cut_off && line !== 'storage') continue;
      parts.report({ found, working: line, troubles: new Map(troubles) });
      try {
        await parts[line]();
        done.add(line);
        troubles.delete(line);
      } catch (error) {
        const trouble = parts.troubleOf(error);
        troubles.set(line, trouble);
        is_cut_off ||= trouble === 'network';
      }
      found = await parts.look();
      if (signal.aborted) return false;
    }
    const waiting = new AbortController();
    // before the last look: what changes after it is told
    const changed = parts.untilChange(AbortSignal.any([signal, waiting.signal]));
    found = await parts.look();
    for (const line of lines)
      if (line !== 'record' && !openLines(found).includes(line)) troubles.delete(line);
    parts.report({ found, working: undefined, troubles: new Map(troubles) });
    const reasons = [...troubles.values()];
    const is_done = isReady(found) && reasons.length === 0;
    const may_pass = reasons.some((reason) => reason === 'network' || reason === 'failed');
    if (!is_done && !signal.aborted) await (may_pass ? Promise.race([changed, parts.pause()]) : changed);
    waiting.abort();
    if (signal.aborted) return false;
    if (is_done) return true;
  }
}
