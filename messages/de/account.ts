import type { AppPart } from '../catalogue.ts';
import { account as english } from '../en/account.ts';

export const account: AppPart<'account'> = english;
