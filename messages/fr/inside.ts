import type { Inside } from '../catalogue.ts';
import { badges } from './badges.ts';
import { calendar } from './calendar.ts';
import { cruises } from './cruises.ts';
import { dashboard } from './dashboard.ts';
import { documents } from './documents.ts';
import { fleet } from './fleet.ts';
import { lists } from './lists.ts';
import { loyalty } from './loyalty.ts';
import { notices } from './notices.ts';
import { parts } from './parts.ts';
import { received } from './received.ts';
import { reminders } from './reminders.ts';
import { routes } from './routes.ts';
import { schedule } from './schedule.ts';
import { sheet } from './sheet.ts';
import { stats } from './stats.ts';
import { weather } from './weather.ts';

export { names as ports } from '#domain/port-names/fr.ts';

export const inside: Inside = {
  badges,
  calendar,
  cruises,
  dashboard,
  documents,
  fleet,
  lists,
  loyalty,
  notices,
  parts,
  received,
  reminders,
  routes,
  schedule,
  sheet,
  stats,
  weather,
};
