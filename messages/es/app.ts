import type { App } from '../catalogue.ts';
import { account } from './account.ts';
import { cruises } from './cruises.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';

export const app: App = { shell, account, home, cruises, dashboard, settings, terms, errors };
