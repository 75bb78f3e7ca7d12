/** The operator's screens, in the order of the menu; each name is the last part of its address. */
export const sections = [
  'users',
  'codes',
  'reports',
  'messages',
  'ships',
  'schedules',
  'maintenance',
  'announcements',
  'backups',
  'failures',
  'audit',
] as const;

export type SectionName = (typeof sections)[number];

/** Whether the records of a section have pages of their own. */
export function hasRecords(name: string): boolean {
  return name === 'users' || name === 'schedules';
}

export function isSection(name: string): name is SectionName {
  return (sections as readonly string[]).includes(name);
}
