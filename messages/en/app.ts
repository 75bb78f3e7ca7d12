import { account } from './account.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';

/** The public texts of the browser, loaded with the first screen; mails are in `mail.ts`. */
export const app = { shell, account, home, terms, errors } as const;
