import type { AppPart } from '../catalogue.ts';

export const parts: AppPart<'parts'> = {
  undone: 'Der Eintrag ist wieder da.',
};
