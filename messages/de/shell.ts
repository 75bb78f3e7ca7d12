import type { AppPart } from '../catalogue.ts';
import { shell as english } from '../en/shell.ts';

export const shell: AppPart<'shell'> = english;
