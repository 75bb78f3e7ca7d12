import type { AppPart } from '../catalogue.ts';

export const documents: AppPart<'documents'> = {};
