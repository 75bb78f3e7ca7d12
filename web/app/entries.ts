import type { PlanFeature } from '#domain/entitlements.ts';
import { paths, type ScreenName } from '#web/lib/paths.ts';

/** The entries of the menus, once for the bar, the overflow menu and the drawer. */
export const main_entries = ['dashboard', 'stats', 'loyalty', 'cruises', 'calendar'] as const;

/** `help` is inserted before the last one where the operator configured it. */
export const more_entries = [
  'settings',
  'loyalty_settings',
  'sharing_settings',
  'icalendar',
  'password',
] as const;

type Entry = (typeof main_entries)[number] | (typeof more_entries)[number];

export const entry_paths = {
  dashboard: paths.dashboard,
  stats: paths.stats,
  loyalty: paths.loyalty,
  cruises: paths.cruises,
  calendar: paths.calendar,
  settings: paths.settings,
  loyalty_settings: paths.loyalty_settings,
  sharing_settings: paths.sharing_settings,
  icalendar: paths.icalendar,
  password: paths.password,
} as const satisfies Record<Entry & ScreenName, string>;

/** The plan feature that an entry needs. */
export const entry_features: Partial<Record<Entry, PlanFeature>> = {
  sharing_settings: 'sharing',
  icalendar: 'icalendar',
};
