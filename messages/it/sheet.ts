import type { AppPart } from '../catalogue.ts';

export const sheet: AppPart<'sheet'> = {};
