import { ApiError, NetworkError } from './api-errors.ts';
import { createListeners } from './listeners.ts';

/*
 * Earlier answers, shown when there is no network: each with its time, of one account, on this device only. They are
 * used only when a call gets no answer in time, never in place of an error (docs/decisions/071-offline.md, 114, 115).
 */

/** An answer as it is stored, under the hash of its query key, which is the key itself as JSON. */
export interface StoredAnswer {
  person: string;
  /** of the contract */
  version: string;
  /** milliseconds since 1970 */
  at: number;
  json: string;
  /** brought with the whole record, which confirms it each time that it is not in it again */
  is_of_record?: boolean;
}

/** Whose answers the device keeps, stored beside them. */
export interface Mark {
  person: string;
  /** of the contract, at the last time that the whole record was brought */
  version: string;
  /** up to where the record was brought, for the server; null: not yet */
  cursor: string | null;
  /** when the record was brought or confirmed, in milliseconds since 1970 */
  at: number;
}

/** No hash of a query key: those are JSON. */
export const mark_name = 'mark';

/** Storage by name. Every method may reject: private windows have no storage. */
export interface AnswerStorage {
  names: () => Promise<string[]>;
  read: (name: string) => Promise<unknown>;
  /** all or none */
  put: (entries: [name: string, value: StoredAnswer | Mark][]) => Promise<void>;
  remove: (names: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** What the server answers about the whole record, or what changed of it (contract/record.ts). */
export interface RecordPart {
  cursor: string;
  is_whole: boolean;
  reads: readonly {
    call: string;
    params?: object | undefined;
    query?: object | undefined;
    answer: unknown;
  }[];
  gone: readonly string[];
}

export interface AnswerStoreParts {
  storage: AnswerStorage;
  version: string;
  /** the account signed in now; asked again before each write */
  account: () => string | undefined;
  /** whether any account may be signed in */
  mayBeSignedIn: () => boolean;
  /** whether what was kept may be read now, also without a session */
  mayRead: (mark: Mark) => boolean;
  /** whether a removal of everything has begun and not ended, also on an earlier page */
  removal: { isPending: () => boolean; setPending: (value: boolean) => void };
  /** the hash of a query key */
  nameOf: (key: readonly unknown[]) => string;
  /** runs a function when the page is idle */
  later: (run: () => void) => void;
  pause: (milliseconds: number) => Promise<void>;
  /** whether the session could not be renewed for lack of an answer: the next call would wait in vain, too */
  isCutOff: () => boolean;
  /** Kept answers since then, in milliseconds since 1970, are not asked for again (ship-mode.ts). */
  holdsSince: () => number;
}

/** The kept answer that takes the place of one that does not come. */
interface Stand<Answer> {
  name: string;
  /** makes it an answer of the read */
  fit: (kept: Answer) => Answer | Promise<Answer>;
}

interface CachedAnswer {
  at: number;
  version: string;
  /** undefined until the stored text is parsed */
  data: unknown;
  json: string | undefined;
  is_of_record: boolean;
}

/**
 * Reads that are not kept: those used once, those that a form sends while the user types, the lists of sessions and of
 * tokens, and documents on their way, which are read again each second.
 */
const not_kept = [
  'GET auth/captcha/',
  'GET user/sessions',
  'GET user/tokens',
  'GET cruises/suggestions',
  'GET catalog/ships/{id}/schedule',
  'GET uploads',
  'GET uploads/{id}',
];

/** Whether a read is kept. */
function isKeepable(key: readonly unknown[]): boolean {
  const [name, given] = key as [unknown, object?];
  if (typeof name !== 'string' || !name.startsWith('GET ')) return false;
  // pages of a list: the whole record has the list in one piece
  if (given !== undefined && 'pages' in given) return false;
  // an operator's reads are of other accounts; a secret address is its receiver's, and what was revoked is not kept
  return !name.startsWith('GET admin/') && !name.includes('{token}') && !not_kept.includes(name);
}

/** The longest that a read waits before its kept answer is shown: on a ship's Wi-Fi it may hang for minutes. */
const patience_ms = 1_500;
/** The same while no call is answered. */
const short_patience_ms = 500;

/**
 * A network so slow that it answers after the next reads were asked may do so: more calls of one read are called off.
 */
const most_hanging = 2;

/** Whether the server answered that the record does not exist, or is not open to this account any more. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status);
}

/** The kept answers on screen in place of an answer that did not come: by the name of the read, that of the answer. */
function createShown() {
  const { notify, subscribe } = createListeners();
  const names = new Map<string, string>();
  return {
    names: names as ReadonlyMap<string, string>,
    subscribe,
    add: (name: string, kept_as: string): void => {
      if (names.has(name)) return;
      names.set(name, kept_as);
      notify();
    },
    remove: (name: string): void => {
      if (names.delete(name)) notify();
    },
    clear: (): void => {
      if (names.size === 0) return;
      names.clear();
      notify();
    },
  };
}

/** A storage whose failures are ignored: without one everything works except the app without a network. */
function tolerant(storage: AnswerStorage): AnswerStorage {
  async function attempt<Result>(run: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await run();
    } catch {
      return otherwise;
    }
  }
  return {
    names: () => attempt(() => storage.names(), []),
    read: (name) => attempt(() => storage.read(name), undefined),
    put: (entries) => attempt(() => storage.put(entries), undefined),
    remove: async (names) => {
      if (names.length > 0) await attempt(() => storage.remove(names), undefined);
    },
    clear: () => attempt(() => storage.clear(), undefined),
  };
}

/** Keeps the answers of one account. */
export function createAnswerStore(parts: AnswerStoreParts) {
  const { version } = parts;
  const storage = tolerant(parts.storage);
  /** By name, the latest kept last; null: stored, and not read yet, as a whole record is large. */
  const answers = new Map<string, CachedAnswer | null>();
  const unwritten = new Set<string>();
  const shown = createShown();
  let owner: string | undefined;
  let mark: Mark | undefined;
  /** how often everything was removed */
  let removals = 0;
  let is_planned = false;
  let is_silent = false;
  /** how many reads were asked, and of each name the latest that was answered: answers may come in another order */
  let asks = 0;
  const answered = new Map<string, number>();
  /** of each name the calls that go on while the kept answer is shown, the latest last */
  const hanging = new Map<string, AbortController[]>();

  /** Finds the stored answers of the signed-in account, or removes those of any other. */
  async function restore(): Promise<void> {
    const before = removals;
    if (parts.removal.isPending()) return forget();
    const [names, stored] = await Promise.all([storage.names(), storage.read(mark_name)]);
    // logged out meanwhile
    if (removals !== before) return undefined;
    const person = parts.account();
    if (!isMark(stored) || !parts.mayRead(stored) || (person ?? stored.person) !== stored.person) {
      if (!parts.mayBeSignedIn()) return forget();
      return storage.clear();
    }
    owner = stored.person;
    mark = stored;
    for (const name of names) if (name !== mark_name && !answers.has(name)) answers.set(name, null);
  }

  function beginFor(person: string): void {
    if (owner === person) return;
    answers.clear();
    mark = undefined;
    owner = person;
  }

  /** Keeps a new answer. */
  function keep(name: string, key: readonly unknown[], data: unknown, at: number): void {
    if (shown.names.has(name) || !isKeepable(key) || data === undefined) return;
    const person = parts.account();
    if (person === undefined) return;
    beginFor(person);
    const before = answers.get(name);
    answers.delete(name);
    // an answer that still holds has its text already
    const json = before?.data === data ? before?.json : undefined;
    answers.set(name, { at, version, data, json, is_of_record: before?.is_of_record ?? false });
    unwritten.add(name);
    if (is_planned) return;
    is_planned = true;
    parts.later(() => void write());
  }

  /** The account whose answers may be written now: another tab may have logged out, or in with another account. */
  function writer(): string | undefined {
    const person = parts.account();
    return person === owner && parts.mayBeSignedIn() ? person : undefined;
  }

  /** Writes new answers; also called when the page is left. */
  async function write(): Promise<void> {
    is_planned = false;
    const names = [...unwritten];
    unwritten.clear();
    const person = writer();
    if (person === undefined) return;
    const fresh = names.flatMap((name): [string, StoredAnswer][] => {
      const kept = answers.get(name);
      return kept === undefined || kept === null
        ? []
        : [[name, { person, version, at: kept.at, json: jsonOf(kept), is_of_record: kept.is_of_record }]];
    });
    const stored = await storage.read(mark_name);
    if (writer() !== person) return;
    // another tab may have brought the record
    const is_marked = isMark(stored) && stored.person === person;
    const first: [string, Mark][] = is_marked ? [] : [[mark_name, { person, version, cursor: null, at: 0 }]];
    await storage.put([...fresh, ...first]);
  }

  /**
   * Takes the whole record from the server, or what changed of it.
   * @param asked_at when it was asked for, in milliseconds since 1970: an answer that was read later is newer
   */
  async function take({ cursor, is_whole, reads, gone }: RecordPart, asked_at: number): Promise<void> {
    const account = parts.account();
    if (account !== undefined) beginFor(account);
    const person = writer();
    if (person === undefined) return;
    const brought = new Map(
      reads.map(({ call, params, query, answer }) => {
        const given = { ...(params && { params }), ...(query && { query }) };
        return [parts.nameOf(Object.keys(given).length === 0 ? [call] : [call, given]), answer];
      }),
    );
    const isOlder = (name: string) => (answers.get(name)?.at ?? 0) <= asked_at;
    const stay = new Set([...brought.keys()].map(recordOf));
    const isLeft = (name: string) => {
      if (brought.has(name) || !isOlder(name)) return false;
      const id = recordOf(name);
      if (!is_whole) return id !== undefined && gone.includes(id);
      // also searches, and what the plan refuses now; the record has no weather of cruises ahead
      return !(name.startsWith('["GET cruises/{id}/weather"') && stay.has(id));
    };
    const fresh = [...brought].filter(([name]) => isOlder(name));
    const next = { person, version, cursor, at: asked_at };
    // a full device keeps what it has, and asks for the same again
    await parts.storage.put([
      ...fresh.map(([name, answer]): [string, StoredAnswer] => [
        name,
        { person, version, at: asked_at, json: JSON.stringify(answer), is_of_record: true },
      ]),
      [mark_name, next],
    ]);
    // logged out meanwhile, perhaps in another tab
    if (writer() !== person) return forget();
    mark = next;
    for (const [name] of fresh) if (isOlder(name)) answers.set(name, null);
    const left = [...new Set([...answers.keys(), ...(await storage.names())])].filter(
      (name) => name !== mark_name && isLeft(name),
    );
    for (const name of left) answers.delete(name);
    await storage.remove(left);
  }

  /** Up to where the whole record was brought, by any tab, for the server; null: not by this version. */
  async function readCursor(): Promise<string | null> {
    const stored = await storage.read(mark_name);
    const is_ours = isMark(stored) && stored.person === parts.account() && stored.version === version;
    return is_ours ? stored.cursor : null;
  }

  /** Reads a kept answer from the device; another tab may have stored it. */
  async function load(name: string): Promise<CachedAnswer | undefined> {
    if (owner !== undefined && (answers.get(name) ?? null) === null) {
      const stored = await storage.read(name);
      const is_ours = isStored(stored) && stored.person === owner;
      // a new one may have come meanwhile
      if ((answers.get(name) ?? null) === null && is_ours) {
        const { at, json, is_of_record = false } = stored;
        answers.set(name, { at, version: stored.version, json, data: undefined, is_of_record });
      }
    }
    const kept = answers.get(name) ?? undefined;
    try {
      if (kept !== undefined) kept.data ??= JSON.parse(kept.json ?? 'null');
    } catch {
      answers.delete(name);
      return undefined;
    }
    return kept;
  }

  /** When a kept answer was read or confirmed, in milliseconds since 1970; undefined until it was loaded. */
  function ageOf(name: string): number | undefined {
    const kept_as = shown.names.get(name) ?? name;
    const kept = answers.get(kept_as);
    if (kept === undefined || kept === null) return undefined;
    return kept.is_of_record ? Math.max(kept.at, mark?.at ?? 0) : kept.at;
  }

  /**
   * The answer of a call. Where none comes in time, the kept answer, which then counts as shown until a new one comes.
   * @param ask makes the call, which `calling` calls off
   * @param arrived takes the answer that came later; undefined when the record is gone
   * @param of the kept answer, if another read brought it
   */
  async function answerOr<Answer>(
    name: string,
    ask: (calling: AbortController) => Promise<Answer>,
    arrived: (answer: Answer | undefined) => void,
    of: Stand<Answer> = { name, fit: (kept) => kept },
  ): Promise<Answer> {
    const { name: kept_as, fit } = of;
    const since = parts.holdsSince();
    const held = since === Infinity ? undefined : await load(kept_as);
    if (held?.version === version && (ageOf(kept_as) ?? 0) >= since) {
      shown.add(name, kept_as);
      return fit(held.data as Answer);
    }
    const ask_number = (asks += 1);
    const calling = new AbortController();
    const asked = answerOf(name, of, ask_number, () => ask(calling));
    const outcome = asked.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const in_time = await Promise.race([outcome, parts.pause(patience())]);
    // only now: the first reads of a page are asked before the answers are restored
    const kept = in_time === undefined ? await load(kept_as) : undefined;
    // an answer of another contract could crash the screen, and the network may only be slow
    if (kept?.version !== version) return asked;
    is_silent = true;
    shown.add(name, kept_as);
    const calls = [...(hanging.get(name) ?? []), calling];
    calls.slice(0, -most_hanging).forEach((call) => call.abort());
    hanging.set(name, calls.slice(-most_hanging));
    void outcome.then((late) => {
      // a later read may have been answered sooner, or the account may have left
      if ('answer' in late && answered.get(name) === ask_number) arrived(late.answer);
      else if ('error' in late && isGone(late.error)) arrived(undefined);
    });
    // a name holds only answers of one read
    return fit(kept.data as Answer);
  }

  async function answerOf<Answer>(
    name: string,
    { name: kept_as, fit }: Stand<Answer>,
    ask_number: number,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const answer = await ask();
      is_silent = false;
      shown.remove(name);
      answered.set(name, Math.max(ask_number, answered.get(name) ?? 0));
      return answer;
    } catch (error) {
      if (isGone(error)) await drop(name);
      const is_cut_off = error instanceof NetworkError;
      if (is_cut_off || error instanceof ApiError) is_silent = is_cut_off;
      const kept = is_cut_off ? await load(kept_as) : undefined;
      if (kept === undefined) throw error;
      // unless a later read was answered
      if (ask_number > (answered.get(name) ?? 0)) shown.add(name, kept_as);
      return fit(kept.data as Answer);
    }
  }

