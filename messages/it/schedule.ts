import type { AppPart } from '../catalogue.ts';

export const schedule: AppPart<'schedule'> = {};
