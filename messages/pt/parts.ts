import type { AppPart } from '../catalogue.ts';

export const parts: AppPart<'parts'> = {
  undone: 'O item está de volta.',
};
