import type { CruiseDocument } from '#contract/documents.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type Kind = 'pdf' | 'picture' | 'text' | 'page' | 'calendar' | 'mail';

const kinds: Partial<Record<CruiseDocument['media_type'], Kind>> = {
  'application/pdf': 'pdf',
  'text/plain': 'text',
  'text/html': 'page',
  'text/calendar': 'calendar',
  'message/rfc822': 'mail',
};

/** The everyday name of a file's type. */
export function kindOf({ media_type }: Pick<CruiseDocument, 'media_type'>): Kind {
  return kinds[media_type] ?? 'picture';
}

export const kind_icons: Record<Kind, IconName> = {
  pdf: 'record',
  picture: 'picture',
  text: 'record',
  page: 'globe',
  calendar: 'calendar',
  mail: 'mail',
};

/** A name without its ending, and the ending: renaming changes only the first. */
export function partsOfName(name: string): { base: string; ending: string } {
  const ending = /(?<=.)\.[A-Za-z\d]{1,8}$/.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - ending.length), ending };
}
