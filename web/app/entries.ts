import type { PlanFeature } from '#domain/entitlements.ts';
import { paths, type ScreenName } from '#web/lib/paths.ts';
import { pick } from '#domain/pick.ts';

/** The entries of the menus, once for the bars, the overflow menu and the drawer. */
export const main_entries = ['dashboard', 'stats', 'loyalty', 'cruises', 'calendar'] as const;

/** Those without a place of their own in the bar of phones. */
export const account_entries = ['stats', 'loyalty', 'badges'] as const;

/** `help` is inserted before the last one where the operator configured it. */
export const more_entries = [
  'settings',
  'loyalty_settings',
  'sharing_settings',
  'icalendar',
  'password',
] as const;

type Entry = (typeof main_entries)[number] | (typeof account_entries)[number] | (typeof more_entries)[number];

export const entry_paths = {
  ...pick(paths, 'dashboard', 'stats', 'loyalty', 'badges', 'cruises', 'calendar'),
  ...pick(paths, 'settings', 'loyalty_settings', 'sharing_settings', 'icalendar', 'password'),
} as const satisfies Record<Entry & ScreenName, string>;

/** The plan feature that an entry needs. */
export const entry_features: Partial<Record<Entry, PlanFeature>> = {
  sharing_settings: 'sharing',
  icalendar: 'icalendar',
};
