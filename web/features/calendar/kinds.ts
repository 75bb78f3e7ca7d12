import type { CalendarEntry } from '#contract/calendar.ts';
import { userChoice } from '#web/lib/storage.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type Kind = CalendarEntry['kind'];

/** Each kind has an icon of its own, so that colour alone tells nothing apart. */
export const kind_icons: Readonly<Record<Kind, IconName>> = {
  cruise: 'ship',
  port: 'anchor',
  flight: 'plane',
  hotel: 'bed',
  checkin: 'check',
  payment_reminder: 'clock',
  final_payment: 'wallet',
};

export const kinds = Object.keys(kind_icons) as Kind[];

/** The hidden kinds: a kind that a later version adds is shown until the user hides it. */
export const remembered_hidden = userChoice<readonly Kind[]>('calendar-hidden', [], (stored) =>
  Array.isArray(stored) ? kinds.filter((kind) => stored.includes(kind)) : undefined,
);
