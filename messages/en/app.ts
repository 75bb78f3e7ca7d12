import { account } from './account.ts';
import { cruises } from './cruises.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';

/** All that the browser shows; mails stand apart in `mail.ts`. */
export const app = { shell, account, home, cruises, dashboard, settings, terms, errors } as const;
