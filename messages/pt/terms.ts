import type { Terms } from '../catalogue.ts';
import { terms as english } from '../en/terms.ts';

export const terms: Terms = english;
