import type { App } from '../catalogue.ts';
import { account } from './account.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';

export const app: App = { shell, account, home, terms, errors };
