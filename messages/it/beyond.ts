import type { Beyond } from '../catalogue.ts';
import { badges } from './badges.ts';
import { calendar } from './calendar.ts';
import { cruises } from './cruises.ts';
import { documents } from './documents.ts';
import { fleet } from './fleet.ts';
import { loyalty } from './loyalty.ts';
import { notices } from './notices.ts';
import { outbox } from './outbox.ts';
import { parts } from './parts.ts';
import { received } from './received.ts';
import { reminders } from './reminders.ts';
import { schedule } from './schedule.ts';
import { sheet } from './sheet.ts';
import { ship_mode } from './ship-mode.ts';
import { stats } from './stats.ts';
import { weather } from './weather.ts';

const { names: _names, ...badges_beyond } = badges;
const { missing: _missing, ...fleet_beyond } = fleet;
const { waiting: _waiting, ...outbox_beyond } = outbox;
const { checklist: _checklist, estimate: _estimate, menu: _menu, paid: _paid, ...parts_beyond } = parts;
const {
  offer: _offer,
  reminded: _reminded,
  invite: _invite,
  not_switched: _not_switched,
  undo: _undo,
  ...reminders_beyond
} = reminders;

export const beyond: Beyond = {
  badges: badges_beyond,
  calendar,
  cruises: { form: cruises.form },
  documents,
  fleet: fleet_beyond,
  loyalty,
  notices,
  outbox: outbox_beyond,
  parts: parts_beyond,
  received,
  reminders: reminders_beyond,
  schedule,
  sheet,
  ship_mode,
  stats,
  weather,
};
