import type { AppPart } from '../catalogue.ts';

export const fleet: AppPart<'fleet'> = {};
