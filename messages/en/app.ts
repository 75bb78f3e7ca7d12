import { account } from './account.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';

/** What the browser shows to anybody, loaded with the first screen; mails stand apart in `mail.ts`. */
export const app = { shell, account, home, terms, errors } as const;
