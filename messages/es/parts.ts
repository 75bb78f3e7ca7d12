import type { AppPart } from '../catalogue.ts';

export const parts: AppPart<'parts'> = {
  undone: 'El dato está de vuelta.',
};
