import { createHash } from 'node:crypto';
import { Recent } from '#server/platform/recent.ts';

/** Room for the statements of all screens, with some to spare: each takes some hundred kilobytes of the database. */
export const most_kept = 150;
/** Of those asked for once so far; a text that comes again is among the latest. */
const most_noticed = 300;

/** What takes its time to be read and planned; `commit` does not, and must never fail. */
const worth = /^\s*(?:select|with|insert|update|delete)\b/i;

/**
 * The statements that one connection keeps prepared. PostgreSQL reads and plans a text of thousands of letters anew
 * whenever it is asked, which takes several times as long as to answer it. Kept is what is asked for again: of lists of
 * changing length and the like each text comes once, and would only push out what is of use.
 */
export class KeptStatements<Kept> {
  readonly #kept = new Map<string, Kept>();
  readonly #noticed = new Recent<string, true>(most_noticed);

  get size(): number {
    return this.#kept.size;
  }

  /** What is kept for a text, which is thereby the last one to make way. */
  find(text: string): Kept | undefined {
    const kept = this.#kept.get(text);
    if (kept === undefined) return undefined;
    this.#kept.delete(text);
    this.#kept.set(text, kept);
    return kept;
  }

  /** Whether a text that is not kept is worth it. Asking is noticed. */
  isWorthKeeping(text: string): boolean {
    if (!worth.test(text)) return false;
    if (this.#noticed.get(text) === true) return true;
    this.#noticed.set(text, true);
    return false;
  }

  /** Keeps a statement. @returns what had to make way for it */
  keep(text: string, kept: Kept): Kept[] {
    const gone: Kept[] = [];
    for (const [oldest, statement] of this.#kept) {
      if (this.#kept.size < most_kept) break;
      this.#kept.delete(oldest);
      gone.push(statement);
    }
    this.#kept.set(text, kept);
    return gone;
  }

  forget(text: string): void {
    this.#kept.delete(text);
  }

  /** Forgets all of them. @returns what was kept */
  clear(): Kept[] {
    const gone = [...this.#kept.values()];
    this.#kept.clear();
    return gone;
  }
}

/** The same for the same text on every connection, so that a name never stands for something else. */
export function nameOf(text: string): string {
  return `gangway_${createHash('sha256').update(text).digest('base64url')}`;
}
