import type { AppPart } from '../catalogue.ts';
import { home as english } from '../en/home.ts';

export const home: AppPart<'home'> = english;
