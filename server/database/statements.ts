import { createHash } from 'node:crypto';
import { Recent } from '#server/platform/recent.ts';

/** Enough for the statements of all screens, with a margin: each takes some hundred kilobytes of the database. */
export const most_kept = 150;
/** Of texts that were run once so far; a text that is repeated is among the latest. */
const most_noticed = 300;

/** Statements that take time to parse and plan; `commit` does not, and must never fail. */
const worth = /^\s*(?:select|with|insert|update|delete)\b/i;

/**
 * The statements that one connection keeps prepared. PostgreSQL parses and plans a text of thousands of letters again
 * at every call, which takes several times as long as its execution. Only repeated texts are kept: lists of changing
 * length and the like come once each, and would only displace useful ones.
 */
export class StatementCache<Kept> {
  readonly #kept = new Map<string, Kept>();
  readonly #noticed = new Recent<string, true>(most_noticed);

  get size(): number {
    return this.#kept.size;
  }

  /** The prepared statement of a text, which becomes the last one to be removed. */
  find(text: string): Kept | undefined {
    const kept = this.#kept.get(text);
    if (kept === undefined) return undefined;
    this.#kept.delete(text);
    this.#kept.set(text, kept);
    return kept;
  }

  /** Whether a new text should be prepared. Records the text. */
  isWorthKeeping(text: string): boolean {
    if (!worth.test(text)) return false;
    if (this.#noticed.get(text) === true) return true;
    this.#noticed.set(text, true);
    return false;
  }

  /** Stores a statement. @returns the statements that were removed for it */
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

  /** Removes all statements. @returns the removed ones */
  clear(): Kept[] {
    const gone = [...this.#kept.values()];
    this.#kept.clear();
    return gone;
  }
}

/** The same name for the same text on every connection, so that a name never stands for another text. */
export function nameOf(text: string): string {
  return `gangway_${createHash('sha256').update(text).digest('base64url')}`;
}
