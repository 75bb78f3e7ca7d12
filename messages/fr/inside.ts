import type { Inside } from '../catalogue.ts';
import { app } from './app.ts';
import { badges } from './badges.ts';
import { calendar } from './calendar.ts';
import { cruises } from './cruises.ts';
import { dashboard } from './dashboard.ts';
import { fleet } from './fleet.ts';
import { lists } from './lists.ts';
import { outbox } from './outbox.ts';
import { parts } from './parts.ts';
import { ready } from './ready.ts';
import { reminders } from './reminders.ts';
import { routes } from './routes.ts';
import { weather } from './weather.ts';

export { names as ports } from '#domain/port-names/fr.ts';

const { form: _form, ...cruises_listed } = cruises;
const { offer, reminded, invite, not_switched, undo } = reminders;

export const inside: Inside = {
  ...app,
  badges: { names: badges.names },
  calendar: { shared_by: calendar.shared_by },
  cruises: cruises_listed,
  dashboard,
  fleet: { missing: fleet.missing },
  lists,
  outbox: { waiting: outbox.waiting },
  parts: { checklist: parts.checklist, estimate: parts.estimate, menu: parts.menu, paid: parts.paid },
  ready: { first: ready.first },
  reminders: { offer, reminded, invite, not_switched, undo },
  routes,
  weather: { title: weather.title },
};