  async function drop(name: string): Promise<void> {
    unwritten.delete(name);
    shown.remove(name);
    if (answers.delete(name)) await storage.remove([name]);
  }

  /** Removes the answers about a deleted record, so that nothing of it stays on the device. */
  async function forgetRecord(id: string): Promise<void> {
    const names = [...answers.keys()].filter((name) => recordOf(name) === id);
    await Promise.all(names.map(drop));
  }

  function patience(): number {
    return is_silent || parts.isCutOff() ? short_patience_ms : patience_ms;
  }

  /** Removes the answers to which a condition applies, such as old searches, but a number of the latest. */
  async function trim(applies: (name: string) => boolean, most: number): Promise<void> {
    const found = [...answers.keys()].filter(applies);
    const too_many = found.slice(0, Math.max(0, found.length - most));
    for (const name of too_many) answers.delete(name);
    await storage.remove(too_many);
  }

  /** Drops what was asked or not yet written: it belongs to the account that leaves. */
  function endCalls(): void {
    answered.clear();
    for (const calls of hanging.values()) calls.forEach((call) => call.abort());
    hanging.clear();
    unwritten.clear();
  }

  /** Removes all answers of all accounts, here and on the device. */
  async function forget(): Promise<void> {
    removals += 1;
    answers.clear();
    endCalls();
    owner = undefined;
    mark = undefined;
    shown.clear();
    // the page may be closed before the end
    parts.removal.setPending(true);
    await parts.storage.clear().then(
      () => parts.removal.setPending(false),
      () => undefined,
    );
  }

