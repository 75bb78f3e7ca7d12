import type { AppPart } from '../catalogue.ts';

export const parts: AppPart<'parts'> = {
  undone: 'L’élément est de retour.',
};
