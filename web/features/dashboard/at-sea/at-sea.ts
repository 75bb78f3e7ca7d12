import { type ComponentType, createElement } from 'react';
import { openChapters } from '#web/lib/catalogues.ts';
import { readStored, userChoice, writeStored } from '#web/lib/storage.ts';
import { today } from '#web/lib/use-today.ts';
import { installWay, type InstallWay, useInstallWay } from '#web/parts/install/install-way.ts';

/** Of a device: it is never hinted at twice. */
const SEEN_KEY = 'gangway-install-hint';
const isSeen = (text: string): text is 'seen' => text === 'seen';

export interface Visits {
  /** calendar day of the last one, in the zone of the device */
  day: string;
  /** days with a visit */
  count: number;
}

const visits = userChoice<Visits>('visits', { day: '', count: 0 }, (value) =>
  typeof value === 'object' && value !== null && 'count' in value && 'day' in value
    ? (value as Visits)
    : undefined,
);

export function noteVisit({ day, count }: Visits, day_now: string): Visits {
  return { day: day_now, count: day === day_now ? count : count + 1 };
}

/** From the second day on, where the browser has a way that can be shown. */
export function isHintDue(way: InstallWay, { count }: Visits): boolean {
  return count > 1 && (way === 'offer' || way === 'iphone');
}

/** The hint was shown. */
export function markHintSeen(): void {
  writeStored(SEEN_KEY, 'seen');
}

/** Notes a visit with a cruise ahead. @returns the hint if it is due, else nothing to show */
export async function loadHint(): Promise<ComponentType> {
  const none = () => null;
  if (readStored(SEEN_KEY, isSeen) !== undefined) return none;
  const visited = noteVisit(visits.read(), today());
  visits.write(visited);
  if (visited.count < 2 || installWay() === 'installed') return none;
  const [hint] = await Promise.all([import('./install-hint.tsx'), openChapters(['further'])]);
  // a browser offers it some time after the start
  return function Hint() {
    const way = useInstallWay();
    return isHintDue(way, visited) ? createElement(hint.InstallHint) : null;
  };
}

/** The card before a cruise, with its work. */
export async function loadReady() {
  const [{ ReadyCard }] = await Promise.all([import('./ready-card.tsx'), openChapters(['further'])]);
  return { ReadyCard };
}
