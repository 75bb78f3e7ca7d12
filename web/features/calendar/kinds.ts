import type { CalendarEntry } from '#contract/calendar.ts';
import { milestone_kinds, milestones_by_kind } from '#domain/milestones.ts';
import { userChoice } from '#web/lib/storage.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type Kind = CalendarEntry['kind'];

export function iconOf(kind: Kind): IconName {
  return milestones_by_kind[kind].icon;
}

/** The hidden kinds: a kind that a later version adds is shown until the user hides it. */
export const remembered_hidden = userChoice<readonly Kind[]>('calendar-hidden', [], (stored) =>
  Array.isArray(stored) ? milestone_kinds.filter((kind) => stored.includes(kind)) : undefined,
);
