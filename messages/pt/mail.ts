import type { Mail } from '../catalogue.ts';
import { mail as english } from '../en/mail.ts';

export const mail: Mail = english;
