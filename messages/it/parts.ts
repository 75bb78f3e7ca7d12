import type { AppPart } from '../catalogue.ts';

export const parts: AppPart<'parts'> = {
  undone: 'La voce è di nuovo qui.',
};
