import type { App } from '../catalogue.ts';
import { account } from './account.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { switch_off } from './switch-off.ts';
import { terms } from './terms.ts';

export const app: App = { shell, account, home, switch_off, terms, errors };