  /** The session has lapsed: what the device keeps stays there, and nothing of it in this page. */
  function rest(): void {
    for (const name of answers.keys()) answers.set(name, null);
    endCalls();
    shown.clear();
  }

  return {
    restore,
    rest,
    keep,
    write,
    take,
    trim,
    load,
    ageOf,
    cursor: readCursor,
    /** whether what is kept may be read now, also without a session */
    mayRead: () => mark !== undefined && parts.mayRead(mark),
    answerOr,
    forget,
    forgetRecord,
    /** the account that the answers belong to */
    owner: () => owner,
    isEmpty: () => answers.size === 0,
    shown: () => shown.names,
    subscribe: shown.subscribe,
  };
}

function jsonOf(kept: CachedAnswer): string {
  return (kept.json ??= JSON.stringify(kept.data));
}

/** The record that a read is about: `["GET cruises/{id}/route",{"params":{"id":"..."}}]`. */
function recordOf(name: string): string | undefined {
  const [, given] = JSON.parse(name) as [string, { params?: { id?: string } }?];
  return given?.params?.id;
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  const { person, version, cursor, at } = value as Partial<Record<keyof Mark, unknown>>;
  return (
    typeof person === 'string' &&
    typeof version === 'string' &&
    (cursor === null || typeof cursor === 'string') &&
    typeof at === 'number'
  );
}

function isStored(value: unknown): value is StoredAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { person, version, at, json } = value as Partial<Record<keyof StoredAnswer, unknown>>;
  return (
    typeof person === 'string' &&
    typeof version === 'string' &&
    typeof at === 'number' &&
    typeof json === 'string'
  );
}
