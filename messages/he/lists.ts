import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {};
