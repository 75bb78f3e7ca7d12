import { ApiError, NetworkError } from './api-errors.ts';

/*
 * What was read before, for when there is no network: each answer with the time it came, of one person, on this device
 * only. It is looked at when a call gets no answer, never instead of one.
 */

/** An answer as it is stored. */
export interface StoredAnswer {
  person: string;
  /** of the contract: an answer of another shape would crash the screen that it is shown on */
  version: string;
  key: readonly unknown[];
  /** milliseconds since 1970 */
  at: number;
  json: string;
}

/** Where they are stored, by what tells one read from another. Everything may fail: private windows have no store. */
export interface Shelf {
  all: () => Promise<[name: string, answer: unknown][]>;
  put: (answers: [name: string, answer: StoredAnswer][]) => Promise<void>;
  remove: (names: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

export interface KeptParts {
  shelf: Shelf;
  version: string;
  /** who is signed in now; the store is asked again before each write */
  person: () => string | undefined;
  /** whether somebody may be signed in, whoever it is */
  maySomebody: () => boolean;
  /** runs later, when nothing else is to be done */
  later: (run: () => void) => void;
  /** of JSON, over all answers */
  most_characters: number;
}

interface Kept {
  key: readonly unknown[];
  at: number;
  /** undefined while it is stored text only */
  data: unknown;
  json: string | undefined;
}

/** Reads that are not kept: what is used once, what is only asked while typing, who is signed in where, and what a mail opens. */
const not_kept = [
  'GET auth/captcha/',
  'GET user/sessions',
  'GET cruises/suggestions',
  'GET catalog/ships/{id}/schedule',
  // its address is a key, and it is of whoever got the mail
  'GET reminders/off/{token}',
];

/** Whether a read is worth keeping. */
function isKeepable(key: readonly unknown[]): boolean {
  const [name] = key;
  if (typeof name !== 'string' || !name.startsWith('GET ')) return false;
  // what an operator reads is of other people
  return !name.startsWith('GET admin/') && !not_kept.includes(name);
}

/** Whether a call got no answer from the server: none at all, or the word of a proxy that it is not there. */
function isCutOff(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && [502, 504].includes(error.status));
}

/** Whether the server said that there is no such thing, or not for this person any more. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

/** The answers that are kept of one person. */
export function createKeptAnswers(parts: KeptParts) {
  const answers = new Map<string, Kept>();
  const unwritten = new Set<string>();
  /** those that stand on a screen in place of an answer that did not come */
  const shown = new Set<string>();
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  let is_planned = false;

  const tell = () => listeners.forEach((listener) => listener());

  /** What is stored of whoever is signed in; whatever else is there is removed. */
  async function restore(): Promise<void> {
    try {
      if (!parts.maySomebody()) {
        await forget();
        return;
      }
      const stored = await parts.shelf.all();
      const people = new Set(stored.flatMap(([, answer]) => (isStored(answer) ? [answer.person] : [])));
      // without a token that says who it is, it is whoever was here, as long as there is only one
      owner = parts.person() ?? (people.size === 1 ? [...people][0] : undefined);
      const strange: string[] = [];
      for (const [name, answer] of stored) {
        if (!isStored(answer) || answer.person !== owner || answer.version !== parts.version)
          strange.push(name);
        else if (!answers.has(name))
          answers.set(name, { key: answer.key, at: answer.at, data: undefined, json: answer.json });
      }
      if (strange.length > 0) await parts.shelf.remove(strange);
    } catch {
      // No store: everything works but the way without a network.
    }
  }

  /** Keeps an answer that has come. */
  function keep(name: string, key: readonly unknown[], data: unknown, at: number): void {
    if (shown.has(name) || !isKeepable(key) || data === undefined) return;
    const person = parts.person();
    if (person === undefined) return;
    if (owner !== person) {
      answers.clear();
      owner = person;
    }
    answers.set(name, { key, at, data, json: undefined });
    unwritten.add(name);
    if (is_planned) return;
    is_planned = true;
    parts.later(() => void write());
  }

  /** Writes what is new; also when the page is left. */
  async function write(): Promise<void> {
    is_planned = false;
    const names = [...unwritten];
    unwritten.clear();
    // signed out meanwhile, or another tab is somebody else's: nothing of the one before is written any more
    const person = parts.person();
    if (person === undefined || person !== owner || !parts.maySomebody()) return;
    const fresh = names.flatMap((name): [string, StoredAnswer][] => {
      const kept = answers.get(name);
      if (kept === undefined) return [];
      kept.json ??= JSON.stringify(kept.data);
      return [[name, { person, version: parts.version, key: kept.key, at: kept.at, json: kept.json }]];
    });
    const too_many = beyond(parts.most_characters);
    for (const name of too_many) answers.delete(name);
    try {
      await parts.shelf.put(fresh.filter(([name]) => answers.has(name)));
      if (too_many.length > 0) await parts.shelf.remove(too_many);
    } catch {
      // A full store keeps what it has.
    }
  }

  /** The oldest, where all of them are more than may be kept. */
  function beyond(most: number): string[] {
    let room = most;
    const newest_first = [...answers].toSorted(([, a], [, b]) => b.at - a.at);
    return newest_first.flatMap(([name, kept]) => {
      room -= (kept.json ?? JSON.stringify(kept.data)).length;
      return room < 0 ? [name] : [];
    });
  }

  /** What was kept of a read. */
  function find(name: string): { key: readonly unknown[]; data: unknown; at: number } | undefined {
    const kept = answers.get(name);
    if (kept === undefined) return undefined;
    try {
      kept.data ??= JSON.parse(kept.json ?? 'null');
    } catch {
      answers.delete(name);
      return undefined;
    }
    return { key: kept.key, data: kept.data, at: kept.at };
  }

  /** The answer of a call; where none comes, the one before, which then counts as shown until a new one is there. */
  async function answerOr<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask();
      if (shown.delete(name)) tell();
      return answer;
    } catch (error) {
      if (isGone(error)) await drop(name);
      const kept = isCutOff(error) ? find(name) : undefined;
      if (kept === undefined) throw error;
      if (!shown.has(name)) {
        shown.add(name);
        tell();
      }
      // only what this very read answered before is kept under its name, in this version of the contract
      return kept.data as Answer;
    }
  }

  async function drop(name: string): Promise<void> {
    unwritten.delete(name);
    if (shown.delete(name)) tell();
    if (!answers.delete(name)) return;
    try {
      await parts.shelf.remove([name]);
    } catch {
      // There is no store, so it is not in it.
    }
  }

  /** Forgets what was read of one record, as it is deleted: nothing of it stays on the device. */
  async function forgetRecord(id: string): Promise<void> {
    const names = [...answers].flatMap(([name, { key }]) => (isOf(key, id) ? [name] : []));
    await Promise.all(names.map(drop));
  }

  /** Forgets everything of everybody, here and on the device. */
  async function forget(): Promise<void> {
    answers.clear();
    unwritten.clear();
    owner = undefined;
    if (shown.size > 0) {
      shown.clear();
      tell();
    }
    try {
      await parts.shelf.clear();
    } catch {
      // There is no store, so there is nothing in it.
    }
  }

  return {
    restore,
    keep,
    write,
    find,
    answerOr,
    forget,
    forgetRecord,
    /** whose they are */
    owner: () => owner,
    isEmpty: () => answers.size === 0,
    shown: (): ReadonlySet<string> => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a read is of one record: `['GET cruises/{id}/route', { params: { id } }]`. */
function isOf([, given]: readonly unknown[], id: string): boolean {
  const { params } = (given ?? {}) as { params?: { id?: unknown } };
  return params?.id === id;
}

function isStored(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { person, version, key, at, json } = value as Partial<Record<keyof StoredAnswer, unknown>>;
  return (
    typeof person === 'string' &&
    typeof version === 'string' &&
    Array.isArray(key) &&
    typeof at === 'number' &&
    typeof json === 'string'
  );
}
