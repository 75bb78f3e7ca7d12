import { fold } from './fold.ts';
import { readFileSync } from 'node:fs'; // VIOLATION
import { z } from 'zod'; // VIOLATION
import type { Cruise } from '#contract/cruises.ts'; // VIOLATION
export { cruises } from '#server/features/cruises/store.ts'; // VIOLATION
export const later = () => import('#messages/en/app.ts'); // VIOLATION
export type Type = import('#contract/cruises.ts').Cruise; // VIOLATION
export const used = [fold, readFileSync, z];
