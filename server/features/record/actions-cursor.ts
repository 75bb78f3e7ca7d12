import { hash } from 'node:crypto';
import type { Scope } from '#server/platform/scope.ts';

/**
 * What a device has, as the server told it. It is no secret and nothing is trusted in it: a device that changes it
 * harms its own copy.
 */
export interface Cursor {
  /** of what every read depends on: the program, the account, its language */
  readonly of: string;
  /** the revisions of the account, of what concerns everyone, and of warnings */
  readonly own: number;
  readonly everyone: number;
  readonly weather: number;
  /** the instant until which nothing changes by itself, in milliseconds */
  readonly until_ms: number;
  /** the years of the calendar */
  readonly years: Years;
  /** of the reads that were sent last, and of what else decides what is sent */
  readonly tags: ReadonlySet<string>;
}

export interface Years {
  readonly first: number;
  readonly last: number;
}

const tag_length = 6;
/** Their cursor is within the longest that the contract takes. Reads without a tag are sent each time. */
const most_tags = 640;

/** A short hash of texts that belong together. */
export function tagOf(...texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts), 'base64url').slice(0, tag_length);
}

/** A longer one, of what only says whether two are the same. */
export function sameOf(...texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts), 'base64url').slice(0, 16);
}

/** The revisions that were read with the session: those of an account that nothing changed yet are 0. */
export function revisionsOf({ revisions }: Scope): Pick<Cursor, 'own' | 'everyone' | 'weather'> {
  const known = (revisions?.record ?? '').split('.').map(Number);
  const [own = 0, everyone = 0] = known.length > 1 ? known : [0, ...known];
  return { own, everyone, weather: Number(revisions?.weather ?? 0) };
}

const written =
  /^([\w-]{16})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{4})-(\d{4})\.((?:[\w-]{6})*)$/;

/** @returns null for a text that the server did not write */
export function readCursor(text: string | undefined): Cursor | null {
  const found = written.exec(text ?? '');
  if (found === null) return null;
  const [, of = '', own, everyone, weather, until_ms, first, last, tags = ''] = found;
  return {
    of,
    own: Number(own),
    everyone: Number(everyone),
    weather: Number(weather),
    until_ms: Number(until_ms),
    years: { first: Number(first), last: Number(last) },
    tags: new Set(tags.match(/.{6}/g)),
  };
}

export function writeCursor({ of, own, everyone, weather, until_ms, years, tags }: Cursor): string {
  const some = [...tags].slice(0, most_tags).join('');
  return [of, own, everyone, weather, until_ms, `${years.first}-${years.last}`, some].join('.');
}
