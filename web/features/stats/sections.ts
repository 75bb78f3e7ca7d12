import { useState } from 'react';
import { userChoice } from '#web/lib/storage.ts';

/** The sections in their order; the map is drawn above them. */
const section_names = [
  'map',
  'current_year',
  'next_year',
  'countries',
  'ports',
  'cruise',
  'future',
  'graphs',
] as const;
export type SectionName = (typeof section_names)[number];

/** The closed sections; a section that a later version adds is open. */
export const remembered_closed = userChoice<readonly SectionName[]>('stats-closed', [], (stored) =>
  Array.isArray(stored) ? section_names.filter((name) => stored.includes(name)) : undefined,
);

/** Which sections are open, remembered for the next visit. */
export function useSections() {
  const [closed, setClosed] = useState(() => remembered_closed.read());
  const keep = (next: readonly SectionName[]) => {
    remembered_closed.write(next);
    setClosed(next);
  };
  return {
    isOpen: (name: SectionName) => !closed.includes(name),
    is_any_open: closed.length < section_names.length,
    is_any_closed: closed.length > 0,
    toggle: (name: SectionName) =>
      keep(closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name]),
    openAll: () => keep([]),
    closeAll: () => keep(section_names),
  };
}
