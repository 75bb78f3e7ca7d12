import { account } from './account.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { switch_off } from './switch-off.ts';
import { terms } from './terms.ts';

/** What the browser shows to anybody, loaded with the first screen; mails stand apart in `mail.ts`. */
export const app = { shell, account, home, switch_off, terms, errors } as const;
