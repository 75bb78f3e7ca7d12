import { about } from './about.ts';
import { contact } from './contact.ts';
import { feed } from './feed.ts';
import { mark_paid } from './mark-paid.ts';
import { logbook } from './logbook.ts';
import { operator } from './operator.ts';
import { passport } from './passport.ts';
import { plans } from './plans.ts';
import { ready } from './ready.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { switch_off } from './switch-off.ts';
import { uploads } from './uploads.ts';
import { world } from './world.ts';

/** Texts of screens that few users open, loaded with the first of them. */
export const further = {
  about,
  contact,
  feed,
  mark_paid,
  passport,
  logbook,
  operator,
  plans,
  ready,
  settings,
  sharing,
  switch_off,
  uploads,
  world,
} as const;
