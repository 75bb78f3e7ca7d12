import type { Inside } from '../catalogue.ts';
import { cruises } from './cruises.ts';
import { dashboard } from './dashboard.ts';
import { documents } from './documents.ts';
import { fleet } from './fleet.ts';
import { lists } from './lists.ts';
import { parts } from './parts.ts';
import { schedule } from './schedule.ts';
import { settings } from './settings.ts';
import { sheet } from './sheet.ts';

export const inside: Inside = {
  cruises,
  dashboard,
  documents,
  fleet,
  lists,
  parts,
  schedule,
  settings,
  sheet,
};
