import { useState } from 'react';
import { userChoice } from '#web/lib/storage.ts';
import { isPhone } from '#web/ui/is-phone.ts';

/** The sections in their order, below the face. */
const section_names = ['figures', 'countries', 'ports', 'graphs'] as const;
export type SectionName = (typeof section_names)[number];

/** The closed sections, undefined before the first choice; a section that a later version adds is open. */
export const remembered_closed = userChoice<readonly SectionName[] | undefined>(
  'stats-closed',
  undefined,
  (stored) => (Array.isArray(stored) ? section_names.filter((name) => stored.includes(name)) : undefined),
);

/** Six graphs are five windows of a phone. */
function firstClosed(): readonly SectionName[] {
  return isPhone() ? ['graphs'] : [];
}

/** Which sections are open, remembered for the next visit. */
export function useSections() {
  const [closed, setClosed] = useState(() => remembered_closed.read() ?? firstClosed());
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
