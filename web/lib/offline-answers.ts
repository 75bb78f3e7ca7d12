import { ApiError, NetworkError } from './api-errors.ts';
import { createListeners } from './listeners.ts';

/*
 * Earlier answers, shown when there is no network: each with its time, of one account, on this device only. They are
 * used only when a call gets no answer in time, never in place of an error.
 */

/** An answer as it is stored. */
export interface StoredAnswer {
  person: string;
  /** version of the contract: an answer of another shape would crash the screen that shows it */
  version: string;
  key: readonly unknown[];
  /** milliseconds since 1970 */
  at: number;
  json: string;
}

/** Storage of the answers, by the hash of the query key. Every method may reject: private windows have no storage. */
export interface AnswerStorage {
  all: () => Promise<[name: string, answer: unknown][]>;
  put: (answers: [name: string, answer: StoredAnswer][]) => Promise<void>;
  remove: (names: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

export interface AnswerStoreParts {
  storage: AnswerStorage;
  version: string;
  /** the account signed in now; asked again before each write */
  account: () => string | undefined;
  /** whether any account may be signed in */
  mayBeSignedIn: () => boolean;
  /** runs a function when the page is idle */
  later: (run: () => void) => void;
  pause: (milliseconds: number) => Promise<void>;
  /** whether the session could not be renewed for lack of an answer: the next call would wait in vain, too */
  isCutOff: () => boolean;
  /** of JSON, over all answers */
  most_characters: number;
}

interface CachedAnswer {
  key: readonly unknown[];
  at: number;
  /** undefined until the stored text is parsed */
  data: unknown;
  json: string | undefined;
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
  const [name] = key;
  if (typeof name !== 'string' || !name.startsWith('GET ')) return false;
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

/** The names of the kept answers on screen in place of an answer that did not come. */
function createShown() {
  const { notify, subscribe } = createListeners();
  const names = new Set<string>();
  return {
    names: names as ReadonlySet<string>,
    subscribe,
    add: (name: string): void => {
      if (names.has(name)) return;
      names.add(name);
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
    all: () => attempt(() => storage.all(), []),
    put: (answers) => attempt(() => storage.put(answers), undefined),
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
  const answers = new Map<string, CachedAnswer>();
  const unwritten = new Set<string>();
  const shown = createShown();
  let owner: string | undefined;
  let is_planned = false;
  let is_silent = false;
  /** how many reads were asked, and of each name the latest that was answered: answers may come in another order */
  let asks = 0;
  const answered = new Map<string, number>();
  /** of each name the calls that go on while the kept answer is shown, the latest last */
  const hanging = new Map<string, AbortController[]>();

  /** Loads the stored answers of the signed-in account and removes all others. */
  async function restore(): Promise<void> {
    if (!parts.mayBeSignedIn()) return forget();
    const all = await storage.all();
    owner = parts.account() ?? onlyPersonOf(all);
    const strange: string[] = [];
    for (const [name, answer] of all) {
      if (!isStored(answer) || answer.person !== owner || answer.version !== version) strange.push(name);
      else if (!answers.has(name))
        answers.set(name, { key: answer.key, at: answer.at, data: undefined, json: answer.json });
    }
    await storage.remove(strange);
  }

  /** Keeps a new answer. */
  function keep(name: string, key: readonly unknown[], data: unknown, at: number): void {
    if (shown.names.has(name) || !isKeepable(key) || data === undefined) return;
    const person = parts.account();
    if (person === undefined) return;
    if (owner !== person) {
      answers.clear();
      owner = person;
    }
    const before = answers.get(name);
    // an answer that still holds has its text already
    answers.set(name, { key, at, data, json: before?.data === data ? before?.json : undefined });
    unwritten.add(name);
    if (is_planned) return;
    is_planned = true;
    parts.later(() => void write());
  }

  /** Writes new answers; also called when the page is left. */
  async function write(): Promise<void> {
    is_planned = false;
    const names = [...unwritten];
    unwritten.clear();
    // signed out meanwhile, or another tab has another account: the answers of the one before are not written any more
    const person = parts.account();
    if (person === undefined || person !== owner || !parts.mayBeSignedIn()) return;
    const too_many = oldestBeyond(parts.most_characters, answers);
    for (const name of too_many) answers.delete(name);
    const fresh = names.flatMap((name): [string, StoredAnswer][] => {
      const kept = answers.get(name);
      return kept === undefined
        ? []
        : [[name, { person, version, key: kept.key, at: kept.at, json: jsonOf(kept) }]];
    });
    await storage.put(fresh);
    await storage.remove(too_many);
  }

  /** The kept answer of a read. */
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

  /**
   * The answer of a call. Where none comes in time, the kept answer, which then counts as shown until a new one comes.
   * @param ask makes the call, which `calling` calls off
   * @param arrived takes the answer that came later; undefined when the record is gone
   */
  async function answerOr<Answer>(
    name: string,
    ask: (calling: AbortController) => Promise<Answer>,
    arrived: (answer: Answer | undefined) => void,
  ): Promise<Answer> {
    const ask_number = (asks += 1);
    const calling = new AbortController();
    const asked = answerOf(name, () => ask(calling), ask_number);
    const outcome = asked.then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const in_time = await Promise.race([outcome, parts.pause(patience())]);
    // only now: the first reads of a page are asked before the answers are restored
    const kept = in_time === undefined ? find(name) : undefined;
    if (kept === undefined) return asked;
    is_silent = true;
    shown.add(name);
    const calls = [...(hanging.get(name) ?? []), calling];
    calls.slice(0, -most_hanging).forEach((call) => call.abort());
    hanging.set(name, calls.slice(-most_hanging));
    void outcome.then((late) => {
      // a later read may have been answered sooner, or the account may have left
      if ('answer' in late && answered.get(name) === ask_number) arrived(late.answer);
      else if ('error' in late && isGone(late.error)) arrived(undefined);
    });
    // a name holds only answers of this very read, in this version of the contract
    return kept.data as Answer;
  }

  async function answerOf<Answer>(
    name: string,
    ask: () => Promise<Answer>,
    ask_number: number,
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
      const kept = is_cut_off ? find(name) : undefined;
      if (kept === undefined) throw error;
      // unless a later read was answered
      if (ask_number > (answered.get(name) ?? 0)) shown.add(name);
      return kept.data as Answer;
    }
  }

  async function drop(name: string): Promise<void> {
    unwritten.delete(name);
    shown.remove(name);
    if (answers.delete(name)) await storage.remove([name]);
  }

  /** Removes the answers about a deleted record, so that nothing of it stays on the device. */
  async function forgetRecord(id: string): Promise<void> {
    const names = [...answers].flatMap(([name, { key }]) => (isOf(key, id) ? [name] : []));
    await Promise.all(names.map(drop));
  }

  function patience(): number {
    return is_silent || parts.isCutOff() ? short_patience_ms : patience_ms;
  }

  /** Removes all answers of all accounts, here and on the device. */
  async function forget(): Promise<void> {
    answers.clear();
    // those that are asked belong to the account that leaves
    answered.clear();
    for (const calls of hanging.values()) calls.forEach((call) => call.abort());
    hanging.clear();
    unwritten.clear();
    owner = undefined;
    shown.clear();
    await storage.clear();
  }

  return {
    restore,
    keep,
    write,
    find,
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

/** Without a token to name the account, the owner of the stored answers is taken, if there is only one. */
function onlyPersonOf(all: readonly [name: string, answer: unknown][]): string | undefined {
  const people = new Set(all.flatMap(([, answer]) => (isStored(answer) ? [answer.person] : [])));
  return people.size === 1 ? [...people][0] : undefined;
}

function jsonOf(kept: CachedAnswer): string {
  return (kept.json ??= JSON.stringify(kept.data));
}

/** The names of the oldest answers beyond a number of characters. */
function oldestBeyond(most: number, answers: ReadonlyMap<string, CachedAnswer>): string[] {
  let room = most;
  const newest_first = [...answers].toSorted(([, a], [, b]) => b.at - a.at);
  return newest_first.flatMap(([name, kept]) => {
    room -= jsonOf(kept).length;
    return room < 0 ? [name] : [];
  });
}

/** Whether a read is about one record: `['GET cruises/{id}/route', { params: { id } }]`. */
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
