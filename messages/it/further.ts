import { about } from './about.ts';
import { contact } from './contact.ts';
import { operator } from './operator.ts';
import { plans } from './plans.ts';
import { sharing } from './sharing.ts';
import { uploads } from './uploads.ts';

/** Texts of screens that few users open, loaded with the first of them. */
export const further = { about, contact, operator, plans, sharing, uploads } as const;
