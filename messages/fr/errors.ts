import type { Errors } from '../catalogue.ts';
import { errors as english } from '../en/errors.ts';

export const errors: Errors = english;
